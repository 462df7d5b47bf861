import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, idsInOne, pounds, success } from '#lib/wire.ts'
import { Order } from '../wire-order.ts'

const MOST = 100

const bilingual = z.object({ en: z.string(), ar: z.string() })

const Receipt = Order.extend({
  language: z.enum(['en', 'ar']).meta({ description: 'the order’s' }),
  paidHow: z.enum(['cash', 'free', 'card', 'manual']).nullable(),
  products: z.array(
    Order.shape.products.element.extend({
      fullPrice: pounds
        .nullable()
        .meta({ description: 'for one piece before its discount; null where nobody wrote it down' }),
    }),
  ),
}).meta({ id: 'Receipt' })

const Invoice = Receipt.extend({
  isCopy: z.boolean().meta({ description: 'it was printed before' }),
}).meta({ id: 'Invoice' })

const Seller = z.object({
  name: z.string(),
  address: bilingual,
  phone: z.string(),
  email: z.string(),
  registration: z.object({ tax: z.string(), trade: z.string() }),
})

export const readReceiptCall = endpoint({
  method: 'GET',
  path: '/orders/:id/receipt',
  summary: 'What stands on the receipt of one order, and who sells: for whom it belongs to and for admins',
  params: byId,
  answer: z.object({ success, seller: Seller, receipt: Receipt }),
})

export const listInvoicesCall = endpoint({
  method: 'GET',
  path: '/admin/invoices',
  summary: 'What stands on the invoices of these orders, in the order asked for, and who sells',
  query: z.object({ ids: idsInOne(MOST) }),
  answer: z.object({
    success,
    seller: Seller,
    invoices: z.array(Invoice),
  }),
})
