import { getCourier } from '#couriers/get-courier.server.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { insertManifest } from './db-manifests.server.ts'

interface Begun {
  courierId: string
  accountId: string
}

export function addManifest(db: Db, { courierId, accountId }: Begun, createdAt: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    const courier = await getCourier(tx, courierId)
    const id = newId()
    await insertManifest(tx, { id, courierId: courier.id, accountId, createdAt })
    return id
  })
}
