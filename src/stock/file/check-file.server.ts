import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import { wholeMinute } from '#catalog/opening/whole-minute.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import type { RequestContext, Upload } from '#lib/route.server.ts'
import type { ProductImportLines } from '#lib/tables.server.ts'
import {
  deleteImportsBefore,
  type FileRow,
  insertImport,
  insertLines,
  listBySku,
  listTakenSkus,
} from './db-file.server.ts'
import { type Current, type Plan, planLine, refused } from './plan-line.ts'
import { type FileLine, readFile } from './read-file.server.ts'
import { readLine, skuIn, type Wanted } from './read-line.ts'

const AT_ONCE = 200
/** Milliseconds in which somebody comes back to what they had checked. */
const KEPT = 24 * 3600 * 1000

const currentOf = ({ id, deletedAt, shelves, made, pictures, ...row }: FileRow): Current => ({
  id,
  isGone: deletedAt !== null,
  fields: { ...row, opensAt: row.opensAt && wholeMinute(row.opensAt) },
  sizes: shelves.map(({ size, onHand, reserved, edition }) => ({ size, stock: onHand - reserved, edition })),
  made: made.map(({ size }) => size),
  mediaIds: pictures.map((picture) => picture.id),
})

/** As many as there may be products without one; no two the same, and none that is taken. */
async function freeSkus(tx: Tx, count: number, named: ReadonlySet<string>): Promise<string[]> {
  const free = new Set<string>()
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => `BW${String(randomInt(100_000)).padStart(5, '0')}`)
    const taken = await listTakenSkus(tx, drawn)
    for (const sku of drawn) if (!taken.includes(sku) && !named.has(sku)) free.add(sku)
  }
  return [...free]
}

interface Looked {
  line: number
  product: Wanted
  plan: Plan
}

interface Knowing {
  current: ReadonlyMap<string, Current>
  /** SKUs of the lines before. */
  seen: Set<string>
  newSkus: string[]
  publicUrl: string
}

function lookAt({ line, cells }: FileLine, { current, seen, newSkus, publicUrl }: Knowing): Looked {
  const { product, problems } = readLine(cells, publicUrl)
  const { sku } = product
  if (sku !== '' && seen.has(sku)) problems.push({ column: 'sku', problem: 'skuTwice' })
  seen.add(sku)
  if (problems.length > 0) return { line, product, plan: refused(problems) }
  const newSku = sku === '' ? (newSkus.pop() ?? '') : sku
  return { line, product, plan: planLine(product, current.get(sku), newSku) }
}

const rowOf = (importId: string, { line, product, plan }: Looked, current: Knowing['current']) =>
  ({
    importId,
    line,
    state: plan.state,
    sku: plan.work?.sku ?? product.sku.slice(0, 20),
    name: product.fields.name ?? current.get(product.sku)?.fields.name ?? '',
    changes: JSON.stringify(plan.changes),
    work: plan.work && JSON.stringify(plan.work),
    problems: JSON.stringify(plan.problems),
  }) satisfies Insertable<ProductImportLines>

async function keepLines(tx: Tx, importId: string, lines: readonly FileLine[], publicUrl: string): Promise<void> {
  const skus = lines.map(({ cells }) => skuIn(cells.sku ?? ''))
  const seen = new Set<string>()
  const newSkus = await freeSkus(tx, skus.filter((sku) => sku === '').length, new Set(skus))
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    const rows = await listBySku(tx, skus.slice(from, from + AT_ONCE).filter(Boolean))
    const current = new Map(rows.map((row) => [row.sku, currentOf(row)]))
    const knowing = { current, seen, newSkus, publicUrl }
    await insertLines(
      tx,
      some.map((line) => rowOf(importId, lookAt(line, knowing), current)),
    )
  }
}

/** The dry run: what each line would do is kept as it is shown, and nothing else. */
export async function checkFile(
  upload: Upload,
  { db, limits, settings, viewer, now }: RequestContext<'staff'>,
): Promise<string> {
  await limits.count('upload by account', viewer.accountId)
  const { lines, ignored } = await readFile(upload)
  const id = newId()
  await inTransaction(db, async (tx) => {
    await deleteImportsBefore(tx, new Date(now.getTime() - KEPT))
    await insertImport(tx, { id, accountId: viewer.accountId, at: now, ignored })
    await keepLines(tx, id, lines, settings.publicUrl)
  })
  return id
}
