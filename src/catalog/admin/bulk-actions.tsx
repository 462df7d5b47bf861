import { useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { isBare } from './saving.ts'
import type { ManyDialogProps, ManyProps } from './use-bulk.tsx'

/** Only what can be done to some of them, and to how many. */
export function BulkActions({ products, bulk }: ManyProps) {
  const { productBulk: texts } = useAdminTexts()
  const [openDialog, setOpenDialog] = useState<'publish' | 'unpublish' | 'price' | 'discount' | null>(null)
  const drafts = products.filter(({ status }) => status === 'draft')
  const published = products.filter(({ status }) => status === 'published')
  const dialog = (what: typeof openDialog) => ({
    bulk,
    isOpen: openDialog === what,
    onClose: () => setOpenDialog(null),
  })
  return (
    <>
      {drafts.length > 0 ? (
        <Button
          busy={bulk.isBusy}
          onClick={() =>
            drafts.some(isBare) ? setOpenDialog('publish') : void bulk.take({ action: 'publish' }, drafts)
          }
        >
          {texts.publish(drafts.length)}
        </Button>
      ) : null}
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpenDialog('price')}>
        {texts.price(products.length)}
      </Button>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpenDialog('discount')}>
        {texts.discount(products.length)}
      </Button>
      {published.length > 0 ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpenDialog('unpublish')}>
          {texts.unpublish(published.length)}
        </Button>
      ) : null}
      <PublishDialog products={drafts} {...dialog('publish')} />
      <UnpublishDialog products={published} {...dialog('unpublish')} />
      <PriceDialog products={products} {...dialog('price')} />
      <DiscountDialog products={products} {...dialog('discount')} />
    </>
  )
}

function UnpublishDialog({ products, bulk, isOpen, onClose }: ManyDialogProps) {
  const { productBulk: texts } = useAdminTexts()
  return (
    <ManyDialog
      many={bulk}
      title={texts.unpublishTitle(products.length)}
      confirm={texts.unpublishConfirm}
      onConfirm={() => void bulk.take({ action: 'unpublish' }, products, { onSettled: onClose })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>{texts.unpublishEffect}</p>
      {products.some(({ featured }) => featured) ? <p>{texts.unpublishFeatured}</p> : null}
    </ManyDialog>
  )
}
