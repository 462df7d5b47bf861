import { z } from 'zod'
import { addressFields } from '#addresses/wire-address.ts'
import { LONGEST_CART, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, instant, pounds, poundsOr, success, typed } from '#lib/wire.ts'
import { EditOfOrder, Sums } from '../desk/wire-desk.ts'
import { AdminOrder, Order, status } from '../wire-order.ts'
import { CASH_REASONS } from './judge.ts'

const from = status
  .optional()
  .meta({ description: 'what the asker saw; if the order has moved on, nothing is changed' })

const waiting = {
  updatedAt: instant.meta({ description: 'to be sent back with what is said of the order' }),
  isConfirmed: z.boolean(),
  mayAnswer: z.boolean().meta({ description: 'it waits for cash and nobody has begun to act on it' }),
  isProven: z.boolean().meta({
    description: 'asked by an account with a proven mailbox, or from a browser that came by the mailed link',
  }),
}

/** 409 STATE_CONFLICT for what was never sent, is cancelled, or was delivered and paid. */
export const refuseAtDoorCall = endpoint({
  method: 'POST',
  path: '/orders/:id/refused',
  summary:
    'Nobody took the parcel: cancels a sent order for that, and remembers it. restock: are the goods on the shelf again?',
  params: byId,
  body: z.object({ from, restock: z.boolean().default(true), note: typed(300).default('') }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

/** 409 ORDER_NOT_EDITABLE once it is approved, sent or cancelled. */
export const answerForShopperCall = endpoint({
  method: 'PUT',
  path: '/orders/:id/confirmation',
  summary: 'What came of calling whoever ordered for cash; `not confirmed` takes back what the team said before',
  params: byId,
  body: z.object({ answer: z.enum(['confirmed', 'no answer', 'not confirmed']), from }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

export const getConfirmationCall = endpoint({
  method: 'GET',
  path: '/orders/:id/confirmation',
  summary: 'Whether a cash order of one’s own still waits to be confirmed, and whether it can be where it is asked',
  params: byId,
  answer: z.object({ success, ...waiting }),
})

/** 403 LINK_NEEDED: only the link that was mailed to the order’s mailbox says so. 409 STALE_EDIT: it was changed meanwhile. */
export const confirmOwnOrderCall = endpoint({
  method: 'POST',
  path: '/orders/:id/confirm',
  summary: 'Its owner, whose mailbox is proven, says that they want a cash order; twice is once',
  params: byId,
  body: z.object({ updatedAt: instant }),
  answer: z.object({ success, message: z.string(), ...waiting }),
})

export const getConfirmLinkCall = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/confirm-link',
  summary: 'The link by which whoever ordered confirms, and what to write to them with it in the order’s language',
  params: byId,
  answer: z.object({
    success,
    link: z.string(),
    text: z.string(),
    other: z
      .object({ language: z.enum(['en', 'ar']), text: z.string() })
      .meta({ description: 'the same in the other language, for who wants it so' }),
  }),
})

const token = z.string().max(200, 'tooLong').meta({ description: 'of the link in the mail or the chat' })

const byLink = z.object({
  success,
  order: Order,
  updatedAt: instant.meta({ description: 'to be sent back with what is said of the order' }),
  isConfirmed: z.boolean(),
  mayAnswer: z.boolean().meta({ description: 'it waits for cash and nobody has begun to act on it' }),
  page: z
    .string()
    .meta({ description: 'the path that opens the order whole in this browser too, as the link of its mails does' }),
})

/** 400: LINK_CUT for a link that is not whole, or forged; LINK_INVALID for one that is over. */
export const readByLinkCall = endpoint({
  method: 'POST',
  path: '/order-confirmation',
  summary: 'The order of a confirmation link, whole; changes nothing',
  body: z.object({ token }),
  answer: byLink,
})

export const confirmByLinkCall = endpoint({
  method: 'POST',
  path: '/order-confirmation/confirm',
  summary: 'Whoever ordered for cash says that they want it; twice is once. 409 STALE_EDIT: it was changed meanwhile',
  body: z.object({ token, updatedAt: instant }),
  answer: byLink,
})

export const cancelByLinkCall = endpoint({
  method: 'POST',
  path: '/order-confirmation/cancel',
  summary: 'Whoever ordered for cash does not want it any more',
  body: z.object({ token }),
  answer: byLink,
})

const change = {
  token,
  updatedAt: instant,
  place: z.object({
    address: addressFields.address.min(1, 'addressRequired'),
    city: addressFields.city.min(1, 'cityRequired'),
    cityName: addressFields.cityName.min(1, 'cityNameRequired'),
    postalCode: addressFields.postalCode,
  }),
  sizes: z
    .array(z.object({ productId: typed(40), from: z.enum(SIZES), to: z.enum(SIZES) }))
    .max(LONGEST_CART, 'tooMany')
    .default([]),
}

export const previewByLinkCall = endpoint({
  method: 'POST',
  path: '/order-confirmation/preview',
  summary: 'What another size or address would make of the order; changes nothing',
  body: z.object(change),
  answer: z.object({ success, before: Sums, after: Sums, edit: EditOfOrder }),
})

/** 409: OUT_OF_STOCK says which size, STALE_EDIT, ORDER_NOT_EDITABLE, PRICE_CHANGED. */
export const changeByLinkCall = endpoint({
  method: 'POST',
  path: '/order-confirmation/change',
  summary: 'Another size or address, at the total that was seen; the order is confirmed by it',
  body: z.object({ ...change, total: poundsOr('totalInvalid').meta({ description: 'what the shopper saw' }) }),
  answer: byLink,
})

/** Only of what this account and this browser did themselves: nothing of a phone that anybody may type. */
export const mayPayCashCall = endpoint({
  method: 'GET',
  path: '/orders/cash',
  summary: 'Whether this shopper may pay so much in cash; placing the order decides',
  query: z.object({ total: z.coerce.number<number | string>().pipe(pounds) }),
  answer: z.object({ success, mayPayCash: z.boolean(), reasons: z.array(z.enum(CASH_REASONS)) }),
})
