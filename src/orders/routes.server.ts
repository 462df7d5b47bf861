import type { Wanted } from '#lib/endpoint.ts'
import { fromPounds } from '#lib/money.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'
import { type Ask, on } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { countPromoTry } from '#promo-codes/count-promo-try.server.ts'
import {
  approveCodCall,
  claimOrdersCall,
  deleteOrderCall,
  getOrderCall,
  getOrderForAdminCall,
  listMyOrdersCall,
  listOrdersCall,
  placeGuestOrderCall,
  placeOrderCall,
  trackOrderCall,
  verifySkuCall,
} from './api.ts'
import { approveCod } from './approve-cod.server.ts'
import { claimOrders } from './claim-orders.server.ts'
import { findOrder } from './db.server.ts'
import { countByStatus, listOrders, listOrdersOf } from './db-list.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import { GUEST, leaveGuestToken } from './keep-guest.server.ts'
import { type OrderRequest, placeOrder } from './place-order.server.ts'
import { readForAdmin } from './read-for-admin.server.ts'
import { readOrder, trackOrder } from './read-order.server.ts'
import { shownOrder } from './show-order.server.ts'
import { verifySku } from './verify-sku.server.ts'

const success = true as const

type Form = Wanted<typeof placeOrderCall>

function guestIn({ guestInfo, shippingAddress }: Form, token: string | undefined): OrderRequest['guest'] {
  const { name, email, phone } = guestInfo ?? shippingAddress
  return { name, email: email.toLowerCase(), phone: egyptianMobile(phone) ?? phone, token }
}

function requestIn(form: Form, { browser, viewer, settings }: Ask, asGuest: boolean): OrderRequest {
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
    placedBy: asGuest ? `browser ${browser.id}` : `account ${viewer?.accountId}`,
    idempotencyKey: browser.idempotencyKey,
    language: browser.language,
  }
}

async function place(form: Form, ask: Ask, asGuest: boolean) {
  const request = requestIn(form, ask, asGuest)
  const who = [request.accountId ?? `browser ${ask.browser.id}`, request.address.phone]
  for (const one of who) await ask.limits.count('order by account, phone or browser', one)
  if (request.promoCode !== null) await countPromoTry(ask)
  const { id, guestToken } = await placeOrder(ask.db, request, ask.now)
  if (guestToken) leaveGuestToken(ask.browser, guestToken)
  const row = await findOrder(ask.db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const order = shownOrder(row, 'owner')
  return { success, message: 'Order created successfully', order, data: order }
}

export const orderRoutes = [
  on(placeOrderCall, 'shopper', (form, ask) => place(form, ask, false)),
  on(placeGuestOrderCall, 'anyone', (form, ask) => place(form, ask, true)),
  on(listMyOrdersCall, 'shopper', async ({ page, limit }, { db, viewer }) => {
    const { rows, total } = await listOrdersOf(db, viewer.accountId, { page, limit })
    const orders = rows.map((row) => shownOrder(row, 'owner'))
    return { success, orders, pagination: pageOf(total, { page, limit }) }
  }),
  on(claimOrdersCall, 'shopper', async (_, ask) => ({ success, claimed: await claimOrders(ask) })),
  on(getOrderCall, 'anyone', async ({ id }, ask) => ({ success, order: await readOrder(id, ask) })),
  on(trackOrderCall, 'anyone', async ({ sku }, ask) => {
    await ask.limits.count('code look-up by address', ask.browser.address)
    return { success, order: await trackOrder(sku, ask) }
  }),
  on(verifySkuCall, 'anyone', async ({ sku }, ask) => {
    await ask.limits.count('code look-up by address', ask.browser.address)
    return { success, message: 'Genuine', data: await verifySku(sku, ask) }
  }),
  on(listOrdersCall, 'viewer', async ({ q, search = q ?? '', status, sort, page, limit }, { db }) => {
    const [{ rows, total }, counts] = await Promise.all([
      listOrders(db, { search, status }, { sort, page, limit }),
      countByStatus(db),
    ])
    return {
      success,
      orders: rows.map((row) => shownOrder(row, 'staff')),
      pagination: pageOf(total, { page, limit }),
      counts,
    }
  }),
  on(getOrderForAdminCall, 'viewer', async ({ id }, ask) => ({ success, order: await readForAdmin(ask.db, id) })),
  on(approveCodCall, 'staff', async ({ id }, ask) => {
    await approveCod(ask.db, id, ask.viewer.accountId, ask.now)
    return { success, message: 'COD payment approved successfully!', order: await readForAdmin(ask.db, id) }
  }),
  on(deleteOrderCall, 'owner', async ({ id, restock }, ask) => {
    await deleteOrder(ask.db, { orderId: id, restock, accountId: ask.viewer.accountId }, ask.now)
    return { success, message: 'Order deleted' }
  }),
]
