import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Viewer } from '#lib/route.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { lockNote } from './db-notes.server.ts'

export interface NoteSeen {
  id: string
  note: number
  updatedAt?: string | undefined
}

/** Held until the transaction ends: one's own, or an owner's to change, and as it was when it was read. */
export async function lockOwnNote(tx: Tx, { id: orderId, note: id, updatedAt }: NoteSeen, viewer: Viewer) {
  await lockOrder(tx, orderId)
  const note = await lockNote(tx, orderId, id)
  if (!note) throw new Refusal('NOT_FOUND')
  if (note.accountId !== viewer.accountId && viewer.adminRole !== 'owner') throw new Refusal('NOT_ALLOWED')
  const isStale = updatedAt !== undefined && new Date(updatedAt).getTime() !== note.updatedAt.getTime()
  if (isStale)
    throw new Refusal('STALE_EDIT', { details: { body: note.body, updatedAt: note.updatedAt.toISOString() } })
  return note
}
