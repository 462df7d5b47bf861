import { toPounds } from '#lib/money.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { pictureUrl } from '#media/picture.ts'
import { versionOf } from './account-cart.server.ts'
import { getCartCall, mergeCartCall, saveCartCall, validateCartCall, validateItemCall } from './api.ts'
import { listCart } from './db.server.ts'
import { mergeCart } from './merge-cart.server.ts'
import { saveCart } from './save-cart.server.ts'
import { validateCart } from './validate-cart.server.ts'

const success = true as const

async function cartOf({ db, viewer }: RequestContext<'shopper'>) {
  const rows = await listCart(db, viewer.accountId)
  const items = rows.map(({ finalPrice, mediaId, width, height, ...row }) => ({
    ...row,
    price: toPounds(finalPrice),
    image: mediaId && width && height ? { url: pictureUrl(mediaId, width), width, height } : null,
  }))
  return { success, items, version: versionOf(rows) }
}

export const cartRoutes = [
  on(getCartCall, 'shopper', (_, context) => cartOf(context)),
  on(saveCartCall, 'shopper', async (cart, context) => {
    await saveCart(cart, context)
    return cartOf(context)
  }),
  on(mergeCartCall, 'shopper', async (guestCart, context) => {
    const less = await mergeCart(guestCart, context)
    return { ...(await cartOf(context)), less }
  }),
  on(validateCartCall, 'anyone', async ({ cartItems }, { db, browser }) => ({
    success,
    ...(await validateCart(db, cartItems, browser.language)),
  })),
  on(validateItemCall, 'anyone', async ({ productId, size, quantity, currentPrice }, { db, browser }) => {
    const item = { productId, size, quantity, name: '', price: currentPrice }
    const { problems, validatedItems } = await validateCart(db, [item], browser.language)
    const [now] = validatedItems
    const about = (isPrice: boolean) => problems.filter(({ reason }) => (reason === 'price-changed') === isPrice)
    const errors = about(false).map(({ message }) => message)
    return {
      success,
      isValid: errors.length === 0,
      errors,
      warnings: about(true).map(({ message }) => message),
      maxQuantity: now?.maxQuantity ?? 0,
      opensAt: problems.find(({ opensAt }) => opensAt)?.opensAt ?? null,
      currentPrice: now?.currentPrice ?? 0,
      priceChanged: about(true).length > 0,
    }
  }),
]
