import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { UploadIcon } from '#ui/more-icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { ACCEPTED_IMAGES } from '../image-file.ts'
import styles from './uploads.module.css'

interface ZoneProps {
  name: string
  /** What may be sent. */
  limits: ReactNode
  /** What is named by it, where a page has several. */
  label?: string
  isDisabled?: boolean
  /** Where something else than images is wanted, or one file alone. */
  words?: Pick<AdminTexts['uploads'], 'drop' | 'pick'>
  accepted?: readonly string[]
  isOne?: boolean
  onFiles: (files: File[]) => void
}

/** Files by choice, drop or paste. */
export function DropZone({ name, limits, label, isDisabled = false, onFiles, ...zone }: ZoneProps) {
  const { words, accepted = ACCEPTED_IMAGES, isOne = false } = zone
  const { uploads } = useAdminTexts()
  const texts = words ?? uploads
  const id = useId()
  const [isOver, setOver] = useState(false)

  const onPick = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])])
    // The same file may be picked again after it was removed.
    currentTarget.value = ''
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent): void => {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    if (!isDisabled) onFiles([...files])
  }
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault()
    setOver(!isDisabled)
  }

  return (
    <label
      htmlFor={id}
      className={isOver ? styles.over : styles.zone}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <UploadIcon />
      <span>
        {texts.drop} <span className={styles.pick}>{texts.pick}</span>
      </span>
      <span className={styles.faint}>{limits}</span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        name={name}
        multiple={!isOne}
        disabled={isDisabled}
        aria-label={label}
        accept={accepted.join(',')}
        onChange={onPick}
      />
    </label>
  )
}

/** Why some of the files that were picked are not sent. */
export const RefusedFiles = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 ? (
    <Notice tone="error">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </Notice>
  ) : null
