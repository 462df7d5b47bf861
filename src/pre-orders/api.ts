import { z } from 'zod'
import { COLORS, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, day, id, idsInOne, instant, pagination, paging, pounds, success, typed, typedCode } from '#lib/wire.ts'
import { DeskAddress } from '#orders/desk/wire-desk.ts'
import { LONGEST_NOTE, MOST_AT_ONCE, PRE_ORDER_SORTS, STATES } from './pre-order.ts'
import { AdminPreOrder, ListedPreOrder, PreOrder, PreOrderCampaign } from './wire-pre-order.ts'

export const getCampaignCall = endpoint({
  method: 'GET',
  path: '/pre-orders/campaign',
  summary: 'What of the next collection can be asked for now, for how much and with which promises',
  answer: z.object({ success, campaign: PreOrderCampaign }),
})

/** 409: PRE_ORDERS_CLOSED, TOO_MANY_PRE_ORDERED, PRICE_CHANGED with today's. */
export const preOrderCall = endpoint({
  method: 'POST',
  path: '/pre-orders',
  summary: 'Asks for pieces of the next collection; no payment is taken. Send an Idempotency-Key',
  status: 201,
  body: z.object({
    color: z.string('colorRequired').max(20, 'colorRequired'),
    size: z.string('sizeRequired').max(20, 'sizeRequired'),
    quantity: z.int('quantityWhole').min(1, 'quantityWhole').max(99, 'tooMany').default(1),
    price: pounds.optional().meta({ description: 'what the shopper saw for one piece; another price is refused' }),
  }),
  answer: z.object({ success, message: z.string(), preOrder: PreOrder }),
})

export const listMyPreOrdersCall = endpoint({
  method: 'GET',
  path: '/pre-orders/my',
  summary: 'The signed-in shopper’s own pre-orders, newest first',
  query: z.object(paging),
  answer: z.object({ success, preOrders: z.array(PreOrder), pagination }),
})

export const cancelMyPreOrderCall = endpoint({
  method: 'PUT',
  path: '/pre-orders/:id/cancel',
  summary: 'Its owner gives it up while it waits; its code is then void, unless an order has used it',
  params: byId,
  answer: z.object({ success, message: z.string(), preOrder: PreOrder }),
})

const filters = {
  q: typedCode(100).optional(),
  search: typedCode(100).optional(),
  color: z.enum(COLORS).optional(),
  size: z.enum(SIZES).optional(),
  state: z.enum(STATES).optional(),
  from: day.optional(),
  to: day.optional(),
}

const Waiting = z.object({ color: z.enum(COLORS), size: z.enum(SIZES), pieces: z.int(), preOrders: z.int() })

export const listPreOrdersCall = endpoint({
  method: 'GET',
  path: '/pre-orders',
  summary: 'Pre-orders by number, customer, color, size, state and days; with the pieces that wait, by color and size',
  query: z.object({ ...filters, sort: z.enum(PRE_ORDER_SORTS).default('newest'), ...paging }),
  answer: z.object({ success, preOrders: z.array(ListedPreOrder), waiting: z.array(Waiting), pagination }),
})

export const exportPreOrdersCall = endpoint({
  method: 'GET',
  path: '/admin/pre-orders/export',
  summary: 'The pre-orders that these filters find, as a table that Excel opens; with ids, of them these alone',
  query: z.object({ ...filters, ids: idsInOne(MOST_AT_ONCE).optional() }),
  download: { type: 'text/csv; charset=utf-8', name: 'pre-orders.csv' },
  answer: z.string(),
})

const one = z.object({ success, message: z.string(), preOrder: AdminPreOrder })
const note = typed(LONGEST_NOTE).default('')
const seen = instant
  .optional()
  .meta({ description: 'the updatedAt that the asker saw: 409 STALE_EDIT if it has moved' })

export const getPreOrderCall = endpoint({
  method: 'GET',
  path: '/admin/pre-orders/:id',
  summary: 'One pre-order with its customer, where it goes, and what became of it',
  params: byId,
  answer: z.object({ success, preOrder: AdminPreOrder }),
})

/** 409: PRE_ORDER_MOVED_ON, PRE_ORDER_NEEDS_ADDRESS, PRODUCT_DOES_NOT_FIT, OUT_OF_STOCK. */
export const orderPreOrderCall = endpoint({
  method: 'POST',
  path: '/admin/pre-orders/:id/order',
  summary:
    'Makes an order of it, paid on delivery: at the agreed price or the shop’s own where that is lower, and with the shipping that was promised',
  status: 201,
  params: byId,
  body: z.object({
    productId: id,
    size: z.enum(SIZES).optional().meta({ description: 'where another one was agreed since' }),
    shippingAddress: DeskAddress.optional().meta({ description: 'otherwise as the account has it' }),
    note,
    updatedAt: seen,
  }),
  answer: one,
})

const Result = z
  .object({
    id: z.string(),
    state: z.enum(STATES).nullable(),
    orderId: z.string().nullable(),
    refusal: z.object({ errorCode: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'PreOrderResult', description: 'What became of one pre-order; the others stand for themselves' })

export const orderManyCall = endpoint({
  method: 'POST',
  path: '/admin/pre-orders/orders',
  summary: 'The same for many, of one product: each in its own size, to its account’s address',
  body: z.object({
    productId: id,
    ids: z
      .array(id)
      .min(1, 'required')
      .max(MOST_AT_ONCE, 'tooMany')
      .refine((ids) => new Set(ids).size === ids.length, 'invalid'),
  }),
  answer: z.object({ success, results: z.array(Result) }),
})

export const cancelPreOrderCall = endpoint({
  method: 'PUT',
  path: '/admin/pre-orders/:id/cancel',
  summary: 'Cancels one that waits; the customer is told after a minute, in which it can be undone',
  params: byId,
  body: z.object({ note, updatedAt: seen }),
  answer: one,
})

export const reopenPreOrderCall = endpoint({
  method: 'PUT',
  path: '/admin/pre-orders/:id/reopen',
  summary:
    'Takes the team’s own cancelling back, within its minute; or lets one wait again whose order was cancelled, to be made an order once more. 409 otherwise',
  params: byId,
  answer: one,
})
