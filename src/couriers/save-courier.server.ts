import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { saveCourierCall } from './api.ts'
import { lockCourier, shownCourier, updateCourier } from './db.server.ts'

export function saveCourier(db: Db, form: VerbInput<typeof saveCourierCall>, now: Date) {
  const { id, updatedAt, page, isActive, payDays } = form
  return inTransaction(db, async (tx) => {
    const courier = await lockCourier(tx, id)
    if (!courier) throw new Refusal('NOT_FOUND')
    const isStale = updatedAt !== undefined && new Date(updatedAt).getTime() !== courier.updatedAt.getTime()
    if (isStale) throw new Refusal('STALE_EDIT', { details: { ...shownCourier(courier) } })
    const isSame = courier.page === page && courier.isActive === isActive && courier.payDays === payDays
    return shownCourier(isSame ? courier : await updateCourier(tx, id, { page, isActive, payDays }, now))
  })
}
