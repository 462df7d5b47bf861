import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { saveCourierCall } from './api.ts'
import { lockCourier, shownCourier, updateCourier } from './db.server.ts'

export function saveCourier(db: Db, { id, updatedAt, page, isActive }: VerbInput<typeof saveCourierCall>, now: Date) {
  return inTransaction(db, async (tx) => {
    const courier = await lockCourier(tx, id)
    if (!courier) throw new Refusal('NOT_FOUND')
    const isStale = updatedAt !== undefined && new Date(updatedAt).getTime() !== courier.updatedAt.getTime()
    if (isStale) throw new Refusal('STALE_EDIT', { details: { ...shownCourier(courier) } })
    if (courier.page === page && courier.isActive === isActive) return shownCourier(courier)
    return shownCourier(await updateCourier(tx, id, { page, isActive }, now))
  })
}
