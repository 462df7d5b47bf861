import type { z } from 'zod'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { type LockedProduct, lockFeaturedMark, lockProduct, updateProduct } from '../db-save.server.ts'
import { makeRoomForFeatured } from '../featured/make-room-for-featured.server.ts'
import { publishedSince } from '../product.ts'
import { priceAfter } from './price-change.ts'
import type { BulkChange, ManyUndos } from './wire-bulk.ts'

type Change = z.output<typeof BulkChange>
type Undone = z.output<typeof ManyUndos>[number]
type Columns = Pick<LockedProduct, 'status' | 'price' | 'discount' | 'featured'>

interface Seen {
  id: string
  updatedAt: string
}

function columnsAfter({ status, price, discount, featured }: LockedProduct, change: Change): Columns {
  const columns = { status, price, discount, featured }
  switch (change.action) {
    case 'publish':
      return { ...columns, status: 'published' }
    case 'unpublish':
      return { ...columns, status: 'draft', featured: false }
    case 'discount':
      return { ...columns, discount: change.discount }
    case 'price': {
      const next = priceAfter(price, change)
      if (next === null) throw new Refusal('PRICE_OUT_OF_RANGE')
      return { ...columns, price: next }
    }
  }
}

async function lockAsSeen(tx: Tx, { id, updatedAt }: Seen): Promise<LockedProduct> {
  const product = await lockProduct(tx, id)
  if (!product) throw new Refusal('NOT_FOUND')
  if (product.updatedAt.toISOString() !== new Date(updatedAt).toISOString()) throw new Refusal('STALE_EDIT')
  return product
}

const isSame = (one: Columns, other: Columns): boolean =>
  one.status === other.status &&
  one.price === other.price &&
  one.discount === other.discount &&
  one.featured === other.featured

/** Kept with a time of its own, by which a later change is told from this one. */
async function write(tx: Tx, product: LockedProduct, columns: Columns, now: Date) {
  if (isSame(product, columns)) return { undo: null }
  const updatedAt = new Date(Math.max(now.getTime(), product.updatedAt.getTime() + 1))
  const publishedAt = publishedSince(product.publishedAt, columns.status, now)
  await updateProduct(tx, product.id, { ...columns, publishedAt, updatedAt })
  await notice(tx, 'content')
  const { status, price, discount, featured } = product
  const was = { status, price: toPounds(price), discount, featured }
  return { undo: { updatedAt: updatedAt.toISOString(), was } }
}

/** One of many that are changed alike: as it was seen, or not at all. */
export function changeProduct(db: Db, { change, ...seen }: Seen & { change: Change }, now: Date) {
  return inTransaction(db, async (tx) => {
    const product = await lockAsSeen(tx, seen)
    return write(tx, product, columnsAfter(product, change), now)
  })
}

/** What was changed goes back as it was, unless somebody has changed it since. */
export function undoProductChange(db: Db, { was, ...seen }: Undone, now: Date) {
  return inTransaction(db, async (tx) => {
    if (was.featured) await lockFeaturedMark(tx)
    const product = await lockAsSeen(tx, seen)
    const featured = was.featured && was.status === 'published'
    if (featured) await makeRoomForFeatured(tx, product)
    await write(tx, product, { ...was, featured, price: fromPounds(was.price) }, now)
    return { undo: null }
  })
}
