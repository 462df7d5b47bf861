import type { VerbInput } from '#lib/endpoint.ts'
import { fromPounds } from '#lib/money.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, onDownload, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { countPromoTry } from '#promo-codes/count-promo-try.server.ts'
import { findSource } from '#visits/find-source.server.ts'
import {
  approveCodCall,
  changeManyCall,
  claimOrdersCall,
  countRecentOrdersCall,
  deleteOrderCall,
  exportOrdersCall,
  getOrderCall,
  getOrderForAdminCall,
  listMyOrdersCall,
  listOrdersCall,
  placeGuestOrderCall,
  placeOrderCall,
  sendOrderLinkCall,
  trackOrderCall,
  undoManyCall,
  undoStepCall,
  verifySkuCall,
} from './api.ts'
import { approveCod } from './approve-cod.server.ts'
import { oneByOne } from './bulk/one-by-one.server.ts'
import { takeStep } from './bulk/take-step.server.ts'
import { findOrder } from './db.server.ts'
import { countSince, listOrdersOf } from './db-list.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import { listInvoicesCall, readReceiptCall } from './invoices/api.ts'
import { listInvoices } from './invoices/list-invoices.server.ts'
import { readReceipt } from './invoices/read-receipt.server.ts'
import { claimOrders } from './keeping/claim-orders.server.ts'
import { GUEST, leaveGuestToken } from './keeping/keep-guest.server.ts'
import { askForLink } from './letters/ask-for-link.server.ts'
import { inLine } from './line/in-line.server.ts'
import { exportOrders } from './listing/export-orders.server.ts'
import { listForAdmin } from './listing/list-for-admin.server.ts'
import { type OrderRequest, placeOrder } from './place-order.server.ts'
import { notePrintsCall } from './prints/api.ts'
import { insertPrints } from './prints/db-prints.server.ts'
import { readForAdmin } from './read-for-admin.server.ts'
import { readOrder } from './reading/read-order.server.ts'
import { trackOrder } from './reading/track-order.server.ts'
import { verifySku } from './reading/verify-sku.server.ts'
import { shownOrder } from './show-order.server.ts'
import { undoStep } from './undo/undo-step.server.ts'

const success = true as const

type Form = VerbInput<typeof placeOrderCall>

function guestIn({ guestInfo, shippingAddress }: Form, token: string | undefined): OrderRequest['guest'] {
  const { name, email, phone } = guestInfo ?? shippingAddress
  return { name, email: email.toLowerCase(), phone: egyptianMobile(phone) ?? phone, token }
}

function requestIn(form: Form, { browser, viewer, settings }: RequestContext, asGuest: boolean): OrderRequest {
  const { method } = form.paymentInfo
  if (method !== 'cod' && !settings.paymob) throw new Refusal('CARD_NOT_AVAILABLE')
  const { phone, email } = form.shippingAddress
  return {
    lines: form.products.map(({ product, productId = product ?? '', price, ...line }) => {
      return { ...line, productId, price: fromPounds(price) }
    }),
    total: fromPounds(form.total),
    shippingFee: form.shippingFee === undefined ? undefined : fromPounds(form.shippingFee),
    address: { ...form.shippingAddress, email: email.toLowerCase(), phone: egyptianMobile(phone) ?? phone },
    guest: asGuest ? guestIn(form, browser.cookie(GUEST)) : null,
    promoCode: form.promoCode?.code ?? null,
    method: method === 'cod' ? 'cod' : 'paymob',
    accountId: asGuest ? null : (viewer?.accountId ?? null),
    browser: `browser ${browser.id}`,
    takesCards: settings.paymob !== undefined,
    placedBy: asGuest ? `browser ${browser.id}` : `account ${viewer?.accountId}`,
    idempotencyKey: browser.idempotencyKey,
    language: browser.language,
  }
}

async function placeNow(request: OrderRequest, sessionId: string | undefined, context: RequestContext) {
  const who = [request.accountId ?? `browser ${context.browser.id}`, request.address.phone]
  for (const one of who) await context.limits.count('order by account, phone or browser', one)
  if (request.promoCode !== null) await countPromoTry(context)
  const { browser, db } = context
  const source = sessionId && !browser.isUncounted ? await findSource(db, sessionId) : null
  return placeOrder(db, { ...request, source }, context.now)
}

async function place(form: Form, context: RequestContext, asGuest: boolean) {
  const request = requestIn(form, context, asGuest)
  const placing = () => placeNow(request, form.sessionId, context)
  const { id, guestToken } = await inLine({ ...request, ticket: form.ticket }, context, placing)
  if (guestToken) leaveGuestToken(context.browser, guestToken)
  const row = await findOrder(context.db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const order = shownOrder(row, 'owner')
  return { success, message: 'Order created successfully', order, data: order }
}

export const orderRoutes = [
  on(placeOrderCall, 'shopper', (form, context) => place(form, context, false)),
  on(placeGuestOrderCall, 'anyone', (form, context) => place(form, context, true)),
  on(listMyOrdersCall, 'shopper', async ({ page, limit }, { db, viewer }) => {
    const { rows, total } = await listOrdersOf(db, viewer.accountId, { page, limit })
    const orders = rows.map((row) => shownOrder(row, 'owner'))
    return { success, orders, pagination: pageOf(total, { page, limit }) }
  }),
  on(claimOrdersCall, 'shopper', async (_, context) => ({ success, claimed: await claimOrders(context) })),
  on(getOrderCall, 'anyone', async ({ id }, context) => ({ success, order: await readOrder(id, context) })),
  on(readReceiptCall, 'anyone', async ({ id }, context) => ({ success, ...(await readReceipt(id, context)) })),
  on(trackOrderCall, 'anyone', async ({ sku }, context) => {
    await context.limits.count('code look-up by address', context.browser.address)
    return { success, order: await trackOrder(sku, context) }
  }),
  on(sendOrderLinkCall, 'anyone', async (input, context) => {
    await askForLink(input, context)
    return { success, message: 'If there is such an order, a new link is on its way to its mailbox' }
  }),
  on(verifySkuCall, 'anyone', async ({ sku }, context) => {
    await context.limits.count('code look-up by address', context.browser.address)
    return { success, message: 'Genuine', data: await verifySku(sku, context) }
  }),
  on(listOrdersCall, 'viewer', async (input, context) => ({ success, ...(await listForAdmin(input, context)) })),
  on(countRecentOrdersCall, 'viewer', async ({ since }, { db }) => {
    return { success, recent: { since, count: await countSince(db, new Date(since)) } }
  }),
  on(getOrderForAdminCall, 'viewer', async ({ id }, { db, now }) => ({
    success,
    order: await readForAdmin(db, id, now),
  })),
  on(approveCodCall, 'staff', async ({ id, from }, { db, viewer, now }) => {
    await approveCod(db, { orderId: id, accountId: viewer.accountId, from }, now)
    return { success, message: 'COD payment approved successfully!', order: await readForAdmin(db, id, now) }
  }),
  on(undoStepCall, 'staff', async ({ id, step }, { db, viewer, now }) => {
    await undoStep(db, { orderId: id, step, accountId: viewer.accountId }, now)
    return { success, message: 'Undone', order: await readForAdmin(db, id, now) }
  }),
  on(listInvoicesCall, 'viewer', async ({ ids }, { db }) => ({ success, ...(await listInvoices(db, ids)) })),
  on(notePrintsCall, 'staff', async (noted, { db, viewer: { accountId }, now }) => {
    await insertPrints(db, { ...noted, accountId }, now)
    return { success, message: 'Noted' }
  }),
  onDownload(exportOrdersCall, 'staff', exportOrders),
  on(
    changeManyCall,
    'staff',
    async ({ action, restock, cashCame, orders }, { db, viewer: { accountId }, browser, now }) => {
      const take = ({ id: orderId, ...row }: (typeof orders)[number]) =>
        takeStep(db, { orderId, action, accountId, restock, cashCame, ...row }, now)
      return { success, results: await oneByOne(orders, browser.language, take) }
    },
  ),
  on(undoManyCall, 'staff', async ({ orders }, { db, viewer: { accountId }, browser, now }) => {
    const undo = async ({ id: orderId, step }: (typeof orders)[number]) => {
      await undoStep(db, { orderId, step, accountId }, now)
      return { status: null, undo: null }
    }
    return { success, results: await oneByOne(orders, browser.language, undo) }
  }),
  on(deleteOrderCall, 'owner', async ({ id, restock, from }, context) => {
    await deleteOrder(context.db, { orderId: id, restock, from, accountId: context.viewer.accountId }, context.now)
    return { success, message: 'Order deleted' }
  }),
]
