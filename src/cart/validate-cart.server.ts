import { findSellable, type Sellable } from '#catalog/find-sellable.server.ts'
import { MOST_OF_ONE, type Size } from '#catalog/product.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { cartProblems as ar } from '#i18n/ar/cart-problems.ts'
import { cartProblems as en } from '#i18n/en/cart-problems.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { momentText } from '#lib/days.ts'
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

type Reason = 'gone' | 'not-open' | 'out-of-stock' | 'too-many' | 'price-changed'

const mostOf = ({ available }: Sellable): number => Math.min(available, MOST_OF_ONE)

function reasonsOf(item: CartItem, now: Sellable | undefined): Reason[] {
  if (!now) return ['gone']
  if (now.opensAt) return ['not-open']
  const stock: Reason[] = now.available === 0 ? ['out-of-stock'] : mostOf(now) < item.quantity ? ['too-many'] : []
  const isNewPrice = item.price !== undefined && fromPounds(item.price) !== now.price
  return isNewPrice ? [...stock, 'price-changed'] : stock
}

function messageFor(reason: Reason, item: CartItem, now: Sellable | undefined, language: Language): string {
  const name = language === 'ar' && now?.nameAr ? now.nameAr : (now?.name ?? item.name)
  const line = { name, size: item.size, available: now ? mostOf(now) : 0 }
  const opens = now?.opensAt ? momentText(now.opensAt.toISOString(), language) : ''
  const old = priceText(fromPounds(item.price ?? 0), language)
  return texts[language][reason]({ ...line, opens, old, current: priceText(now?.price ?? 0, language) })
}

export async function validateCart(db: Db, items: readonly CartItem[], language: Language) {
  const lines = merged(items)
  const sellable = await findSellable(db, lines)
  const nowOf = (item: CartItem) =>
    sellable.find(({ productId, size }) => productId === item.productId && size === item.size)
  const problems = lines.flatMap((item) =>
    reasonsOf(item, nowOf(item)).map((reason) => {
      const { productId, size } = item
      const opensAt = nowOf(item)?.opensAt
      const when = opensAt ? { opensAt: opensAt.toISOString() } : {}
      return { productId, size, reason, message: messageFor(reason, item, nowOf(item), language), ...when }
    }),
  )
  const validatedItems = lines.flatMap((item) => {
    const now = nowOf(item)
    if (!now || now.opensAt || now.available === 0) return []
    const maxQuantity = mostOf(now)
    const price = toPounds(now.price)
    const { productId, size, name, nameAr } = now
    return [
      {
        productId,
        size,
        name,
        nameAr,
        price,
        currentPrice: price,
        maxQuantity,
        quantity: Math.min(item.quantity, maxQuantity),
      },
    ]
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
