import type { Tx } from '#lib/db.server.ts'
import { countUse, deleteUse, lockPromoCode, lockUse } from './db.server.ts'

export type DroppedUse = NonNullable<Awaited<ReturnType<typeof lockUse>>>

/** An order that its code is not for any more is an order without one: the use is free for somebody else. */
export async function dropPromoCode(tx: Tx, orderId: string): Promise<DroppedUse | undefined> {
  const use = await lockUse(tx, orderId)
  if (!use) return undefined
  if (use.promoCodeId !== null && use.givenBackAt === null) {
    await lockPromoCode(tx, { id: use.promoCodeId })
    await countUse(tx, use.promoCodeId, -1)
  }
  await deleteUse(tx, orderId)
  return use
}
