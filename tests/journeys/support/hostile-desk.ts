import { type TestBrowser, testBrowser } from '../../support/browser.ts'
import { CAIRO_FEE } from '../../support/builders.ts'
import { type Attacked, addressOf, both, formula, type HostileProduct, sent } from './hostile-forms.ts'
import {
  bringFiles,
  fillCatalogue,
  hostileOrder,
  orderAndReturn,
  saySettings,
  signUpAndReview,
} from './hostile-shop.ts'

type SentForm = Parameters<TestBrowser['send']>

/** The team's own names, and what it writes beside stock and fees. */
async function nameTheTeam({ url, owner, words, invitationOf }: Attacked, { id, sku }: HostileProduct): Promise<void> {
  await sent(owner, 'PUT', '/api/auth/me', { full_name: formula(words, 120) })
  const email = `invited${Date.now()}@example.com`
  await sent(owner, 'POST', '/api/staff/invitations', { email, adminRole: 'staff', language: 'en' })
  const accepted = { token: await invitationOf(email), full_name: words(120), password: 'a good long word' }
  await sent(testBrowser(url), 'POST', '/api/invitations/accept', accepted)
  await sent(owner, 'PUT', '/api/products/stock', {
    ...{ reason: 'other', note: words(200) },
    products: [{ id, sizes: [{ size: 'L', stock: 7, was: null, edition: 0 }] }],
  })
  const change = { sku, size: 'M', amount: 1, reason: 'other', note: words(200) }
  await sent(owner, 'POST', '/api/products/stock-changes', change)
  const fee = { governorateId: 'luxor', shippingFee: 70, ...both(words, 'governorateName', 60) }
  await sent(owner, 'POST', '/api/shipping', fee)
}

/** Taken down by phone, edited, changed by its customer's own link, sent, and refused at the door. */
async function writeAndRefuse({ url, owner, words }: Attacked, { id: productId, finalPrice: price }: HostileProduct) {
  const form = {
    ...{ products: [{ productId, size: 'M', quantity: 1, price }], total: price + CAIRO_FEE, method: 'cod' },
    ...{ channel: 'phone', language: 'en', note: words(300) },
    shippingAddress: addressOf(words, 'phoned@example.com'),
  }
  const { order } = await sent(owner, 'POST', '/api/admin/orders', form)
  const path = `/api/orders/${order.id}`
  await sent(owner, 'PUT', `${path}/contents`, {
    ...{ products: [{ productId, size: 'M', quantity: 2 }], total: 2 * price + CAIRO_FEE, note: words(300) },
    shippingAddress: addressOf(words, 'phoned@example.com'),
  })
  const { link } = await sent(owner, 'GET', `/api/admin/orders/${order.id}/confirm-link`)
  const [, token] = link.split('#')
  const guest = testBrowser(url)
  const { updatedAt } = await sent(guest, 'POST', '/api/order-confirmation', { token })
  const place = { address: formula(words, 300), city: 'cairo', cityName: words(80), postalCode: '' }
  const change = { token, updatedAt, place, total: 2 * price + CAIRO_FEE }
  await sent(guest, 'POST', '/api/order-confirmation/change', change)
  await sent(owner, 'PUT', `${path}/approve-cod`)
  await sent(owner, 'PUT', `${path}/status`, { status: 'shipped' })
  await sent(owner, 'POST', `${path}/refused`, { note: words(300) })
  return order.id as string
}

/** Paid and cancelled: what goes back of it, and why no more does. */
async function oweAndKeep(at: Attacked, product: HostileProduct) {
  const { url, owner, words } = at
  const owed = async (email: string): Promise<string> => {
    const { order } = await sent(testBrowser(url), 'POST', '/api/orders/guest', hostileOrder(words, email, product))
    for (const status of ['paid', 'cancelled']) await sent(owner, 'PUT', `/api/orders/${order.id}/status`, { status })
    return order.id as string
  }
  const given = await owed('given@example.com')
  const back = { orderId: given, amount: 10, refunded: 0, how: 'cash', reference: words(120), words: words(500) }
  await sent(owner, 'POST', '/api/payment/given-back', back)
  const kept = await owed('kept@example.com')
  await sent(owner, 'POST', '/api/payment/kept', { orderId: kept, refunded: 0, words: words(500) })
  return { given, kept }
}

/** Two pre-orders of somebody's: one that is cancelled, one that becomes an order. */
async function tendPreOrders({ url, owner, words }: Attacked, { id: productId }: HostileProduct) {
  const ids: string[] = []
  for (const at of [1, 2]) {
    const member = testBrowser(url)
    const account = { email: `waits${at}.${Date.now()}@example.com`, password: 'a good long word' }
    const signed = await sent(member, 'POST', '/api/auth/signup', { ...account, full_name: words(120) })
    member.token = signed.token
    const wish = { color: 'black', size: 'M', quantity: 1, price: 85 }
    ids.push((await sent(member, 'POST', '/api/pre-orders', wish)).preOrder.id)
    await sent(member, 'PUT', '/api/auth/me', { full_name: formula(words, 120) })
  }
  const [cancelled = '', ordered = ''] = ids
  await sent(owner, 'PUT', `/api/admin/pre-orders/${cancelled}/cancel`, { note: words(300) })
  const shippingAddress = addressOf(words, 'waits@example.com')
  await sent(owner, 'POST', `/api/admin/pre-orders/${ordered}/order`, { productId, shippingAddress, note: words(300) })
  return { cancelled, ordered }
}

async function setAside({ owner, words }: Attacked, settlementId: string): Promise<void> {
  const path = `/api/admin/parcels/settlements/${settlementId}`
  const { lines } = await sent(owner, 'GET', path)
  await sent(owner, 'PUT', `${path}/lines/${lines[0].line}/aside`, { note: words(200) })
  await sent(owner, 'PUT', `${path}/aside`, { note: words(200) })
}

/** What a browser says by itself, or somebody in its name. */
async function reportTroubles({ url, words }: Attacked): Promise<void> {
  const trouble = { kind: 'script', message: words(500), page: `/${words(200)}`, at: words(200) }
  await sent(testBrowser(url), 'POST', '/api/analytics/page-trouble', trouble)
  const report = {
    ...{ 'document-uri': `${url}/${words(100)}`, 'effective-directive': words(60), 'violated-directive': words(60) },
    ...{ 'blocked-uri': words(100), 'source-file': words(100) },
  }
  const browser = testBrowser(url)
  const type = { 'content-type': 'application/csp-report' }
  const reporting = { ...browser, send: (...[method, path, form]: SentForm) => browser.send(method, path, form, type) }
  await sent(reporting, 'POST', '/api/analytics/policy-report', { 'csp-report': report })
}

/** A shop in which every field of text says something that would run. */
export async function makeHostileShop(at: Attacked) {
  await saySettings(at)
  const catalogue = await fillCatalogue(at)
  const [product] = catalogue.products
  const returned = await orderAndReturn(at, product)
  const account = await signUpAndReview(at, product)
  const files = await bringFiles(at, product)
  await nameTheTeam(at, product)
  const refusedId = await writeAndRefuse(at, product)
  const owed = await oweAndKeep(at, product)
  const preOrders = await tendPreOrders(at, product)
  await setAside(at, files.settlementId)
  await reportTroubles(at)
  return { product, catalogue, returned, account, files, refusedId, owed, preOrders }
}
