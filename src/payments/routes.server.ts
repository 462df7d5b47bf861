import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { cancelGuestOrderCall, changeOwnOrderCall, changeStatusCall } from '#orders/api.ts'
import { editOrderCall } from '#orders/desk/api.ts'
import { keptAddress } from '#orders/desk/kept-address.ts'
import { findUnpaidOrder } from '#orders/find-unpaid-order.server.ts'
import { CARD_SECONDS, skuOf } from '#orders/order.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { findOrderByCode } from '#orders/reading/find-order-by-code.server.ts'
import { readOrder } from '#orders/reading/read-order.server.ts'
import {
  askProviderCall,
  getPaymentOptionsCall,
  getPaymentStatusCall,
  getTransactionStatusCall,
  getUnpaidOrderCall,
  giveBackCall,
  keepMoneyCall,
  openIntentionCall,
  openPaymentCall,
  paymentCallbackCall,
  refundPaymentCall,
  sendPaymentResultCall,
  switchToCashCall,
} from './api.ts'
import { askForTeam } from './ask-for-team.server.ts'
import { askProvider } from './ask-provider.server.ts'
import { changeOwnOrder } from './change-own-order.server.ts'
import { changeStatusAsAdmin } from './change-status-as-admin.server.ts'
import { findOrderOfTransaction, takeTurnToAsk } from './db.server.ts'
import { editOrder } from './edit-order.server.ts'
import { giveBack } from './give-back.server.ts'
import { hearCallback, hearRedirect } from './hear-provider.server.ts'
import { keepMoney } from './keep-money.server.ts'
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

async function session({ orderId, amount, currency }: Wish, context: RequestContext) {
  await context.limits.count('payment by order', orderId)
  const { payBy, ...openedSession } = await openPayment({ orderId, amount: fromPounds(amount), currency }, context)
  const { paymob } = context.settings
  if (!paymob) throw new Refusal('CARD_NOT_AVAILABLE')
  const unifiedCheckoutUrl = hostedUrl(paymob, openedSession.clientSecret)
  const iframeUrl = frameUrl(paymob, openedSession.paymentKey)
  return { ...openedSession, orderId, unifiedCheckoutUrl, iframeUrl, payBy: payBy.toISOString() }
}

/** `asked` tells the client which call to the provider failed. */
function asIntention(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'PAYMENT_UNAVAILABLE') throw error
  throw new Refusal(error.code, { details: { ...error.details, asked: 'intention' } })
}

/** Asking for one's own order is unlimited; asking for one that is not there counts as guessing. */
async function ownOnly<T>(look: Promise<T>, { limits, browser }: RequestContext): Promise<T> {
  return look.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      await limits.count('code look-up by address', browser.address)
    throw error
  })
}

async function statusOf(id: string, context: RequestContext) {
  const order = await readOrder(id, context)
  if (order.status !== 'pending' || order.paymentMethod !== 'paymob') return order
  if (!(await takeTurnToAsk(context.db, id, context.now, ASK_EVERY))) return order
  await askProvider(context, id, context.now)
  return readOrder(id, context)
}

async function readOrderOfTransaction(transactionId: number, context: RequestContext) {
  const id = await findOrderOfTransaction(context.db, transactionId)
  if (id === undefined) throw new Refusal('NOT_FOUND')
  return readOrder(id, context)
}

function queryIn({ query, ...fields }: { query?: string | undefined; [name: string]: unknown }): URLSearchParams {
  if (query !== undefined) return new URLSearchParams(query)
  const texts = Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return new URLSearchParams(texts.map(([name, value]) => [name, String(value)]))
}

async function result(body: { query?: string | undefined }, context: RequestContext) {
  const { orderId, outcome } = await hearRedirect(queryIn(body), context)
  const order = await findOrderByCode(skuOf(orderId), context)
  if (!order) throw new Refusal('NOT_FOUND')
  return { success, message: 'Verified', outcome, data: { status: order.status, orderId }, order }
}

async function readRefund(orderId: string, id: string, { db, now }: RequestContext) {
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
  on(openPaymentCall, 'anyone', async (wish, context) => {
    const openedSession = await session(wish, context)
    const { unifiedCheckoutUrl, paymentKey } = openedSession
    return { success, message: 'Payment session created', unifiedCheckoutUrl, paymentKey, data: openedSession }
  }),
  on(openIntentionCall, 'anyone', async (wish, context) => {
    const { clientSecret } = await session(wish, context).catch(asIntention)
    return { success, clientSecret }
  }),
  on(getPaymentStatusCall, 'anyone', async ({ id }, context) => {
    const { status, paymentInfo } = await ownOnly(statusOf(id, context), context)
    const { isUndecided } = paymentInfo
    return { success, data: { status, orderId: id, isUndecided }, order: { id, status } }
  }),
  on(getTransactionStatusCall, 'anyone', async ({ transactionId }, context) => {
    const { id, status } = await ownOnly(readOrderOfTransaction(Number(transactionId), context), context)
    return { success, order: { id, status } }
  }),
  on(getUnpaidOrderCall, 'anyone', async (_, context) => ({ success, order: await findUnpaidOrder(context) })),
  on(switchToCashCall, 'anyone', async ({ orderId }, context) => {
    return { success, message: 'You pay in cash on delivery', order: await switchToCash(orderId, context) }
  }),
  on(paymentCallbackCall, 'anyone', async (body, context) => {
    await hearCallback(body, context)
    return { success, message: 'Received' }
  }),
  on(sendPaymentResultCall, 'anyone', (body, context) => result(body, context)),
  on(askProviderCall, 'staff', async ({ orderId }, context) => ({
    success,
    message: 'Asked',
    ...(await askForTeam(orderId, context)),
  })),
  on(refundPaymentCall, 'owner', async ({ amount, refunded, ...fields }, context) => {
    const sum = amount === undefined ? undefined : fromPounds(amount)
    const id = await refundPayment({ ...fields, amount: sum, refunded: fromPounds(refunded) }, context)
    return { success, message: 'Refund recorded', ...(await readRefund(fields.orderId, id, context)) }
  }),
  on(giveBackCall, 'owner', async ({ amount, refunded, ...fields }, context) => {
    const id = await giveBack({ ...fields, amount: fromPounds(amount), refunded: fromPounds(refunded) }, context)
    return { success, message: 'Recorded', ...(await readRefund(fields.orderId, id, context)) }
  }),
  on(keepMoneyCall, 'owner', async ({ refunded, ...fields }, context) => {
    const id = await keepMoney({ ...fields, refunded: fromPounds(refunded) }, context)
    return { success, message: 'Recorded', ...(await readRefund(fields.orderId, id, context)) }
  }),
  on(changeOwnOrderCall, 'shopper', async (change, context) => {
    return { success, message: updated, order: await changeOwnOrder(change, context) }
  }),
  on(cancelGuestOrderCall, 'anyone', async (change, context) => {
    return { success, message: updated, order: await changeOwnOrder(change, context) }
  }),
  on(editOrderCall, 'staff', async ({ id: orderId, shippingAddress, products, total, ...rest }, context) => {
    const edit = { ...rest, orderId, address: keptAddress(shippingAddress), lines: products }
    return { success, message: updated, order: await editOrder({ ...edit, total: fromPounds(total) }, context) }
  }),
  on(changeStatusCall, 'staff', async ({ id, ...change }, context) => {
    const statusChange = { ...change, orderId: id, accountId: context.viewer.accountId }
    return { success, message: updated, order: await changeStatusAsAdmin(statusChange, context) }
  }),
]
