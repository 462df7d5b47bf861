import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { Sending } from './sending.ts'
import styles from './uploads.module.css'

interface ProgressProps {
  sending: Sending
  words?: AdminTexts['uploads']
  /** For who listens: the picture is there to be seen. */
  isNameSpoken?: boolean
  onRetry: () => void
}

/** How far one file is; why it failed, and another try where that may help. */
export function SendingProgress({ sending, words, isNameSpoken = false, onRetry }: ProgressProps) {
  const { file, part, problem, isHopeless } = sending
  const { uploads } = useAdminTexts()
  const texts = words ?? uploads
  if (problem === null)
    return (
      <label className={styles.progress}>
        <bdi className={isNameSpoken ? 'visually-hidden' : undefined}>{texts.sending(file.name)}</bdi>
        <progress max={1} value={part} />
        <bdi>{new Intl.NumberFormat('en', { style: 'percent' }).format(part)}</bdi>
      </label>
    )
  return (
    <div className={styles.failed} role="alert">
      <bdi>{problem === texts.failed ? problem : texts.failedWhy(problem)}</bdi>
      {isHopeless ? (
        texts.chooseAnother
      ) : (
        <Button kind="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
