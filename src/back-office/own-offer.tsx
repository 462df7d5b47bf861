import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './admin-notice.module.css'
import { type Offer, useOwnOffer } from './admin-notice.tsx'

/** A way back beside what was just done, for as long as the offer holds; give it the step as its key. */
export function OwnOffer({
  text,
  offer: { label, name, seconds, take },
  isBusy,
}: {
  text: string
  offer: Offer
  isBusy: boolean
}) {
  const [isOver, setOver] = useState(false)
  useOwnOffer()
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  if (isOver) return null
  return (
    <Notice className={styles.own}>
      <span>{text}</span>
      <Button kind="outline" busy={isBusy} aria-label={name} onClick={() => void take()}>
        {label}
      </Button>
    </Notice>
  )
}
