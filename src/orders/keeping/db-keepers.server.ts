import type { Db, Tx } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'

export async function isKeeper(db: Db | Tx, orderId: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('orderKeepers')
    .select('orderId')
    .where('tokenHash', '=', digest(token))
    .where('orderId', '=', orderId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Did this browser come by the order's mailed link? */
export async function hasComeByLink(db: Db | Tx, orderId: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('orderKeepers')
    .select('byLink')
    .where('tokenHash', '=', digest(token))
    .where('orderId', '=', orderId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.byLink ?? false
}

interface Keeper {
  token: string
  orderId: string
  expiresAt: Date
  byPlacing: boolean
  byLink: boolean
}

const rowOf = ({ token, ...keeper }: Keeper) => ({ ...keeper, tokenHash: digest(token) })

const inserting = (db: Pick<Tx, 'insertInto'>, keeper: Keeper) =>
  db
    .insertInto('orderKeepers')
    .values(rowOf(keeper))
    .onConflict((clash) =>
      clash.columns(['tokenHash', 'orderId']).doUpdateSet({ expiresAt: keeper.expiresAt, byLink: keeper.byLink }),
    )

export async function insertKeeper(tx: Tx, keeper: Keeper): Promise<void> {
  await inserting(tx, keeper).execute()
}

/** What a browser placed in one moment opens with each of the tokens that it was given then. */
export async function insertSharedKeeper(
  tx: Tx,
  keeper: Keeper,
  { placedBy, since }: { placedBy: string; since: Date },
): Promise<void> {
  const others = await tx
    .with('own', (write) => inserting(write, keeper))
    .selectFrom('orderKeepers')
    .innerJoin('orders', 'orders.id', 'orderKeepers.orderId')
    .select(['orderKeepers.tokenHash', 'orderKeepers.orderId', 'orderKeepers.expiresAt'])
    .where('orders.placedBy', '=', placedBy)
    .where('orders.createdAt', '>', since)
    .where('orderKeepers.byPlacing', '=', true)
    .execute()
  if (others.length === 0) return
  const { tokenHash, orderId, expiresAt } = rowOf(keeper)
  const all = [{ tokenHash, orderId, expiresAt }, ...others]
  const shared = all.flatMap((one) => all.map((other) => ({ ...other, tokenHash: one.tokenHash })))
  await tx
    .insertInto('orderKeepers')
    .values(shared)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** What the old token could read, the new one can read too, for as long. */
export async function copyKeepers(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await tx
    .insertInto('orderKeepers')
    .columns(['tokenHash', 'orderId', 'expiresAt', 'byLink'])
    .expression((keeper) =>
      keeper
        .selectFrom('orderKeepers')
        .select((row) => [row.val(digest(to)).as('tokenHash'), 'orderId', 'expiresAt', 'byLink'])
        .where('tokenHash', '=', digest(from))
        .where('expiresAt', '>', now),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function deleteKeepers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('orderKeepers').where('expiresAt', '<', before).execute()
}

/** The orders that this token opens and that are nobody's account's yet. */
export async function giveKeptOrders(db: Db, token: string, accountId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ accountId, updatedAt: now })
    .where('accountId', 'is', null)
    .where('deletedAt', 'is', null)
    .where('id', 'in', (order) =>
      order
        .selectFrom('orderKeepers')
        .select('orderId')
        .where('tokenHash', '=', digest(token))
        .where('expiresAt', '>', now),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The newest card order of this account or this browser that waits for its money. */
export async function findUnpaidOf(
  db: Db,
  { accountId, token }: { accountId: string | undefined; token: string | undefined },
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('paymentMethod', '=', 'paymob')
    .where('deletedAt', 'is', null)
    .where((order) =>
      order.or([
        ...(accountId ? [order('accountId', '=', accountId)] : []),
        ...(token
          ? [
              order(
                'id',
                'in',
                order
                  .selectFrom('orderKeepers')
                  .select('orderId')
                  .where('tokenHash', '=', digest(token))
                  .where('expiresAt', '>', now),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
