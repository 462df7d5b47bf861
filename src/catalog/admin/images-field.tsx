import { useState } from 'react'
import { useItemOrder } from '#back-office/list/use-item-order.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DropZone, RefusedFiles } from '#media/admin/drop-zone.tsx'
import { usePasted } from '#media/admin/use-pasted.tsx'
import { Notice } from '#ui/notice.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { withCropped } from './image-files.ts'
import { ImageItem } from './image-item.tsx'
import styles from './images.module.css'
import type { TypedImage } from './product-form.ts'
import type { Uploads } from './use-uploads.tsx'

interface ImagesProps {
  images: readonly TypedImage[]
  problem: string | undefined
  uploads: Uploads
  onChange: (images: readonly TypedImage[]) => void
}

/** Each time anew, and the dialog stays until it is closed: so the focus goes back to where it came from. */
function useCropping() {
  const [cropping, setCropping] = useState({ key: '', times: 0, isOpen: false })
  return {
    ...cropping,
    open: (key: string): void => setCropping(({ times }) => ({ key, times: times + 1, isOpen: true })),
    close: (): void => setCropping((now) => ({ ...now, isOpen: false })),
  }
}

export function ImagesField({ images, problem, uploads, onChange }: ImagesProps) {
  const { images: texts } = useAdminTexts()
  const crop = useCropping()
  const [chosenKey, choose] = useState('')
  const chosen = images.find(({ key }) => key === chosenKey) ?? images[0]
  // The picture is chosen, not its place.
  const order = useItemOrder(images, (edit) => {
    if (chosen) choose(chosen.key)
    onChange(edit(images))
  })
  usePasted(uploads.add)

  const onRemove = (key: string): void => {
    uploads.forget(key)
    onChange(images.filter((image) => image.key !== key))
  }
  return (
    <div id="images" className={styles.field}>
      <DropZone name="images" limits={texts.limits} onFiles={uploads.add} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <RefusedFiles sentences={uploads.refusedFiles} />
      <p className="visually-hidden" aria-live="polite">
        {order.movedTo > 0 ? texts.movedTo(order.movedTo, images.length) : ''}
      </p>
      <ol ref={order.list} className={styles.list}>
        {images.map((image, index) => (
          <ImageItem
            key={image.key}
            image={image}
            place={{ at: index + 1, of: images.length }}
            order={order}
            sending={uploads.sending[image.key]}
            isChosen={image === chosen}
            onChoose={() => choose(image.key)}
            onChange={(change) => onChange(images.map((one) => (one.key === image.key ? { ...one, ...change } : one)))}
            onCrop={() => crop.open(image.key)}
            onRemove={() => onRemove(image.key)}
            onRetry={() => uploads.retry(image.key)}
          />
        ))}
      </ol>
      <CropDialog
        key={crop.times}
        image={images.find(({ key }) => key === crop.key)}
        isOpen={crop.isOpen}
        onClose={crop.close}
        onCropped={(key, picture) => onChange(withCropped(images, key, picture))}
      />
    </div>
  )
}
