import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Size } from './product.ts'
import { selectOneSize } from './select-one-size.server.ts'

export interface VariantRow {
  id: string
  size: Size
  onHand: number
  reserved: number
  isOffered: boolean
}

export interface StockChange {
  variantId: string
  onHand: number
  reserved: number
}

export interface StockCause {
  reason: string
  orderId: string | null
  accountId: string | null
  note?: string
  /** What is asked for twice with the same key is booked once. */
  requestKey?: string | null
}

/** A change that has been made, and what there is by it. */
export interface Booked extends StockChange {
  onHandAfter: number
  reservedAfter: number
  /** Pieces: as many, or fewer, are called low now. */
  lowStock: number
}

const columns = ['id', 'size', 'onHand', 'reserved', 'isOffered'] as const

/** In the order in which everyone locks them. */
export async function lockVariants(tx: Tx, ids: readonly string[]): Promise<VariantRow[]> {
  const rows = tx
    .selectFrom('variants')
    .select(columns)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
  return rows.execute()
}

/** A size as a sentence names it. */
export const describePiece = (tx: Tx, variantId: string) =>
  tx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.productId', 'variants.size', 'products.name', 'products.nameAr', selectOneSize])
    .where('variants.id', '=', variantId)
    .executeTakeFirstOrThrow()

export async function lockVariantsOf(tx: Tx, productId: string): Promise<VariantRow[]> {
  const rows = tx.selectFrom('variants').select(columns).where('productId', '=', productId).orderBy('id').forUpdate()
  return rows.execute()
}

export interface SizeNow {
  size: Size
  stock: number
  /** Null: it is open. */
  opensAt: Date | null
  /** Milliseconds until then, by the clock that decides. */
  opensIn: number
}

/** Of what shoppers may see. */
export async function listStock(db: Db, productId: string): Promise<SizeNow[]> {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['size', sql<number>`on_hand - reserved`.as('stock')])
    .select(sql<Date | null>`case when opens_at > clock_timestamp() then opens_at end`.as('opensAt'))
    .select(
      sql<number>`ceil(greatest(0, extract(epoch from opens_at - clock_timestamp()) * 1000))::float8`.as('opensIn'),
    )
    .where('productId', '=', productId)
    .where('isOffered', '=', true)
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
    .execute()
}

export async function insertVariant(tx: Tx, variant: { id: string; productId: string; size: Size }): Promise<void> {
  await tx.insertInto('variants').values(variant).execute()
}

export async function setOffered(tx: Tx, id: string, isOffered: boolean): Promise<void> {
  await tx.updateTable('variants').set({ isOffered }).where('id', '=', id).execute()
}

/** The shelf and its ledger in one statement; each size is named once, and its row is locked. */
export async function bookChanges(tx: Tx, changes: readonly StockChange[], cause: StockCause): Promise<Booked[]> {
  const { reason, orderId, accountId, note = '', requestKey = null } = cause
  // Rows that the planner can count: what it plans for one size holds for the next.
  const rowsOf = changes.map((each) => sql`(${each.variantId}, ${each.onHand}::int, ${each.reserved}::int)`)
  const { rows } = await sql<Booked>`
    with moved as (
      update variants set on_hand = variants.on_hand + change.on_hand, reserved = variants.reserved + change.reserved
      from (values ${sql.join(rowsOf)}) as change (variant_id, on_hand, reserved)
      where variants.id = change.variant_id
      returning change.*, variants.on_hand as on_hand_after, variants.reserved as reserved_after
    ), told as (
      insert into stock_ledger (variant_id, on_hand_change, reserved_change, on_hand_after, reserved_after,
        reason, order_id, account_id, note, request_key)
      select moved.*, ${reason}, ${orderId}, ${accountId}, ${note}, ${requestKey} from moved
    )
    select moved.*, low_stock() from moved`.execute(tx)
  if (rows.length < changes.length) throw new Error('Stock of a size that is not there.')
  return rows
}

/** The last movement of each of these sizes that was the team's and no order's; a size without any is not there. */
export async function listLastEdits(tx: Tx, variantIds: readonly string[]): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('variants')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('stockLedger')
          .select('stockLedger.id as edition')
          .whereRef('stockLedger.variantId', '=', 'variants.id')
          .where('stockLedger.kind', '<>', 'order')
          .orderBy('stockLedger.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['variants.id', 'last.edition'])
    .where('variants.id', 'in', [...variantIds])
    .execute()
  return new Map(rows.map(({ id, edition }) => [id, edition]))
}

export const listOneSized = (tx: Db | Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .select(['id', selectOneSize])
    .where('id', 'in', [...new Set(ids)])
    .execute()
