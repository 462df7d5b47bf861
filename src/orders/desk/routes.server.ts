import type { VerbInput } from '#lib/endpoint.ts'
import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { findOrder } from '../db.server.ts'
import { orderLink } from '../letters/order-link.server.ts'
import { type OrderRequest, placeOrder } from '../place-order.server.ts'
import { readForAdmin } from '../read-for-admin.server.ts'
import { getOrderLinkCall, previewEditCall, quoteOrderCall, writeOrderCall } from './api.ts'
import { keptAddress, refuseNoMailbox } from './kept-address.ts'
import { previewEdit } from './preview-edit.server.ts'
import { quoteOrder } from './quote-order.server.ts'

const success = true as const

type Form = VerbInput<typeof writeOrderCall>

/** What a guest would have sent; the customer's browser is not here, so that it keeps nothing. */
function requestIn(form: Form, { browser, viewer, settings }: RequestContext<'staff'>): OrderRequest {
  const { products, total, method, channel, language, note, promoCode } = form
  if (method === 'card' && !settings.paymob) throw new Refusal('CARD_NOT_AVAILABLE')
  const { accountId } = viewer
  const address = keptAddress(form.shippingAddress)
  const { name, email, phone } = address
  refuseNoMailbox(address, method === 'cod' ? 'cod' : 'paymob')
  return {
    lines: products.map(({ price, ...line }) => ({ ...line, price: fromPounds(price) })),
    total: fromPounds(total),
    shippingFee: undefined,
    address,
    guest: { name, email, phone, token: undefined },
    promoCode: promoCode || null,
    method: method === 'cod' ? 'cod' : 'paymob',
    accountId: null,
    placedBy: `desk ${accountId}`,
    idempotencyKey: browser.idempotencyKey,
    language,
    desk: { channel, accountId, note },
  }
}

export const deskRoutes = [
  on(previewEditCall, 'staff', async ({ id: orderId, shippingAddress, products, ...seen }, context) => {
    const edit = { ...seen, orderId, address: keptAddress(shippingAddress), lines: products }
    return { success, ...(await previewEdit(edit, context)) }
  }),
  on(quoteOrderCall, 'staff', async ({ products, city, promoCode }, { db, settings, browser: { language } }) => {
    const quote = await quoteOrder(db, { lines: products, city, promoCode, language })
    return { success, card: settings.paymob !== undefined, ...quote }
  }),
  on(writeOrderCall, 'staff', async (form, context) => {
    const { id } = await placeOrder(context.db, requestIn(form, context), context.now)
    return { success, message: 'Order created', order: await readForAdmin(context.db, id, context.now) }
  }),
  on(getOrderLinkCall, 'staff', async ({ id }, { db, settings, now }) => {
    const order = await findOrder(db, id)
    if (!order) throw new Refusal('NOT_FOUND')
    return { success, link: settings.publicUrl + orderLink(order, settings.secret, now) }
  }),
]
