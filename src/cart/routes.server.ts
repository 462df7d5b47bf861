import { on } from '#lib/route.server.ts'
import { validateCartCall, validateItemCall } from './api.ts'
import { validateCart } from './validate-cart.server.ts'

const success = true as const

export const cartRoutes = [
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
      currentPrice: now?.currentPrice ?? 0,
      priceChanged: about(true).length > 0,
    }
  }),
]
