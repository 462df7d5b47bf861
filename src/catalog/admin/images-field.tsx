import { useEffect, useRef, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DropZone, RefusedFiles } from '#media/admin/drop-zone.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Move, withMoved } from './image-files.ts'
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

export function ImagesField({ images, problem, uploads, onChange }: ImagesProps) {
  const { images: texts } = useAdminTexts()
  const list = useRef<HTMLOListElement>(null)
  const [lastMove, setLastMove] = useState<{ key: string; move: Move } | null>(null)

  // A node that changes its place loses the focus; whoever moves an image by keyboard goes on where they were.
  useEffect(() => {
    if (!lastMove) return
    const { key, move } = lastMove
    const item = list.current?.querySelector(`[data-image="${key}"]`)
    const button = item?.querySelector<HTMLElement>(`[data-move="${move}"]:not(:disabled)`)
    ;(button ?? item?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus()
  }, [lastMove])

  const onMove = (key: string, move: Move): void => {
    onChange(withMoved(images, key, move))
    setLastMove({ key, move })
  }
  const onRemove = (key: string): void => {
    uploads.forget(key)
    onChange(images.filter((image) => image.key !== key))
  }

  const movedTo = lastMove ? images.findIndex(({ key }) => key === lastMove.key) + 1 : 0
  return (
    <div className={styles.field}>
      <DropZone name="images" limits={texts.limits} onFiles={uploads.add} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <RefusedFiles sentences={uploads.refusedFiles} />
      <p className="visually-hidden" aria-live="polite">
        {movedTo > 0 ? texts.movedTo(movedTo, images.length) : ''}
      </p>
      <ol ref={list} className={styles.list}>
        {images.map((image, index) => (
          <ImageItem
            key={image.key}
            image={image}
            place={{ at: index + 1, of: images.length }}
            sending={uploads.sending[image.key]}
            onChange={(change) => onChange(images.map((one) => (one.key === image.key ? { ...one, ...change } : one)))}
            onMove={(move) => onMove(image.key, move)}
            onRemove={() => onRemove(image.key)}
            onRetry={() => uploads.retry(image.key)}
          />
        ))}
      </ol>
    </div>
  )
}
