import type { Tx } from '#lib/db.server.ts'
import type { CashReason } from './cash/judge.ts'
import type { Holds, OrderFacts, PaymentMethod } from './order.ts'

export interface LockedOrder extends OrderFacts {
  id: string
  holds: Holds
  paymentMethod: PaymentMethod
  total: number
  sku: string
  createdAt: Date
  cancelledAt: Date | null
  /** Set where it is cancelled because its money did not come in time. */
  expiredAt: Date | null
  /** Set where it is cancelled because nobody took it at the door. */
  refusedAt: Date | null
  deletedAt: Date | null
  attention: string | null
  updatedAt: Date
  confirmedAt: Date | null
  confirmedBy: 'link' | 'team' | 'pre-order' | null
  /** The rules for which it waits to be confirmed. */
  cashReasons: CashReason[]
  openReturns: number
}

/** Deleted ones too: money may still come for them. */
export async function lockAnyOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(['id', 'isPaid', 'fulfilment', 'cancelledAt', 'expiredAt', 'deletedAt', 'holds', 'paymentMethod', 'total'])
    .select(['sku', 'createdAt', 'attention', 'refusedAt', 'updatedAt', 'openReturns'])
    .select(['confirmedAt', 'confirmedBy', 'cashReasons'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, isCancelled: row.cancelledAt !== null }
}
