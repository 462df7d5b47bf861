import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'

export const lockPartOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'refunded'])
    .where('orderId', '=', orderId)
    .where('isPart', '=', true)
    .where('undoneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function insertPart(tx: Tx, orderId: string, amount: number, recordedAt: Date): Promise<void> {
  const part = { kind: 'cash', settles: false, isPart: true } as const
  await tx
    .insertInto('payments')
    .values({ id: newId(), orderId, amount, recordedAt, ...part })
    .execute()
}

export async function changePart(tx: Tx, id: string, change: { amount: number } | { undoneAt: Date }): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute()
}
