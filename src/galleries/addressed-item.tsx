import { useEffect, useEffectEvent, useState } from 'react'
import type { GalleryViewer } from './gallery-viewer.tsx'
import { itemInAddress, putInAddress } from './item-address.ts'
import type { ShownGallery } from './shown-gallery.ts'

interface Addressed {
  Viewer: typeof GalleryViewer
  gallery: ShownGallery | null
  itemId: string
}

/** The viewer at the item that the page's address names. */
export function AddressedItem({ galleries }: { galleries: readonly ShownGallery[] }) {
  const [addressed, setAddressed] = useState<Addressed | null>(null)
  const open = useEffectEvent(async () => {
    const itemId = itemInAddress()
    const gallery = galleries.find(({ items }) => items.some(({ id }) => id === itemId))
    if (!itemId || !gallery) return
    // Where its script can't be fetched, the page shows its gallery all the same.
    const part = await import('./gallery-viewer.tsx').catch(() => null)
    if (part) setAddressed({ Viewer: part.GalleryViewer, gallery, itemId })
  })
  useEffect(() => void open(), [])
  if (!addressed) return null
  const { Viewer, ...shown } = addressed
  const close = (): void => {
    setAddressed({ ...addressed, gallery: null })
    putInAddress(undefined)
  }
  return <Viewer {...shown} onShow={putInAddress} onClose={close} />
}
