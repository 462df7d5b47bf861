import { type Correction, correctProduct } from '#catalog/correct-product.server.ts'
import { type Db, inTransaction, isWorthLater } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import type { StockResult, saveStockCall } from './api.ts'

type Saving = VerbInput<typeof saveStockCall>
type Edit = Saving['products'][number]

interface Asker {
  accountId: string
  language: Language
  now: Date
}

function correctionOf({ id, price, discount, was, sizes }: Edit): Correction {
  const columns: Correction['columns'] = {}
  const before: Correction['was'] = {}
  if (price !== undefined) {
    columns.price = fromPounds(price)
    before.price = fromPounds(was.price ?? price)
  }
  if (discount !== undefined) {
    columns.discount = discount
    before.discount = was.discount ?? discount
  }
  return { id, columns, was: before, sizes, images: null }
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isWorthLater(error)) return new Refusal('UNAVAILABLE')
  throw error
}

function refused(id: string, refusal: Refusal, language: Language): StockResult {
  const { errorCode, message } = answerOf(refusal, language)
  const { size } = refusal.details
  return { id, merged: [], refusal: { errorCode, message, size: typeof size === 'string' ? size : null } }
}

/** One product after the other, each in a transaction of its own: what one refuses stops none of the others. */
export async function saveStock(
  db: Db,
  { products, reason, note }: Saving,
  { accountId, language, now }: Asker,
): Promise<StockResult[]> {
  const cause = { reason, note, orderId: null, accountId }
  const results: StockResult[] = []
  for (const edit of products) {
    const outcome = await inTransaction(db, (tx) => correctProduct(tx, correctionOf(edit), cause, now)).catch(refusalIn)
    if (outcome instanceof Refusal) results.push(refused(edit.id, outcome, language))
    else results.push({ id: edit.id, merged: outcome, refusal: null })
  }
  return results
}
