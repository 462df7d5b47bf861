import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import type { AdminOrder } from './admin-order.ts'
import { Byline } from './byline.tsx'
import styles from './order.module.css'

export type Letter = AdminOrder['letters'][number]

export const LETTER_TONES = { waiting: 'info', sent: 'neutral', failed: 'danger' } as const

/** In the history: that it went out, and whether it was taken. */
export function LetterRow({ letter: { kind, state, at, by } }: { letter: Letter }) {
  const { letters } = useAdminTexts()
  return (
    <>
      <span className={styles.stepTitle}>
        <strong>{letters.inHistory(letters.kinds[kind])}</strong>
        {state === 'sent' ? null : <Badge tone={LETTER_TONES[state]}>{letters.states[state]}</Badge>}
      </span>
      <Byline at={at} by={by ? letters.again(by) : letters.bySystem} />
    </>
  )
}
