import { findCourier } from '#couriers/db.server.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { insertManifest } from './db-manifests.server.ts'

interface Begun {
  courierId: string
  accountId: string
}

export function addManifest(db: Db, { courierId, accountId }: Begun, createdAt: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    const courier = await findCourier(tx, courierId)
    if (!courier) throw new Refusal('INVALID', { errors: { courierId: 'courierRequired' } })
    const id = newId()
    await insertManifest(tx, { id, courierId, accountId, createdAt })
    return id
  })
}
