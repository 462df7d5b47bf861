import type { CardPayment } from '#books/card-payment.ts'
import { lockCardPayment } from '#books/lock-card-payment.server.ts'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { bookRefunds, endAsDone, endAsRefused, sentBackOf } from './book-refunds.server.ts'
import { findRefund, type Refund, takeRefund } from './db-refunds.server.ts'
import { type Provider, ProviderRefused, ProviderSilent, providerOf } from './paymob.server.ts'

/** Milliseconds between tries: longer than the provider takes, so that the next try can read what the last one did. */
export const TURN = 60_000

type End = (tx: Tx, payment: CardPayment, refund: Refund, now: Date) => Promise<void>

async function locked(tx: Tx, { id, paymentId }: Refund): Promise<{ payment: CardPayment; refund: Refund }> {
  const payment = await lockCardPayment(tx, paymentId)
  const refund = await findRefund(tx, id)
  if (!payment || !refund) throw new Error('a refund is of a payment')
  return { payment, refund }
}

const end = (db: Db, refund: Refund, how: End, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => how(tx, (await locked(tx, refund)).payment, refund, now))

/** Null where it is over: done before, or there is no room for it any more. */
function weigh(db: Db, pendingRefund: Refund, sentBack: number, now: Date): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const { payment } = await locked(tx, pendingRefund)
    await bookRefunds(tx, payment, sentBack, now)
    const { refund } = await locked(tx, pendingRefund)
    return refund.state === 'asked' ? refund.amount : null
  })
}

/** What went back already is read first: the last try may have been done though its answer was lost. */
async function carryOut(db: Db, provider: Provider, refund: Refund, now: Date): Promise<void> {
  const { payment } = await inTransaction(db, (tx) => locked(tx, refund))
  const transaction = await provider.getTransaction(payment.transactionId)
  if (transaction.id !== payment.transactionId) throw new ProviderSilent('about another transaction')
  const amount = await weigh(db, refund, sentBackOf(transaction), now)
  if (amount === null) return
  try {
    await provider.refund(payment.transactionId, amount)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return end(db, refund, endAsRefused, now)
  }
  await end(db, refund, endAsDone, now)
}

export async function carryOutRefund({ db, settings }: Pick<Deps, 'db' | 'settings'>, id: string, now: Date) {
  const refund = await findRefund(db, id)
  if (refund?.state !== 'asked') return
  if (!settings.paymob) throw new ProviderSilent('no keys')
  if (!(await takeRefund(db, id, now, new Date(now.getTime() + TURN)))) throw new ProviderSilent('being asked already')
  await carryOut(db, providerOf(settings.paymob), refund, now)
}
