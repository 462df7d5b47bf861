import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { inPiastres, NOTHING } from '#lib/money.ts'
import type { BroughtIn } from './show-promo-code.ts'

const none: BroughtIn = { orders: 0, discount: NOTHING, revenue: NOTHING }

/** By the uses that orders hold: a cancelled order gives its own back. Money counts once it came, less what went back. */
export async function whatCodesBroughtIn(db: Db, ids: readonly string[]): Promise<(id: string) => BroughtIn> {
  if (ids.length === 0) return () => none
  const rows = await db
    .selectFrom('promoCodeUses')
    .innerJoin('orders', 'orders.id', 'promoCodeUses.orderId')
    .leftJoin('payments', (paid) => paid.onRef('payments.orderId', '=', 'orders.id').on('payments.settles', '=', true))
    .select((use) => [
      'promoCodeUses.promoCodeId',
      use.fn.countAll<number>().as('orders'),
      sql<number>`sum(orders.discount)::bigint`.as('discount'),
      sql<number>`sum(case when orders.is_paid
        then orders.total - coalesce(went_back_of(orders.total, payments.amount, payments.refunded), 0)
        else 0 end)::bigint`.as('revenue'),
    ])
    .where('promoCodeUses.promoCodeId', 'in', ids)
    .where('promoCodeUses.givenBackAt', 'is', null)
    .where('orders.deletedAt', 'is', null)
    .groupBy('promoCodeUses.promoCodeId')
    .execute()
  return (id) => {
    const row = rows.find(({ promoCodeId }) => promoCodeId === id)
    return row ? { orders: row.orders, discount: inPiastres(row.discount), revenue: inPiastres(row.revenue) } : none
  }
}
