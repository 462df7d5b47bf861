import { z } from 'zod'
import { CATEGORIES, COLORS, LONGEST_CART, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { id, instant, pounds, success, typed } from '#lib/wire.ts'

const quantity = z.int('quantityWhole').min(1, 'quantityWhole').max(MOST_OF_ONE, 'tooMany')

const ValidatedItem = z.object({
  productId: id,
  name: z.string(),
  nameAr: z.string(),
  size: z.enum(SIZES),
  quantity: z.int(),
  price: pounds,
  currentPrice: pounds,
  maxQuantity: z.int(),
})

const Problem = z.object({
  productId: z.string(),
  size: z.string(),
  reason: z.enum(['gone', 'not-open', 'out-of-stock', 'over-limit', 'too-many', 'price-changed']),
  message: z.string(),
  opensAt: instant.optional().meta({ description: 'of what is not open yet' }),
})

export const validateCartCall = endpoint({
  method: 'POST',
  path: '/cart-validation/validate',
  summary: 'The cart as the shop sees it: current prices, quantities capped at stock, and what is wrong with it',
  body: z.object({
    cartItems: z
      .array(
        z.object({
          productId: typed(40),
          name: typed(120).default(''),
          size: z.enum(SIZES),
          quantity,
          price: pounds.optional(),
        }),
      )
      .max(LONGEST_CART, 'tooMany'),
  }),
  answer: z.object({
    success,
    isValid: z.boolean(),
    errors: z.array(z.string()),
    problems: z.array(Problem),
    validatedItems: z.array(ValidatedItem),
    totalPrice: pounds,
  }),
})

export const validateItemCall = endpoint({
  method: 'POST',
  path: '/cart-validation/validate-item',
  summary: 'One line of a cart as the shop sees it: its price now, and how many there are',
  body: z.object({ productId: typed(40), size: z.enum(SIZES), quantity, currentPrice: pounds.optional() }),
  answer: z.object({
    success,
    isValid: z.boolean(),
    errors: z.array(z.string()),
    warnings: z.array(z.string()),
    maxQuantity: z.int(),
    opensAt: instant.nullable().meta({ description: 'before it the piece can’t be ordered; null: it is open' }),
    currentPrice: pounds,
    priceChanged: z.boolean(),
  }),
})

const Item = z
  .object({
    productId: id,
    name: z.string(),
    nameAr: z.string(),
    color: z.enum(COLORS),
    category: z.enum(CATEGORIES),
    size: z.enum(SIZES),
    isOneSize: z.boolean(),
    quantity: z.int(),
    price: pounds.meta({ description: 'of one piece, discount taken off' }),
    image: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: 'CartItem' })

const items = z.array(z.object({ productId: typed(40), size: z.enum(SIZES), quantity })).max(LONGEST_CART, 'tooMany')
const cart = z.object({
  success,
  items: z.array(Item),
  version: z.string().meta({ description: 'of these lines and quantities, for the next change to say what it saw' }),
})

const Less = z.object({ productId: id, size: z.enum(SIZES), quantity: z.int() })

export const getCartCall = endpoint({
  method: 'GET',
  path: '/cart',
  summary: 'The account’s cart, the same in every browser',
  answer: cart,
})

export const saveCartCall = endpoint({
  method: 'PUT',
  path: '/cart',
  summary: 'The whole cart as it is now; with the version that it changes, refused where that is not the last one',
  body: z.object({ items, version: z.string().max(80).optional() }),
  answer: cart,
})

export const mergeCartCall = endpoint({
  method: 'POST',
  path: '/cart/merge',
  summary: 'A guest’s cart joins the account’s: quantities add up, capped at stock; the same cartId joins once',
  body: z.object({ cartId: z.string().min(8).max(80), items }),
  answer: cart.extend({
    less: z.array(Less).meta({ description: 'lines that hold less than both carts together; 0 found no room' }),
  }),
})
