import type { OrderRow } from '../db.server.ts'
import { secondsToUndo } from '../undo/undo.ts'
import { parcelPage } from './courier.ts'
import type { LetterRow } from './db-letters.server.ts'
import type { NoteRow } from './db-notes.server.ts'
import { mayBeSentAgain } from './letter-kinds.ts'

/** A stranger hears who brings it; the number would tell them on the courier's page what the shop keeps to itself. */
export function shownParcel(
  { courier, courierPage, trackingNumber, status }: OrderRow,
  asker: 'owner' | 'staff' | 'stranger',
): { courier: string; trackingNumber: string | null; trackingUrl: string | null } | null {
  const isSent = status === 'shipped' || status === 'delivered'
  if (courier === '' || (asker !== 'staff' && !isSent)) return null
  if (asker === 'stranger') return { courier, trackingNumber: null, trackingUrl: null }
  return { courier, trackingNumber: trackingNumber || null, trackingUrl: parcelPage({ courierPage, trackingNumber }) }
}

/** Which letters say how the order stands now. */
export function tellable({ status, isPaid, paymentMethod, history }: OrderRow, letters: LetterRow[], now: Date) {
  const last = history.at(-1)
  const isUndoable = last?.isTeams === true && secondsToUndo(last, now) > 0
  const sent = letters.filter(({ state }) => state === 'sent').map(({ event }) => event)
  return mayBeSentAgain({ status, isPaid, paymentMethod, isUndoable, sent })
}

interface Tended {
  notes: NoteRow[]
  letters: LetterRow[]
}

export const shownTending = (order: OrderRow, { notes, letters }: Tended, now: Date) => ({
  notes: notes.map((note) => ({ ...note, at: note.at.toISOString(), updatedAt: note.updatedAt.toISOString() })),
  letters: letters.map(({ event, at, ...letter }) => ({ ...letter, kind: event, at: at.toISOString() })),
  mayBeSentAgain: tellable(order, letters, now),
})
