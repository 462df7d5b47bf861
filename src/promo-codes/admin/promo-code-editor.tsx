import type { ReactNode } from 'react'
import { TwoColumns } from '#back-office/admin-page.tsx'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import { BilingualPart } from '#back-office/form/bilingual-part.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CodePart, DiscountPart, LimitsPart } from './code-parts.tsx'
import { ScopePart } from './scope-part.tsx'
import type { StoredCode } from './typed-promo-code.ts'
import { usePromoCodeForm } from './use-promo-code-form.tsx'
import { useShownField } from './use-shown-field.tsx'
import { ValidityPart } from './validity-part.tsx'

const LONGEST_DESCRIPTION = 500

interface EditorProps {
  /** Null for a new one. */
  stored: StoredCode | null
  onSaved: () => void
  aside?: ReactNode
}

/** The same form for a new promo code and for one that is there. */
export function PromoCodeEditor({ stored, onSaved, aside }: EditorProps) {
  const { promo } = useAdminTexts()
  const show = useShownField()
  const form = usePromoCodeForm(stored, onSaved)
  const { typed, problems, change } = form
  return (
    <AdminFormFrame form={form} names={promo.fields} show={show} create={promo.create} leaveText={promo.leaveText}>
      <TwoColumns
        main={
          <>
            <CodePart form={form} />
            <BilingualPart typed={typed} problems={problems} onChange={change} longest={LONGEST_DESCRIPTION} />
            <LimitsPart form={form} />
          </>
        }
        side={
          <>
            {aside}
            <DiscountPart form={form} />
            <ValidityPart form={form} />
          </>
        }
      />
      <ScopePart form={form} />
    </AdminFormFrame>
  )
}
