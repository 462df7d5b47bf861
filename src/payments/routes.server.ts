import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { type Ask, on } from '#lib/route.server.ts'
import { cancelGuestOrderCall, changeOwnOrderCall, changeStatusCall } from '#orders/api.ts'
import { findUnpaidOrder } from '#orders/find-unpaid-order.server.ts'
import { CARD_SECONDS, skuOf } from '#orders/order.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { findOrderByCode, readOrder } from '#orders/read-order.server.ts'
import {
  getPaymentOptionsCall,
  getPaymentStatusCall,
  getTransactionStatusCall,
  getUnpaidOrderCall,
  giveBackCall,
  openIntentionCall,
  openPaymentCall,
  paymentCallbackCall,
  refundPaymentCall,
  sendPaymentResultCall,
  switchToCashCall,
} from './api.ts'
import { askProvider } from './ask-provider.server.ts'
import { changeOwnOrder } from './change-own-order.server.ts'
import { changeStatusAsAdmin } from './change-status-as-admin.server.ts'
import { findOrderOfTransaction, takeTurnToAsk } from './db.server.ts'
import { giveBack } from './give-back.server.ts'
import { hearCallback, hearRedirect } from './hear-provider.server.ts'
import { openPayment } from './open-payment.server.ts'
import { frameUrl, hostedUrl, trustedOrigins } from './pages/hosted-checkout.ts'
import { refundPayment } from './refund-payment.server.ts'
import { switchToCash } from './switch-to-cash.server.ts'

const success = true as const
/** Seconds between two questions to the provider for one order that somebody waits for. */
const ASK_EVERY = 15

const updated = 'Order updated'

interface Wish {
  orderId: string
  amount: number
  currency?: string | undefined
}

async function session({ orderId, amount, currency }: Wish, ask: Ask) {
  await ask.limits.count('payment by order', orderId)
  const { payBy, ...opened } = await openPayment({ orderId, amount: fromPounds(amount), currency }, ask)
  const { paymob } = ask.settings
  if (!paymob) throw new Refusal('CARD_NOT_AVAILABLE')
  const unifiedCheckoutUrl = hostedUrl(paymob, opened.clientSecret)
  const iframeUrl = frameUrl(paymob, opened.paymentKey)
  return { ...opened, orderId, unifiedCheckoutUrl, iframeUrl, payBy: payBy.toISOString() }
}

/** The same refusal, saying what was asked for. */
function asIntention(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'PAYMENT_UNAVAILABLE') throw error
  throw new Refusal(error.code, { details: { ...error.details, asked: 'intention' } })
}

/** Asking for one's own may be done as often as one likes; asking for what is not there to see is guessing. */
async function ownOnly<T>(look: Promise<T>, { limits, browser }: Ask): Promise<T> {
  return look.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      await limits.count('code look-up by address', browser.address)
    throw error
  })
}

/** For whom it belongs to; while nothing came, the provider is asked now and then. */
async function statusOf(id: string, ask: Ask) {
  const order = await readOrder(id, ask)
  if (order.status !== 'pending' || order.paymentMethod !== 'paymob') return order
  if (!(await takeTurnToAsk(ask.db, id, ask.now, ASK_EVERY))) return order
  await askProvider(ask, id, ask.now)
  return readOrder(id, ask)
}

async function readOrderOfTransaction(transactionId: number, ask: Ask) {
  const id = await findOrderOfTransaction(ask.db, transactionId)
  if (id === undefined) throw new Refusal('NOT_FOUND')
  return readOrder(id, ask)
}

/** The redirect's query as it stood in the address, or as fields. */
function queryIn({ query, ...fields }: { query?: string | undefined; [name: string]: unknown }): URLSearchParams {
  if (query !== undefined) return new URLSearchParams(query)
  const texts = Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return new URLSearchParams(texts.map(([name, value]) => [name, String(value)]))
}

async function result(body: { query?: string | undefined }, ask: Ask) {
  const { orderId, outcome } = await hearRedirect(queryIn(body), ask)
  const order = await findOrderByCode(skuOf(orderId), ask)
  if (!order) throw new Refusal('NOT_FOUND')
  return { success, message: 'Verified', outcome, data: { status: order.status, orderId }, order }
}

async function readRefund(orderId: string, id: string, { db, now }: Ask) {
  const { paymentInfo } = await readForAdmin(db, orderId, now)
  const refund = paymentInfo.refunds.find((each) => each.id === id)
  if (!refund) throw new Refusal('NOT_FOUND')
  return { refund, ...paymentInfo }
}

export const paymentRoutes = [
  on(getPaymentOptionsCall, 'anyone', async (_, { settings: { paymob } }) => ({
    success,
    card: paymob !== undefined,
    publicKey: paymob?.publicKey ?? null,
    iframeId: paymob?.iframeId ?? null,
    trustedOrigins: paymob ? trustedOrigins(paymob) : [],
    isTest: paymob !== undefined && (paymob.isSimulated || /^\w{3}_sk_test_/.test(paymob.secretKey)),
    secondsToPay: CARD_SECONDS,
  })),
  on(openPaymentCall, 'anyone', async (wish, ask) => {
    const opened = await session(wish, ask)
    const { unifiedCheckoutUrl, paymentKey } = opened
    return { success, message: 'Payment session created', unifiedCheckoutUrl, paymentKey, data: opened }
  }),
  on(openIntentionCall, 'anyone', async (wish, ask) => {
    const { clientSecret } = await session(wish, ask).catch(asIntention)
    return { success, clientSecret }
  }),
  on(getPaymentStatusCall, 'anyone', async ({ id }, ask) => {
    const { status, paymentInfo } = await ownOnly(statusOf(id, ask), ask)
    const { isUndecided } = paymentInfo
    return { success, data: { status, orderId: id, isUndecided }, order: { id, status } }
  }),
  on(getTransactionStatusCall, 'anyone', async ({ transactionId }, ask) => {
    const { id, status } = await ownOnly(readOrderOfTransaction(Number(transactionId), ask), ask)
    return { success, order: { id, status } }
  }),
  on(getUnpaidOrderCall, 'anyone', async (_, ask) => ({ success, order: await findUnpaidOrder(ask) })),
  on(switchToCashCall, 'anyone', async ({ orderId }, ask) => {
    return { success, message: 'You pay in cash on delivery', order: await switchToCash(orderId, ask) }
  }),
  on(paymentCallbackCall, 'anyone', async (body, ask) => {
    await hearCallback(body, ask)
    return { success, message: 'Received' }
  }),
  on(sendPaymentResultCall, 'anyone', (body, ask) => result(body, ask)),
  on(refundPaymentCall, 'owner', async ({ orderId, amount, refunded, reason }, ask) => {
    const wanted = amount === undefined ? undefined : fromPounds(amount)
    const id = await refundPayment({ orderId, amount: wanted, refunded: fromPounds(refunded), reason }, ask)
    return { success, message: 'Refund recorded', ...(await readRefund(orderId, id, ask)) }
  }),
  on(giveBackCall, 'owner', async ({ amount, refunded, ...given }, ask) => {
    const id = await giveBack({ ...given, amount: fromPounds(amount), refunded: fromPounds(refunded) }, ask)
    return { success, message: 'Recorded', ...(await readRefund(given.orderId, id, ask)) }
  }),
  on(changeOwnOrderCall, 'shopper', async (change, ask) => {
    return { success, message: updated, order: await changeOwnOrder(change, ask) }
  }),
  on(cancelGuestOrderCall, 'anyone', async (change, ask) => {
    return { success, message: updated, order: await changeOwnOrder(change, ask) }
  }),
  on(changeStatusCall, 'staff', async ({ id, ...change }, ask) => {
    const wanted = { ...change, orderId: id, accountId: ask.viewer.accountId }
    return { success, message: updated, order: await changeStatusAsAdmin(wanted, ask) }
  }),
]
