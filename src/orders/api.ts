import { z } from 'zod'
import { addressProblems, isEmail } from '#addresses/address.ts'
import { addressFields } from '#addresses/wire-address.ts'
import { LONGEST_CART, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { egyptianMobile } from '#lib/phone.ts'
import {
  byId,
  idsInOne,
  instant,
  orElse,
  pagination,
  paging,
  pounds,
  poundsOr,
  success,
  typed,
  typedCode,
} from '#lib/wire.ts'
import { sessionId } from '#visits/api.ts'
import { BULK_ACTIONS, BulkResult, ManyOrders, ManySteps, MOST_AT_ONCE } from './bulk/wire-bulk.ts'
import { orderFilters } from './listing/wire-filters.ts'
import { ORDER_SORTS } from './order.ts'
import { ParcelForm } from './tending/wire-tending.ts'
import { AdminOrder, ListedOrder, Order, status, Verified } from './wire-order.ts'

const Recent = z.object({ since: instant, count: z.int() }).meta({ id: 'RecentOrders' })

/** 409 STALE_EDIT, with what is now in `details`, where the order has moved on since. */
const from = status
  .optional()
  .meta({ description: 'what the asker saw; if the order has moved on, nothing is changed' })

const cashCame = z
  .boolean()
  .default(false)
  .meta({ description: 'with `delivered`: the cash of a cash order came with it, and is recorded in the same step' })
const parcel = ParcelForm.optional().meta({ description: 'who brings it, where that is known with the step' })

const AddressForm = z.object(addressFields, 'shippingAddressRequired').superRefine((form, context) => {
  for (const [field, problem] of Object.entries(addressProblems(form)))
    context.addIssue({ code: 'custom', path: [field], message: problem })
})

const OrderForm = z.object({
  products: z
    .array(
      z
        .object({
          product: typed(40).optional(),
          productId: typed(40).optional(),
          size: z.enum(SIZES),
          quantity: z.int('quantityWhole').min(1, 'quantityWhole').max(MOST_OF_ONE, 'tooMany'),
          price: pounds.meta({ description: 'what the shopper saw for one piece; another price is refused' }),
        })
        .refine(({ product, productId }) => product ?? productId, { path: ['product'], message: 'required' }),
      'productsRequired',
    )
    .min(1, 'productsRequired')
    .max(LONGEST_CART, 'tooMany'),
  total: poundsOr('totalInvalid').meta({ description: 'what the shopper saw; another total is refused' }),
  shippingFee: pounds.optional(),
  shippingAddress: AddressForm,
  guestInfo: z
    .object({
      name: addressFields.name.min(1, 'fullNameRequired'),
      email: addressFields.email.refine(isEmail, 'emailInvalid'),
      phone: addressFields.phone.refine((phone) => egyptianMobile(phone) !== null, 'phoneValidation'),
    })
    .optional(),
  promoCode: z
    .object({ code: typedCode(40).pipe(z.string().min(1, 'enterPromoCode')) })
    .optional()
    .meta({ description: 'the server works out what it takes off; another total than the shopper saw is refused' }),
  paymentInfo: z.object({ method: z.enum(['cod', 'card', 'paymob'], 'methodRequired') }),
  ticket: z.string().max(200, 'tooLong').optional().meta({
    description: 'of 503 IN_LINE: with it and the same key whoever comes back is served before who came later',
  }),
  sessionId: sessionId.optional().meta({ description: 'of the visit: where it came from is kept with the order' }),
})

const placed = z.object({ success, message: z.string(), order: Order, data: Order })

export const placeOrderCall = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Places an order for the signed-in shopper. Send an Idempotency-Key to make repeating it safe',
  status: 201,
  body: OrderForm,
  answer: placed,
})

export const placeGuestOrderCall = endpoint({
  method: 'POST',
  path: '/orders/guest',
  summary: 'The same for a guest, who becomes the owner of the order in this browser',
  status: 201,
  body: OrderForm,
  answer: placed,
})

export const getOrderCall = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order, for whom it belongs to and for admins',
  params: byId,
  answer: z.object({ success, order: Order }),
})

export const listMyOrdersCall = endpoint({
  method: 'GET',
  path: '/orders/my',
  summary: 'The signed-in shopper’s own orders, newest first',
  query: z.object(paging),
  answer: z.object({ success, orders: z.array(Order), pagination }),
})

export const claimOrdersCall = endpoint({
  method: 'POST',
  path: '/orders/claim',
  summary: 'Orders that this browser placed as a guest join the account, once its e-mail is confirmed',
  answer: z.object({ success, claimed: z.int() }),
})

export const changeOwnOrderCall = endpoint({
  method: 'PUT',
  path: '/orders/:id/user-status',
  summary: 'Its owner may cancel an order while it is pending',
  params: byId,
  body: z.object({ status, from }),
  answer: z.object({ success, message: z.string(), order: Order }),
})

export const trackOrderCall = endpoint({
  method: 'GET',
  path: '/orders/guest/:sku',
  plainPath: '/sku/track/:sku',
  summary: 'One order by its code; masked for anyone but its owner and admins',
  params: z.object({ sku: typedCode(20) }),
  answer: z.object({ success, order: Order }),
})

export const sendOrderLinkCall = endpoint({
  method: 'POST',
  path: '/orders/guest/:sku/link',
  summary: 'Mails a new link that opens the order to the mailbox of the order; the same answer for every code',
  params: z.object({ sku: typedCode(20) }),
  answer: z.object({ success, message: z.string() }),
})

export const verifySkuCall = endpoint({
  method: 'GET',
  path: '/sku/verify/:sku',
  summary: 'Whether a code is one of the shop’s orders; masked for anyone but its owner and admins',
  params: z.object({ sku: typedCode(40) }),
  answer: z.object({ success, message: z.string(), data: Verified }),
})

export const cancelGuestOrderCall = endpoint({
  method: 'PUT',
  path: '/orders/guest/:id/status',
  summary: 'The guest who owns the order may cancel it while it is pending',
  params: byId,
  body: z.object({ status, from }),
  answer: z.object({ success, message: z.string(), order: Order }),
})

const ViewCounts = z
  .object({ 'to-confirm': z.int(), 'to-approve': z.int(), 'to-ship': z.int(), late: z.int(), attention: z.int() })
  .meta({ id: 'ViewCounts', description: 'how many orders each view has' })

export const listOrdersCall = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'All orders. q or search: id, code, customer, e-mail, phone, however they are spelled',
  query: z.object({
    ...orderFilters,
    sort: orElse(z.enum(ORDER_SORTS), 'newest').default('newest'),
    ...paging,
  }),
  answer: z.object({
    success,
    orders: z.array(ListedOrder),
    pagination,
    counts: z.record(z.string(), z.int()),
    views: ViewCounts,
    attention: z.int().meta({ description: 'how many somebody has to look at' }),
    recent: Recent,
    readAt: instant.meta({ description: 'sent back as `until`, the list stays without what comes later' }),
  }),
})

export const countRecentOrdersCall = endpoint({
  method: 'GET',
  path: '/admin/recent-orders',
  summary: 'How many orders were placed since then: what has come since a list was read',
  query: z.object({ since: instant }),
  answer: z.object({ success, recent: Recent }),
})

export const getOrderForAdminCall = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'One order with its history',
  params: byId,
  answer: z.object({ success, order: AdminOrder }),
})

export const changeStatusCall = endpoint({
  method: 'PUT',
  path: '/orders/:id/status',
  summary:
    'Sets any status; stock follows. restock: are goods that were sent back on the shelf? `paid` on a card order asks the provider; what it does not know of needs a note',
  params: byId,
  body: z.object({ status, from, restock: z.boolean().default(true), note: typed(300).default(''), parcel, cashCame }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

/** 409 UNDO_OVER after a minute, when the customer is told. 409 STALE_EDIT where something else has happened since. */
export const undoStepCall = endpoint({
  method: 'POST',
  path: '/orders/:id/undo',
  summary: 'Takes the last step of the team back, within a minute: `undo.step` of the order says which',
  params: byId,
  body: z.object({ step: z.int() }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

export const approveCodCall = endpoint({
  method: 'PUT',
  path: '/orders/:id/approve-cod',
  summary: 'Records the cash of a cash-on-delivery order',
  params: byId,
  body: z.object({ from }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})

export const deleteOrderCall = endpoint({
  method: 'DELETE',
  path: '/orders/:id',
  summary: 'Hides an order; what it held is free again. 409 REFUND_OWED while it has money of a card',
  params: byId,
  body: z.object({ from, restock: z.boolean().default(true) }),
  answer: z.object({ success, message: z.string() }),
})

/** Whatever becomes of one, the others go their way: 200, with a result for each. */
export const changeManyCall = endpoint({
  method: 'POST',
  path: '/orders/bulk',
  summary:
    'Approves the cash of, ships or delivers up to 100 orders, or takes them back from the door, with a result for each',
  body: z.object({
    action: z.enum(BULK_ACTIONS),
    restock: z
      .boolean()
      .default(true)
      .meta({ description: 'of what is refused at the door: is it on the shelf again?' }),
    cashCame,
    orders: ManyOrders,
  }),
  answer: z.object({ success, results: z.array(BulkResult) }),
})

export const undoManyCall = endpoint({
  method: 'POST',
  path: '/orders/bulk/undo',
  summary: 'Takes back what was done to up to 100 orders at once, within the minute, with a result for each',
  body: z.object({ orders: ManySteps }),
  answer: z.object({ success, results: z.array(BulkResult) }),
})

export const exportOrdersCall = endpoint({
  method: 'GET',
  path: '/admin/orders/export',
  summary:
    'The orders that these filters find, newest first, as a table that Excel opens; with ids, of them these alone',
  query: z.object({ ...orderFilters, ids: idsInOne(MOST_AT_ONCE).optional() }),
  download: { type: 'text/csv; charset=utf-8', name: 'orders.csv' },
  answer: z.string(),
})
