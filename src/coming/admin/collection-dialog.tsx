import { useState } from 'react'
import type { Color } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ComingImage } from './coming-image.ts'
import { ImageList } from './image-list.tsx'

interface CollectionProps {
  collection: Color
  items: readonly ComingImage[]
}

/** The button that says how many there are, and the images behind it. */
export function Collection({ collection, items }: CollectionProps) {
  const { coming: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.view[collection](items.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.collections[collection]}
        closeLabel={common.close}
      >
        {isOpen && items.length > 0 ? (
          <ImageList collection={collection} items={items} />
        ) : (
          <p role="status">{texts.none[collection]}</p>
        )}
      </Dialog>
    </>
  )
}
