import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Offer } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './bulk-outcome.module.css'

interface Refused {
  id: string
  name: ReactNode
  why: string
}

interface OutcomeProps {
  title: string
  /** About the way back, where there is one; else about what came of it. */
  hint?: string | undefined
  refused: readonly Refused[]
  offer?: Offer | undefined
  onClose: () => void
}

/** What became of many at once; gets the focus as it comes, so that the way back is next. Key it by what was done. */
export function BulkOutcome({ title, hint, refused, offer, onClose }: OutcomeProps) {
  const { common, selection: texts } = useAdminTexts()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const isOver = useIsOver(offer)
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {offer && !isOver ? <TakeBack offer={offer} /> : null}
        <Button kind="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </div>
      {hint && !isOver ? <p>{hint}</p> : null}
      {refused.length > 0 ? (
        <>
          <p>{texts.refused(refused.length)}</p>
          <ul className={styles.list}>
            {refused.map(({ id, name, why }) => (
              <li key={id}>
                {name} {why}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

interface StepsProps<Result> extends Pick<OutcomeProps, 'title' | 'refused' | 'onClose'> {
  results: readonly Result[]
  words: { undo: string; undoNamed: (what: string) => string; undoHint: string }
  onUndo: (results: readonly Result[]) => Promise<void>
}

/** The same of orders that took a step, with the way back for as long as all that took it have one. */
export function StepsOutcome<Result extends { id: string; undo: { step: number; seconds: number } | null }>(
  props: StepsProps<Result>,
) {
  const { title, refused, results, words, onUndo, onClose } = props
  const undos = results.flatMap(({ undo }) => (undo ? [undo.seconds] : []))
  const offer = {
    label: words.undo,
    name: words.undoNamed(title),
    seconds: Math.min(...undos),
    take: () => onUndo(results),
  }
  return (
    <BulkOutcome
      key={results.map(({ id, undo }) => `${id} ${undo?.step}`).join()}
      title={title}
      hint={undos.length > 0 ? words.undoHint : undefined}
      refused={refused}
      offer={undos.length > 0 ? offer : undefined}
      onClose={onClose}
    />
  )
}

/** Whether the time for the way back is over; what speaks of it leaves with it. */
function useIsOver(offer: Offer | undefined): boolean {
  const [isOver, setOver] = useState(false)
  const seconds = offer?.seconds
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isOver
}

function TakeBack({ offer: { label, name, take } }: { offer: Offer }) {
  const [isBusy, setBusy] = useState(false)
  const click = (): void => {
    setBusy(true)
    void take().finally(() => setBusy(false))
  }
  return (
    <Button kind="outline" busy={isBusy} aria-label={name} onClick={click}>
      {label}
    </Button>
  )
}
