import { Panel, TwoColumns } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import styles from '#back-office/form.module.css'
import { LeaveGuard } from '#back-office/leave-guard.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { SaveBar } from '#back-office/save-bar.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Product } from '../shop-product.ts'
import { FeaturedDialog } from './featured-dialog.tsx'
import { PlacePart, PricePart, TextPart } from './form-fields.tsx'
import { ImagesField } from './images-field.tsx'
import { SizesPart } from './sizes-part.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { type Editor, useProductEditor } from './use-product-editor.tsx'

interface EditorProps {
  /** Null for a new one. */
  product: Product | null
  onSaved?: () => void
}

/** The same form for a new product and for one that is there. */
export function ProductEditor({ product, onSaved }: EditorProps) {
  const { common, form } = useAdminTexts()
  const mayChange = useMayChange()
  const editor = useProductEditor(product, onSaved)
  const { draft, standing, isBusy } = editor
  const { stale } = standing
  return (
    <form ref={editor.form} className={styles.form} noValidate onSubmit={editor.onSubmit}>
      {mayChange ? null : <Notice>{common.onlyLooking}</Notice>}
      {standing.problem ? <ProblemNotice problem={standing.problem} /> : null}
      {stale ? (
        <StaleNotice
          start={draft.start.typed}
          current={stale}
          onSettle={(choice) => editor.settleStale(stale, choice)}
        />
      ) : null}
      <fieldset className={styles.fields} disabled={!mayChange}>
        <TwoColumns main={<MainParts editor={editor} />} side={<SideParts editor={editor} />} />
      </fieldset>
      {mayChange ? (
        <SaveBar
          changes={draft.changes.map((field) => form.fields[field])}
          isBusy={isBusy}
          onDiscard={editor.discard}
          create={draft.start.stored ? undefined : form.create}
        />
      ) : null}
      <FeaturedDialog
        current={standing.featured}
        candidate={draft.typed.name}
        isBusy={isBusy}
        onConfirm={() => editor.save('replace')}
        onCancel={editor.untickFeatured}
      />
      <LeaveGuard isDirty={draft.changes.length > 0} text={form.leaveText} />
    </form>
  )
}

const partOf = ({ draft: { typed, problems, change } }: Editor) => ({ typed, problems, onChange: change })

function MainParts({ editor }: { editor: Editor }) {
  const { form } = useAdminTexts()
  const { draft, uploads, standing } = editor
  return (
    <>
      <TextPart {...partOf(editor)} />
      <Panel title={form.sections.images}>
        <ImagesField
          images={draft.typed.images}
          problem={draft.problems['images']}
          uploads={uploads}
          onChange={(images) => draft.change({ images })}
        />
      </Panel>
      <SizesPart
        {...partOf(editor)}
        isStockChanged={draft.start.stored !== null && draft.changes.includes('stock')}
        clashes={standing.clashes ?? []}
        productId={draft.start.stored?.id ?? null}
      />
    </>
  )
}

const SideParts = ({ editor }: { editor: Editor }) => (
  <>
    <PricePart {...partOf(editor)} />
    <PlacePart {...partOf(editor)} />
  </>
)
