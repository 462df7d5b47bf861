import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success } from '#lib/wire.ts'
import { AdminOrder } from '../wire-order.ts'
import { letterKind, noteBody, ParcelForm } from './wire-tending.ts'

const changed = z.object({ success, message: z.string(), order: AdminOrder })
const ofNote = z.object({ id, note: z.coerce.number<string | number>().int().min(1) })
const updatedAt = instant
  .optional()
  .meta({ description: 'as it was read; if somebody has saved it since, 409 STALE_EDIT with `details.body`' })

export const writeNoteCall = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/notes',
  summary: 'Adds a note of the team to an order: its status stays, and the customer never sees it',
  status: 201,
  params: byId,
  body: z.object({ body: noteBody }),
  answer: changed,
})

export const editNoteCall = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/notes/:note',
  summary: 'Rewrites one’s own note, or as an owner anybody’s',
  params: ofNote,
  body: z.object({ body: noteBody, updatedAt }),
  answer: changed,
})

export const deleteNoteCall = endpoint({
  method: 'DELETE',
  path: '/admin/orders/:id/notes/:note',
  summary: 'Deletes one’s own note, or as an owner anybody’s',
  params: ofNote,
  body: z.object({ updatedAt }),
  answer: changed,
})

/** 409 STALE_EDIT with `details.courier` and `details.trackingNumber` where somebody has saved others since. */
export const setParcelCall = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/parcel',
  summary: 'Says which courier brings an order, and by which number they know it; both empty: nobody yet',
  params: byId,
  body: ParcelForm,
  answer: changed,
})

/** 409 STATE_CONFLICT where the order does not stand as such a letter says: `mayBeSentAgain` of the order has those that do. */
export const sendLetterCall = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/letters',
  summary: 'Sends the customer a letter once more, as the order stands now',
  status: 201,
  params: byId,
  body: z.object({ kind: letterKind }),
  answer: changed,
})
