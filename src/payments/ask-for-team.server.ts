import { findCardPayment } from '#books/find-card-payment.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { askProvider, type ProviderWord } from './ask-provider.server.ts'
import { checkRefunds } from './check-refunds.server.ts'
import { markAsked } from './db.server.ts'
import type { AskOutcome } from './payment.ts'
import { ProviderRefused, ProviderSilent } from './paymob.server.ts'

type Order = Awaited<ReturnType<typeof readForAdmin>>

/** Of a payment that is known, what went back since. */
async function askAboutPayment(orderId: string, context: RequestContext<'staff'>): Promise<ProviderWord> {
  const payment = await findCardPayment(context.db, { orderId })
  if (!payment) return 'told'
  try {
    await checkRefunds(context, payment.id, context.now)
    return 'told'
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return 'silent'
    throw error
  }
}

function outcomeOf(before: Order, after: Order, words: readonly ProviderWord[]): AskOutcome {
  if (after.isPaid && !before.isPaid) return 'paid now'
  if (words.includes('silent')) return 'silent'
  if (words.includes('undecided')) return 'undecided'
  if (after.attention === 'payment differs') return 'differs'
  if (after.paymentInfo.refunded > before.paymentInfo.refunded) return 'refunded'
  return after.paymentInfo.kind === 'card' ? 'paid' : 'unpaid'
}

/** Somebody of the team wants to know now. No transaction is open around the question. */
export async function askForTeam(orderId: string, context: RequestContext<'staff'>) {
  const { db, limits, now } = context
  const before = await readForAdmin(db, orderId, now)
  const { tries } = before.paymentInfo
  if (before.paymentMethod !== 'paymob' && tries.length === 0) throw new Refusal('STATE_CONFLICT')
  if (tries.every(({ providerOrderId }) => providerOrderId === null))
    return { outcome: 'no tries' as const, order: before }
  await limits.count('provider question by order', orderId)
  await markAsked(db, orderId, now)
  const words = [await askProvider(context, orderId, now), await askAboutPayment(orderId, context)]
  const order = await readForAdmin(db, orderId, now)
  return { outcome: outcomeOf(before, order, words), order }
}
