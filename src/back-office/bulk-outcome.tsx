import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { Offer } from './admin-notice.tsx'
import styles from './bulk-outcome.module.css'

interface Refused {
  id: string
  name: ReactNode
  why: string
}

interface OutcomeProps {
  title: string
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
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {offer ? <TakeBack offer={offer} /> : null}
        <Button kind="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </div>
      {hint ? <p>{hint}</p> : null}
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

function TakeBack({ offer: { label, name, seconds, take } }: { offer: Offer }) {
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  if (isOver) return null
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
