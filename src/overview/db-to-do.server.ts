import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { TO_HANDLE } from '#returns/return.ts'

/** Each is read from an index that holds nothing else. */
export function countToDo(db: Db) {
  const orders = db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
  return db
    .selectNoFrom((none) => [
      orders.where(sql<boolean>`status = 'pending'`).as('pending'),
      orders.where(sql<boolean>`payment_method = 'cod' and not is_paid and cancelled_at is null`).as('approve'),
      orders.where(sql<boolean>`status = 'paid'`).as('ship'),
      orders.where('attention', 'is not', null).as('attention'),
      orders.where('attention', '=', 'payment differs').as('differing'),
      none
        .selectFrom('reviews')
        .select((review) => review.fn.countAll<number>().as('count'))
        .where(sql<boolean>`status = 'pending'`)
        .as('reviews'),
      none
        .selectFrom('returnRequests')
        .select((request) => request.fn.countAll<number>().as('count'))
        .where('state', 'in', TO_HANDLE)
        .as('returns'),
    ])
    .$narrowType<{
      pending: number
      approve: number
      ship: number
      attention: number
      differing: number
      reviews: number
      returns: number
    }>()
    .executeTakeFirstOrThrow()
}
