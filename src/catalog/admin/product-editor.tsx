import { Panel, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { Product } from '../shop-product.ts'
import { BareDialog } from './bare-dialog.tsx'
import { DropPart } from './drop-part.tsx'
import { FeaturedDialog } from './featured-dialog.tsx'
import { PlacePart, PricePart, StatePart, TextPart } from './form-fields.tsx'
import { ImagesField } from './images-field.tsx'
import { STOCK_FIELDS } from './product-form.ts'
import { SizesPart } from './sizes-part.tsx'
import { type ProductForm, useProductForm } from './use-product-form.tsx'
import { useFieldNames, useShownField } from './use-shown-field.tsx'
import { WornPart } from './worn-part.tsx'

interface EditorProps {
  /** Null for a new one. */
  product: Product | null
  onSaved?: (saved: Product) => void
}

/** The same form for a new product and for one that is there. */
export function ProductEditor({ product, onSaved }: EditorProps) {
  const { form: texts } = useAdminTexts()
  const names = useFieldNames()
  const show = useShownField()
  const editor = useProductForm(product, onSaved)
  const { form } = editor
  return (
    <>
      <AdminFormFrame
        form={form}
        names={names}
        show={show}
        create={texts.create}
        leaveText={texts.leaveText}
        also={<OtherWay editor={editor} />}
      >
        <TwoColumns main={<MainParts editor={editor} />} side={<SideParts editor={editor} />} />
      </AdminFormFrame>
      <BareDialog {...editor.bare} />
      <FeaturedDialog
        current={editor.leader}
        candidate={form.typed.name}
        isBusy={form.isBusy}
        onConfirm={editor.replaceLeader}
        onCancel={editor.untickFeatured}
      />
    </>
  )
}

/** What is new may be kept as a draft; what is a draft may be published. */
function OtherWay({ editor: { form, saveWith } }: { editor: ProductForm }) {
  const { productState: texts } = useAdminTexts()
  const { stored } = form.start
  if (stored && stored.status === 'published') return null
  const save = (): void => {
    if (!form.isBusy) saveWith({ status: stored ? 'published' : 'draft' })
  }
  return (
    <Button kind="outline" aria-disabled={form.isBusy} onClick={save}>
      {stored ? texts.publish : texts.saveDraft}
    </Button>
  )
}

const partOf = ({ form: { typed, problems, change } }: ProductForm) => ({ typed, problems, onChange: change })

function MainParts({ editor }: { editor: ProductForm }) {
  const { form: texts } = useAdminTexts()
  const { form, uploads } = editor
  const { start, changes } = form
  return (
    <>
      <TextPart {...partOf(editor)} />
      <SizesPart
        {...partOf(editor)}
        isStockChanged={start.stored !== null && STOCK_FIELDS.some((field) => changes.includes(field))}
        productId={start.stored?.id ?? null}
      />
      <WornPart {...partOf(editor)} />
      <Panel title={texts.sections.images}>
        <ImagesField
          images={form.typed.images}
          problem={form.problems['images']}
          uploads={uploads}
          onChange={(images) => form.change({ images })}
        />
      </Panel>
    </>
  )
}

const SideParts = ({ editor }: { editor: ProductForm }) => (
  <>
    <StatePart {...partOf(editor)} />
    <PricePart {...partOf(editor)} />
    <DropPart {...partOf(editor)} />
    <PlacePart {...partOf(editor)} productId={editor.form.start.stored?.id ?? null} />
  </>
)
