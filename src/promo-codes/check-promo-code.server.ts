import { findSellable } from '#catalog/find-sellable.server.ts'
import type { Size } from '#catalog/product.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import type { Db } from '#lib/db.server.ts'
import type { Piastres } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { countUsesOf, findPromoCode, type StoredPromoCode } from './db.server.ts'
import { codeOf, discountOn, sumsFor, whyNot } from './promo-code.ts'
import { refusalOf } from './refusal-of.ts'
import { refuseOthers } from './refuse-others.ts'

export interface Applied {
  code: string
  /** The sum that counts where no products are given. */
  orderAmount: Piastres
  products: readonly { productId: string; size: Size; quantity: number }[] | undefined
  /** Only an account's own uses are looked at: of a typed e-mail nobody learns here whether it used a code. */
  accountId: string | null
}

async function sumsOf(db: Db, promo: StoredPromoCode, { orderAmount, products }: Applied) {
  if (!products) return { subtotal: orderAmount, eligible: orderAmount }
  const sizes = merged(products)
  const sellables = await findSellable(db, sizes)
  const lines = sellables.flatMap((now) => {
    const line = sizes.find(({ productId, size }) => productId === now.productId && size === now.size)
    return line ? [{ ...now, quantity: line.quantity }] : []
  })
  return sumsFor(promo, lines)
}

/** What "Apply" says: the same rules as for the order, nothing locked and nothing counted. */
export async function checkPromoCode(
  db: Db,
  applied: Applied,
): Promise<{ promo: StoredPromoCode; discount: Piastres }> {
  const promo = await findPromoCode(db, { code: codeOf(applied.code) })
  if (!promo) throw new Refusal('INVALID_PROMO_CODE')
  const { accountId } = applied
  refuseOthers(promo, accountId)
  const usesOfPerson = accountId === null ? 0 : await countUsesOf(db, promo.id, { accountId })
  const sums = await sumsOf(db, promo, applied)
  const refusal = whyNot(promo, { ...sums, usesOfPerson, now: promo.clock })
  if (refusal) throw refusalOf(refusal, promo, sums)
  return { promo, discount: discountOn(sums.eligible, promo) }
}
