import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, instant, pounds, poundsOr, success, typed, typedCode } from '#lib/wire.ts'
import { AdminOrder, status } from '../wire-order.ts'
import { CHANNELS } from './desk.ts'
import { DeskAddress, DeskLines, EditOfOrder, Sums } from './wire-desk.ts'

const contents = {
  from: status.optional().meta({ description: 'what the asker saw; if the order has moved on, nothing is changed' }),
  updatedAt: instant.optional().meta({ description: 'of the order as the asker saw it' }),
  shippingAddress: DeskAddress,
  products: DeskLines,
}

const total = poundsOr('totalInvalid').meta({ description: 'what the asker saw; another total is refused' })

const Promo = z
  .object({
    code: z.string(),
    why: z.string().nullable().meta({ description: 'why it takes nothing off any more: it is taken off the order' }),
  })
  .nullable()

export const previewEditCall = endpoint({
  method: 'POST',
  path: '/orders/:id/contents/preview',
  summary: 'What an edit would make of an order that has not left yet; changes nothing',
  params: byId,
  body: z.object(contents),
  answer: z.object({
    success,
    before: Sums,
    after: Sums,
    edit: EditOfOrder,
    promoCode: Promo,
    owedBack: pounds.meta({ description: 'what a paid order would owe its customer' }),
  }),
})

/** 409: OUT_OF_STOCK says which size, STALE_EDIT, ORDER_NOT_EDITABLE once shipped or cancelled, PAID_ORDER_DEARER. */
export const editOrderCall = endpoint({
  method: 'PUT',
  path: '/orders/:id/contents',
  summary: 'Address, sizes and quantities of an order that has not left yet; stock and sums follow',
  params: byId,
  body: z.object({ ...contents, total, note: typed(300).default('') }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

const promoCode = typedCode(40).optional()

const QuotedLine = z.object({
  productId: z.string(),
  size: z.string(),
  quantity: z.int(),
  price: pounds,
  available: z.int(),
})

export const quoteOrderCall = endpoint({
  method: 'POST',
  path: '/admin/orders/quote',
  summary: 'What an order would cost right now; holds nothing. A code that is refused is said beside the sums',
  body: z.object({
    products: DeskLines,
    city: typed(40).meta({ description: 'the governorate; empty while it is not chosen: without a fee' }),
    promoCode,
  }),
  answer: z.object({
    success,
    lines: z.array(QuotedLine),
    sums: Sums,
    hasFee: z.boolean(),
    card: z.boolean().meta({ description: 'it may be paid by card' }),
    promoProblem: z.string().nullable(),
  }),
})

export const writeOrderCall = endpoint({
  method: 'POST',
  path: '/admin/orders',
  summary:
    'Places an order for somebody who asked for it by phone or chat, as the shop’s own pages do, without their limits. Send an Idempotency-Key',
  status: 201,
  body: z.object({
    products: z
      .array(DeskLines.element.extend({ price: pounds }))
      .min(1, 'productsRequired')
      .max(50, 'tooMany'),
    total,
    shippingAddress: DeskAddress,
    promoCode,
    method: z.enum(['cod', 'card'], 'methodRequired'),
    channel: z.enum(CHANNELS, 'channelRequired'),
    language: z.enum(['en', 'ar']).meta({ description: 'in which the customer is written to' }),
    note: typed(300).default(''),
  }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

export const getOrderLinkCall = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/link',
  summary: 'The link that opens an order for its customer, who can pay it there; for 90 days',
  params: byId,
  answer: z.object({ success, link: z.string() }),
})
