import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Manifests } from '#lib/tables.server.ts'

export async function insertManifest(tx: Tx, manifest: Insertable<Manifests>): Promise<void> {
  await tx.insertInto('manifests').values(manifest).execute()
}

/** Of what waits as it is now, of what has left as it was then; of what has gone otherwise nothing. */
const COLLECTED = sql`case when manifest_orders.step is not null then manifest_orders.collect
  when orders.payment_method = 'cod' and not orders.is_paid and orders.status = 'pending' then orders.total else 0 end`

/** As `isGone` has it: what waits and was cancelled or sent another way is none of its parcels. */
const IS_HERE = sql`(manifest_orders.step is not null or orders.status in ('pending', 'paid'))`

const manifests = (db: Db | Tx) =>
  db
    .selectFrom('manifests')
    .innerJoin('couriers', 'couriers.id', 'manifests.courierId')
    .leftJoin('accounts', 'accounts.id', 'manifests.accountId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('manifestOrders')
          .innerJoin('orders', 'orders.id', 'manifestOrders.orderId')
          .select(sql<number>`count(*) filter (where ${IS_HERE})::int`.as('parcels'))
          .select(({ fn }) => fn.count<number>('manifestOrders.step').as('left'))
          .select(sql<number>`coalesce(sum(${COLLECTED}), 0)::bigint`.as('collect'))
          .whereRef('manifestOrders.manifestId', '=', 'manifests.id')
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(['manifests.id', 'manifests.number', 'couriers.name as courier', 'accounts.fullName as by'])
    .select(['manifests.courierId', 'manifests.createdAt', 'held.parcels', 'held.left', 'held.collect'])

export type ManifestRow = Awaited<ReturnType<ReturnType<typeof manifests>['executeTakeFirstOrThrow']>>

export const findManifest = (db: Db | Tx, id: string) => manifests(db).where('manifests.id', '=', id).executeTakeFirst()

export async function listManifests(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await manifests(db)
    .orderBy('manifests.createdAt', 'desc')
    .orderBy('manifests.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('manifests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** After the order's row. While it is held, nothing is put on the list, and nothing leaves. */
export const lockManifest = (tx: Tx, id: string) =>
  tx
    .selectFrom('manifests')
    .innerJoin('couriers', 'couriers.id', 'manifests.courierId')
    .select(['manifests.id', 'couriers.name as courier'])
    .where('manifests.id', '=', id)
    .forUpdate('manifests')
    .executeTakeFirst()

export const countParcels = (tx: Tx, manifestId: string) =>
  tx
    .selectFrom('manifestOrders')
    .select(({ fn }) => [fn.countAll<number>().as('parcels'), fn.count<number>('step').as('left')])
    .where('manifestId', '=', manifestId)
    .executeTakeFirstOrThrow()

/** The list on which it waits, if it does. */
export const findWaiting = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('manifestOrders')
    .select(['manifestId', 'total', 'collect'])
    .where('orderId', '=', orderId)
    .where('step', 'is', null)
    .executeTakeFirst()

export async function findOrderIdByCode(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('sku', '=', code)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

interface Place {
  manifestId: string
  orderId: string
}

/** In piastres: what it comes to, and what of that the courier takes at the door. */
export interface Amounts {
  total: number
  collect: number
}

/** The last of its list, also of many put on it at one moment. Once it left by it and came back, it stands on it anew. */
export async function insertParcel(
  tx: Tx,
  { addedAt: now, ...parcel }: Place & Amounts & { addedAt: Date },
): Promise<void> {
  const addedAt = sql<Date>`greatest(${now}, (select max(added_at) + interval '1 microsecond'
    from manifest_orders where manifest_id = ${parcel.manifestId}))`
  await tx
    .insertInto('manifestOrders')
    .values({ ...parcel, addedAt })
    .onConflict((clash) => clash.columns(['manifestId', 'orderId']).doUpdateSet({ ...parcel, addedAt, step: null }))
    .execute()
}

export const findParcel = (tx: Tx, { manifestId, orderId }: Place) =>
  tx
    .selectFrom('manifestOrders')
    .select(['total', 'collect', 'step'])
    .where('manifestId', '=', manifestId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()

export async function removeWaiting(tx: Tx, { manifestId, orderId }: Place): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('manifestOrders')
    .where('manifestId', '=', manifestId)
    .where('orderId', '=', orderId)
    .where('step', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function updateAmounts(
  tx: Tx,
  { manifestId, orderId }: Place,
  { total, collect }: Amounts,
): Promise<void> {
  await tx
    .updateTable('manifestOrders')
    .set({ total, collect })
    .where('manifestId', '=', manifestId)
    .where('orderId', '=', orderId)
    .execute()
}

export async function markLeft(tx: Tx, { manifestId, orderId }: Place, step: number): Promise<void> {
  await tx
    .updateTable('manifestOrders')
    .set({ step })
    .where('manifestId', '=', manifestId)
    .where('orderId', '=', orderId)
    .execute()
}
