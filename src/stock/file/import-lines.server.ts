import { addProduct } from '#catalog/add-product.server.ts'
import { correctProduct } from '#catalog/correct-product.server.ts'
import { type Db, inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { findImport, lockNextLine, settleLine } from './db-file.server.ts'
import { workIn } from './work-in.ts'

interface Asker {
  accountId: string
  language: Language
  now: Date
}

/** Lines of one call: each is a transaction of its own, and whoever asks sees how far it has got. */
const AT_ONCE = 25

type Line = NonNullable<Awaited<ReturnType<typeof lockNextLine>>>

async function carryOut(tx: Tx, { work: json, sku }: Line, { accountId, now }: Asker): Promise<void> {
  const work = workIn(json)
  const cause = { reason: 'imported', orderId: null, accountId }
  const { id, columns, was, sizes, images } = work
  if (id !== null) {
    await correctProduct(tx, { id, columns, was, sizes, images }, cause, now)
    return
  }
  const { name, price, color, collection, category, sizeGroup } = columns
  const { modelHeight = null, sizeWorn = null, opensAt = null, maxPerShopper = null } = columns
  if (!name || !price || !color || !collection || !category || !sizeGroup) throw new Refusal('INVALID')
  const told = { modelHeight, sizeWorn, opensAt, maxPerShopper }
  const whole = { ...columns, sku, name, price, color, collection, category, sizeGroup, ...told }
  await addProduct(tx, { columns: whole, sizes, mediaIds: images?.mediaIds ?? [] }, cause, now)
}

/** A line that is refused keeps its "no"; nothing of it is saved. */
async function refuse(db: Db, importId: string, line: number, why: string): Promise<void> {
  await inTransaction(db, (tx) => settleLine(tx, { importId, line, state: 'failed', why }))
}

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isUniqueClash(error, 'products_sku_key')) return new Refusal('STALE_EDIT')
  throw error
}

/** False where no line is left. */
async function importNext(db: Db, importId: string, asker: Asker): Promise<boolean> {
  let line = 0
  try {
    return await inTransaction(db, async (tx) => {
      const next = await lockNextLine(tx, importId)
      if (!next) return false
      line = next.line
      await carryOut(tx, next, asker)
      await settleLine(tx, { importId, line, state: 'done', why: null })
      return true
    })
  } catch (error) {
    await refuse(db, importId, line, answerOf(refusalIn(error), asker.language).message)
    return true
  }
}

/** The next lines of what was checked: each is done once, however often and from however many pages it is asked for. */
export async function importLines(db: Db, importId: string, asker: Asker): Promise<void> {
  if (!(await findImport(db, importId))) throw new Refusal('NOT_FOUND')
  for (let done = 0; done < AT_ONCE; done += 1) if (!(await importNext(db, importId, asker))) return
}
