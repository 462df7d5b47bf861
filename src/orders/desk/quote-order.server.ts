import { findSellable } from '#catalog/find-sellable.server.ts'
import { merged, type WantedSize } from '#catalog/take-sizes.server.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { NOTHING, type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { checkPromoCode } from '#promo-codes/check-promo-code.server.ts'
import { getShippingFee } from '#shipping/get-shipping-fee.server.ts'
import { amountsOf } from '../price.ts'
import { shownSums } from './preview-edit.server.ts'

export interface WantedQuote {
  lines: WantedSize[]
  /** Empty while nobody has said where it goes. */
  city: string
  promoCode: string | undefined
  language: Language
}

async function promoOn(db: Db, { lines, promoCode, language }: WantedQuote) {
  const none = { discount: NOTHING, problem: null }
  if (!promoCode) return none
  try {
    const promoQuery = { code: promoCode, orderAmount: NOTHING, products: lines, accountId: null }
    return { discount: (await checkPromoCode(db, promoQuery)).discount, problem: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...none, problem: answerOf(error, language).message }
  }
}

/** What these would cost right now, by the rules of placing an order; nothing is held, and an order may hear otherwise. */
export async function quoteOrder(db: Db, query: WantedQuote) {
  const sizes = merged(query.lines)
  const sold = await findSellable(db, sizes)
  const lines = sizes.map((line) => {
    const now = sold.find(({ productId, size }) => productId === line.productId && size === line.size)
    if (!now) throw new Refusal('NOT_FOUND', { details: { productId: line.productId, size: line.size } })
    return { ...line, price: now.price, available: now.available }
  })
  const fee: Piastres = query.city === '' ? NOTHING : (await getShippingFee(db, query.city)).fee
  const { discount, problem } = await promoOn(db, { ...query, lines: sizes })
  return {
    lines: lines.map((line) => ({ ...line, price: toPounds(line.price) })),
    sums: shownSums(amountsOf(lines, fee, discount)),
    hasFee: query.city !== '',
    promoProblem: problem,
  }
}
