import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { addCourierCall } from './api.ts'
import { insertCourier, shownCourier } from './db.server.ts'

export function addCourier(db: Db, form: VerbInput<typeof addCourierCall>, now: Date) {
  return inTransaction(db, async (tx) => {
    const added = await insertCourier(tx, { id: newId(), ...form, updatedAt: now })
    if (!added) throw new Refusal('COURIER_EXISTS', { details: { name: form.name } })
    return shownCourier(added)
  })
}
