import { Panel } from '#back-office/admin-page.tsx'
import { BothLanguages } from '#back-office/form/both-languages.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField, TextField } from '#ui/field.tsx'
import type { TypedGallery } from './gallery-form.ts'

interface PartProps {
  typed: TypedGallery
  problems: Record<string, string>
  onChange: (change: Partial<TypedGallery>) => void
}

const LONGEST_NAME = 120
const LONGEST_DESCRIPTION = 2000

export function TextPart({ typed, problems, onChange }: PartProps) {
  const { galleryForm: texts } = useAdminTexts()
  const { fields } = texts
  return (
    <Panel title={texts.sections.text}>
      <BothLanguages
        name="name"
        labels={[fields.name, fields.nameAr]}
        values={[typed.name, typed.nameAr]}
        problems={[problems['name'], problems['nameAr']]}
        maxLength={LONGEST_NAME}
        isRequired
        onChange={([name, nameAr]) => onChange({ name, nameAr })}
      />
      <BothLanguages
        name="description"
        labels={[fields.description, fields.descriptionAr]}
        values={[typed.description, typed.descriptionAr]}
        problems={[problems['description'], problems['descriptionAr']]}
        maxLength={LONGEST_DESCRIPTION}
        isLong
        onChange={([description, descriptionAr]) => onChange({ description, descriptionAr })}
      />
    </Panel>
  )
}

export function PlacePart({ typed, problems, onChange }: PartProps) {
  const { galleryForm: texts } = useAdminTexts()
  const { fields } = texts
  return (
    <Panel title={texts.sections.place}>
      <CheckField
        label={fields.featured}
        name="featured"
        checked={typed.featured}
        onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
      />
      <CheckField
        label={fields.isActive}
        hint={texts.activeHint}
        name="isActive"
        checked={typed.isActive}
        onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
      />
      <TextField
        label={fields.order}
        hint={texts.orderHint}
        name="order"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed.order}
        problem={problems['order']}
        onChange={({ currentTarget }) => onChange({ order: currentTarget.value })}
      />
    </Panel>
  )
}
