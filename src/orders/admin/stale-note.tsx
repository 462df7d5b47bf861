import { useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './order.module.css'

/** A note as a colleague left it meanwhile. */
export interface NoteNow {
  body: string
  updatedAt: string
}

/** What somebody saw of a note; told what it is now, they may go on from there. */
export function useNoteSeen({ updatedAt: firstSeen }: { updatedAt: string }) {
  const [now, setNow] = useState<NoteNow | null>(null)
  const [updatedAt] = useState(firstSeen)

  const onRefused = ({ code, details: { body, updatedAt: at } }: Refusal): boolean => {
    if (code !== 'STALE_EDIT' || typeof body !== 'string' || typeof at !== 'string') return false
    setNow({ body, updatedAt: at })
    return true
  }
  return { updatedAt: now?.updatedAt ?? updatedAt, now, onRefused }
}

export function StaleNote({ now, next }: { now: NoteNow; next: string }) {
  const { notes } = useAdminTexts()
  return (
    <Notice tone="warning">
      <span>{notes.stale}</span>
      <p className={styles.note}>
        <bdi>{now.body}</bdi>
      </p>
      <span>{next}</span>
    </Notice>
  )
}
