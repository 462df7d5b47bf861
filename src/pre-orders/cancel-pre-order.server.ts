import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { withdrawPromoCode } from '#promo-codes/withdraw-promo-code.server.ts'
import { insertStep, lockPreOrder, updatePreOrder } from './db.server.ts'
import { TOLD_AFTER } from './pre-order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'

interface Cancelling {
  id: string
  by: 'shopper' | 'team'
  accountId: string
  note: string
  updatedAt?: string | undefined
}

/** Inside a transaction; its row is locked. The code that came with it goes with it. */
export async function settleCancelled(
  tx: Tx,
  { id, promoCodeId }: { id: string; promoCodeId: string | null },
  { by, accountId, note }: Pick<Cancelling, 'by' | 'accountId' | 'note'>,
  now: Date,
): Promise<number> {
  if (promoCodeId) await withdrawPromoCode(tx, promoCodeId, now)
  await updatePreOrder(tx, id, { state: 'cancelled', cancelledBy: by, updatedAt: now })
  const who = by === 'team' ? accountId : null
  return insertStep(tx, { preOrderId: id, at: now, accountId: who, fromState: 'open', toState: 'cancelled', note })
}

/** What is not the shopper's own does not exist for them. A letter about what the team did can be called back. */
export function cancelPreOrder(db: Db, cancelling: Cancelling, now: Date): Promise<void> {
  const { id, by, accountId, updatedAt } = cancelling
  return inTransaction(db, async (tx) => {
    const row = await lockPreOrder(tx, id)
    if (!row || (by === 'shopper' && row.accountId !== accountId)) throw new Refusal('NOT_FOUND')
    refuseMovedOn(row, updatedAt)
    const step = await settleCancelled(tx, row, cancelling, now)
    const after = by === 'team' ? TOLD_AFTER : 0
    await enqueue(tx, 'send-pre-order-mail', { preOrderId: id, event: 'cancelled', step }, after)
  })
}
