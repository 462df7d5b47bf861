import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, ProductImportLines } from '#lib/tables.server.ts'
import { matching, type StockFilters, shelvesOf } from '../db.server.ts'
import type { LineState } from './product-file.ts'

const picturesOf = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonArrayFrom(
    product
      .selectFrom('productImages')
      .innerJoin('media', 'media.id', 'productImages.mediaId')
      .select(['media.id', 'media.width'])
      .whereRef('productImages.productId', '=', 'products.id')
      .orderBy('productImages.position'),
  ).as('pictures')

/** Those too that are not offered any more. */
const madeOf = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonArrayFrom(
    product.selectFrom('variants').select('variants.size').whereRef('variants.productId', '=', 'products.id'),
  ).as('made')

const inFile = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .select(['products.id', 'products.sku', 'products.name', 'products.nameAr', 'products.description'])
    .select(['products.descriptionAr', 'products.price', 'products.discount', 'products.color', 'products.collection'])
    .select(['products.material', 'products.materialAr', 'products.care', 'products.careAr', 'products.fit'])
    .select(['products.fitAr', 'products.modelHeight', 'products.sizeWorn', 'products.opensAt'])
    .select('products.maxPerShopper')
    .select(['products.category', 'products.sizeGroup', 'products.deletedAt'])
    .select((product) => [shelvesOf(product), madeOf(product), picturesOf(product)])

export type FileRow = Awaited<ReturnType<typeof listForFile>>[number]

/** In the order in which they were made, from the one after `id`. */
export async function listForFile(
  db: Db,
  filters: StockFilters,
  { id, limit }: { id: string | undefined; limit: number },
) {
  const standing = inFile(db).where('products.deletedAt', 'is', null).where(matching(filters))
  const from = id === undefined ? standing : standing.where('products.id', '>', id)
  return from.orderBy('products.id').limit(limit).execute()
}

/** Those that were deleted, too. */
export async function listBySku(tx: Tx, skus: readonly string[]): Promise<FileRow[]> {
  return skus.length === 0
    ? []
    : inFile(tx)
        .where('products.sku', 'in', [...skus])
        .execute()
}

export async function listTakenSkus(tx: Tx, skus: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('sku')
    .where('sku', 'in', [...skus])
    .execute()
  return rows.map(({ sku }) => sku)
}

interface NewImport {
  id: string
  accountId: string
  at: Date
  ignored: string[]
}

export async function insertImport(tx: Tx, made: NewImport): Promise<void> {
  await tx.insertInto('productImports').values(made).execute()
}

export async function insertLines(tx: Tx, lines: Insertable<ProductImportLines>[]): Promise<void> {
  await tx.insertInto('productImportLines').values(lines).execute()
}

/** What nobody has come back to. */
export async function deleteImportsBefore(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('productImports').where('at', '<', at).execute()
}

export async function findImport(db: Db, id: string) {
  return db.selectFrom('productImports').select(['id', 'ignored']).where('id', '=', id).executeTakeFirst()
}

export async function countLines(db: Db, importId: string) {
  return db
    .selectFrom('productImportLines')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('importId', '=', importId)
    .groupBy('state')
    .execute()
}

interface Page {
  state: LineState | undefined
  page: number
  limit: number
}

export async function listLines(db: Db, importId: string, { state, page, limit }: Page) {
  const all = db.selectFrom('productImportLines').where('importId', '=', importId)
  return (state ? all.where('state', '=', state) : all)
    .select(['line', 'state', 'sku', 'name', 'changes', 'problems'])
    .orderBy('line')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** The next one that waits, for nobody else. */
export async function lockNextLine(tx: Tx, importId: string) {
  return tx
    .selectFrom('productImportLines')
    .select(['line', 'state', 'sku', 'work'])
    .where('importId', '=', importId)
    .where('state', 'in', ['new', 'changed'])
    .orderBy('line')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

interface Outcome {
  importId: string
  line: number
  state: 'done' | 'failed'
  /** Why not, in words. */
  why: string | null
}

export async function settleLine(tx: Tx, { importId, line, state, why }: Outcome): Promise<void> {
  await tx
    .updateTable('productImportLines')
    .set({ state, work: null, ...(why === null ? {} : { problems: sql`${JSON.stringify([{ why }])}::jsonb` }) })
    .where('importId', '=', importId)
    .where('line', '=', line)
    .where('state', 'in', ['new', 'changed'])
    .execute()
}
