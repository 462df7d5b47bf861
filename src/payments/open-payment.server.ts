import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import type { PaymobSettings } from '#lib/env.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { inLanguage, isLanguage } from '#lib/language.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { payByOf, statusOf } from '#orders/order.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { type Attempt, endAttempt, findLiveAttempt, insertAttempt, lastNumberOf, openAttempt } from './db.server.ts'
import { referenceOf } from './payment.ts'
import { type Intention, ProviderRefused, ProviderSilent, providerOf } from './paymob.server.ts'

/** Seconds that a payment needs at least: nobody types a card number faster. */
const LEAST = 30
/** Seconds after which an opening that has not ended counts as crashed. */
const OPENING = 15
/** Seconds after which the provider is asked, whatever it told by then. */
const ASK_AFTER = [120, 600, 3600]
/** Milliseconds to wait for a payment that another request is opening. */
const PATIENCE = 9000
/** Milliseconds after which it is too late to open one oneself. */
const OWN_TRY = 1000

const CURRENCY = 'EGP'

export interface PaymentInput {
  orderId: string
  amount: Piastres
  currency: string | undefined
}

export interface OpenPayment {
  intentionId: string
  clientSecret: string
  paymentKey: string
  payBy: Date
}

type OwnOrder = Awaited<ReturnType<typeof getOwnOrder>>

const unavailable = () => new Refusal('PAYMENT_UNAVAILABLE', { details: { retryAfter: 5 } })

async function lockPayable(tx: Tx, orderId: string, now: Date) {
  const order = await lockOrder(tx, orderId)
  if (order.expiredAt !== null) throw new Refusal('PAYMENT_TIME_OVER')
  if (order.paymentMethod !== 'paymob' || statusOf(order) !== 'pending') throw new Refusal('STATE_CONFLICT')
  const seconds = Math.floor((payByOf(order.createdAt).getTime() - now.getTime()) / 1000)
  if (seconds < LEAST) throw new Refusal('PAYMENT_TIME_OVER')
  return { order, seconds }
}

type Claim =
  | { is: 'open'; attempt: Attempt }
  | { is: 'opening' | 'nobody’s' }
  | { is: 'mine'; id: string; number: number; seconds: number }

/** One that was opened with other keys (test mode, perhaps) can't be paid any more. */
const isPayable = (attempt: Attempt, integrationId: number, now: Date): boolean =>
  attempt.state === 'open' && attempt.expiresAt > now && attempt.integrationId === integrationId

const differsFrom = ({ total }: { total: number }): Refusal =>
  new Refusal('PAYMENT_DIFFERS', { details: { amount: toPounds(total), currency: CURRENCY } })

async function claim(
  tx: Tx,
  { orderId, mayOpen, total }: { orderId: string; mayOpen: boolean; total: number },
  { integrationId }: PaymobSettings,
  now: Date,
): Promise<Claim> {
  const { order, seconds } = await lockPayable(tx, orderId, now)
  // Edited since it was read: the bank would be asked for the old amount.
  if (order.total !== total) throw differsFrom(order)
  const live = await findLiveAttempt(tx, orderId)
  if (live && isPayable(live, integrationId, now)) return { is: 'open', attempt: live }
  if (live?.state === 'opening' && live.createdAt.getTime() > now.getTime() - OPENING * 1000) return { is: 'opening' }
  if (!mayOpen) return { is: 'nobody’s' }
  if (live) await endAttempt(tx, live.id, live.state === 'open' ? 'over' : 'failed')
  const [id, number] = [newId(), (await lastNumberOf(tx, orderId)) + 1]
  await insertAttempt(tx, {
    id,
    orderId,
    number,
    state: 'opening',
    amount: order.total,
    currency: CURRENCY,
    integrationId,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  })
  return { is: 'mine', id, number, seconds }
}

function askFor(
  order: OwnOrder,
  { number, seconds }: { number: number; seconds: number },
  context: RequestContext,
  paymob: PaymobSettings,
) {
  const { publicUrl } = context.settings
  const language = isLanguage(order.language) ? order.language : 'en'
  return providerOf(paymob).openIntention({
    amount: order.total,
    reference: referenceOf(order.id, number),
    title: `Order ${order.sku}`,
    payer: { name: order.name, email: order.email, phone: order.phone, street: order.address, city: order.cityName },
    secondsToPay: seconds,
    notificationUrl: `${publicUrl}/api/payment/callback`,
    redirectionUrl: publicUrl + inLanguage(language, '/payment/result'),
  })
}

/** The order may have been cancelled, or switched to cash, while the provider was thinking. */
async function keep(
  tx: Tx,
  { orderId, id }: { orderId: string; id: string },
  intention: Intention,
  now: Date,
): Promise<void> {
  await lockPayable(tx, orderId, now)
  const { orderId: providerOrderId, id: intentionId, clientSecret, paymentKey } = intention
  if (!(await openAttempt(tx, id, { providerOrderId, intentionId, clientSecret, paymentKey })))
    throw new Refusal('STATE_CONFLICT')
  for (const after of ASK_AFTER) await enqueue(tx, 'ask-provider', { orderId }, after)
}

async function openNew(
  order: OwnOrder,
  mine: Claim & { is: 'mine' },
  context: RequestContext,
  paymob: PaymobSettings,
): Promise<Intention> {
  const { db, now } = context
  try {
    const intention = await askFor(order, mine, context, paymob)
    await inTransaction(db, (tx) => keep(tx, { orderId: order.id, id: mine.id }, intention, now))
    return intention
  } catch (error) {
    await endAttempt(db, mine.id, 'failed')
    throw error instanceof ProviderSilent || error instanceof ProviderRefused ? unavailable() : error
  }
}

function refuseOtherAmount({ amount, currency = CURRENCY }: PaymentInput, order: OwnOrder): void {
  if (amount !== order.total || currency !== CURRENCY) throw differsFrom(order)
}

/** Whoever asks while a payment is open gets that one. The provider is slow: no transaction is open meanwhile. */
export async function openPayment(input: PaymentInput, context: RequestContext): Promise<OpenPayment> {
  const { orderId } = input
  const { db, now, settings } = context
  const { paymob } = settings
  const order = await getOwnOrder(orderId, context)
  refuseOtherAmount(input, order)
  if (!paymob) throw new Refusal('CARD_NOT_AVAILABLE')
  const payBy = payByOf(new Date(order.createdAt))
  for (const from = performance.now(); performance.now() - from < PATIENCE; await sleep(100)) {
    const mayOpen = performance.now() - from < OWN_TRY
    const claimed = await inTransaction(db, (tx) => claim(tx, { orderId, mayOpen, total: order.total }, paymob, now))
    if (claimed.is === 'nobody’s') break
    if (claimed.is === 'mine') {
      const { id: intentionId, clientSecret, paymentKey } = await openNew(order, claimed, context, paymob)
      return { intentionId, clientSecret, paymentKey, payBy }
    }
    if (claimed.is === 'open') {
      const { intentionId, clientSecret, paymentKey } = claimed.attempt
      if (intentionId && clientSecret && paymentKey) return { intentionId, clientSecret, paymentKey, payBy }
    }
  }
  throw unavailable()
}
