import { findSellable, type Sellable } from '#catalog/find-sellable.server.ts'
import { MOST_OF_ONE, type Size } from '#catalog/product.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { cartProblems as ar } from '#i18n/ar/cart-problems.ts'
import { cartProblems as en } from '#i18n/en/cart-problems.ts'
import { momentText } from '#lib/days.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText, sumOf, toPounds } from '#lib/money.ts'

const texts = { en, ar }

export interface CartItem {
  productId: string
  name: string
  size: Size
  quantity: number
  /** Pounds, as the shopper saw it; absent: not compared. */
  price?: number | undefined
}

type Reason = 'gone' | 'not-open' | 'out-of-stock' | 'over-limit' | 'too-many' | 'price-changed'

/** `free`: pieces that the limit per shopper leaves for this line. */
interface Now extends Sellable {
  free: number
}

const mostOf = ({ available, free }: Now): number => Math.min(available, free, MOST_OF_ONE)

/** Each line as the shop has it; of a product with a limit earlier lines take first. */
function nowOf(lines: readonly CartItem[], sellable: readonly Sellable[]): (Now | undefined)[] {
  const taken = new Map<string, number>()
  return lines.map(({ productId, size, quantity }) => {
    const offer = sellable.find((each) => each.productId === productId && each.size === size)
    const before = taken.get(productId) ?? 0
    taken.set(productId, before + quantity)
    return offer && { ...offer, free: Math.max(0, (offer.maxPerShopper ?? Number.POSITIVE_INFINITY) - before) }
  })
}

function whyNotSoMany({ quantity }: CartItem, now: Now): Reason[] {
  if (now.available === 0) return ['out-of-stock']
  if (mostOf(now) >= quantity) return []
  return now.free < Math.min(quantity, now.available) ? ['over-limit'] : ['too-many']
}

function reasonsOf(item: CartItem, now: Now | undefined): Reason[] {
  if (!now) return ['gone']
  if (now.opensAt) return ['not-open']
  const stock = whyNotSoMany(item, now)
  const isNewPrice = item.price !== undefined && fromPounds(item.price) !== now.price
  return isNewPrice ? [...stock, 'price-changed'] : stock
}

function messageFor(reason: Reason, item: CartItem, now: Now | undefined, language: Language): string {
  const name = language === 'ar' && now?.nameAr ? now.nameAr : (now?.name ?? item.name)
  const line = { name, size: item.size, available: now ? mostOf(now) : 0, limit: now?.maxPerShopper ?? 0 }
  const opens = now?.opensAt ? momentText(now.opensAt.toISOString(), language) : ''
  const old = priceText(fromPounds(item.price ?? 0), language)
  return texts[language][reason]({ ...line, opens, old, current: priceText(now?.price ?? 0, language) })
}

export async function validateCart(db: Db, items: readonly CartItem[], language: Language) {
  const lines = merged(items)
  const sellable = await findSellable(db, lines)
  const shelf = nowOf(lines, sellable)
  const problems = lines.flatMap((item, at) => {
    const now = shelf[at]
    const when = now?.opensAt ? { opensAt: now.opensAt.toISOString() } : {}
    return reasonsOf(item, now).map((reason) => {
      const { productId, size } = item
      return { productId, size, reason, message: messageFor(reason, item, now, language), ...when }
    })
  })
  const validatedItems = lines.flatMap((item, at) => {
    const now = shelf[at]
    if (!now || now.opensAt || now.available === 0) return []
    const maxQuantity = mostOf(now)
    const price = toPounds(now.price)
    const { productId, size, name, nameAr } = now
    const quantity = Math.min(item.quantity, maxQuantity)
    return [{ productId, size, name, nameAr, price, currentPrice: price, maxQuantity, quantity }]
  })
  const total = sumOf(validatedItems.map(({ price, quantity }) => fromPounds(price) * quantity))
  return {
    isValid: problems.length === 0,
    errors: problems.map(({ message }) => message),
    problems,
    validatedItems,
    totalPrice: toPounds(total),
  }
}
