import type { Db } from '#lib/db.server.ts'
import type { Printed } from './wire-prints.ts'

interface Noted {
  what: Printed
  ids: readonly string[]
  accountId: string
}

/** One that is not there, or was deleted, is left out. */
export async function insertPrints(db: Db, { what, ids, accountId }: Noted, at: Date): Promise<void> {
  await db
    .insertInto('orderPrints')
    .columns(['orderId', 'what', 'at', 'accountId'])
    .expression((from) =>
      from
        .selectFrom('orders')
        .select((order) => ['id as orderId', order.val(what).as('what')])
        .select((order) => [order.val(at).as('at'), order.val(accountId).as('accountId')])
        .where('id', 'in', [...ids])
        .where('deletedAt', 'is', null),
    )
    .execute()
}

/** The oldest first. */
export async function listPrints(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('orderPrints')
    .leftJoin('accounts', 'accounts.id', 'orderPrints.accountId')
    .select(['orderPrints.id', 'orderPrints.orderId', 'orderPrints.what', 'orderPrints.at', 'accounts.fullName as by'])
    .where('orderPrints.orderId', 'in', [...ids])
    .orderBy('orderPrints.id')
    .execute()
}

type PrintRow = Awaited<ReturnType<typeof listPrints>>[number]

export const printsOf = (id: string, rows: readonly PrintRow[]) =>
  rows
    .filter(({ orderId }) => orderId === id)
    .map(({ orderId: _, at, ...print }) => ({ ...print, at: at.toISOString() }))
