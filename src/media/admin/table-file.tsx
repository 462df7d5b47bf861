import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './uploads.module.css'

interface FileProps {
  label: string
  /** What may be sent. */
  limits: string
  accepted: readonly string[]
  /** The name of what was chosen; none, where nothing is. */
  chosen: string | undefined
  onFile: (file: File) => void
}

/** One table, and what it is called once it is chosen. */
export function TableFile({ label, limits, accepted, chosen, onFile }: FileProps) {
  const { tableFile: texts } = useAdminTexts()
  return (
    <>
      <DropZone
        name="file"
        label={label}
        limits={limits}
        words={texts}
        accepted={accepted}
        isOne
        onFiles={([file]) => {
          if (file) onFile(file)
        }}
      />
      <p className={styles.chosen} role="status">
        {chosen ? texts.chosen(chosen) : ''}
      </p>
    </>
  )
}
