import { lockCardPayment } from '#books/lock-card-payment.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { bookRefunds, sentBackOf } from './book-refunds.server.ts'
import { ProviderSilent, providerOf } from './paymob.server.ts'

export async function checkRefunds({ db, settings }: Pick<Deps, 'db' | 'settings'>, paymentId: string, now: Date) {
  const payment = await inTransaction(db, (tx) => lockCardPayment(tx, paymentId))
  if (!payment) return
  if (!settings.paymob) throw new ProviderSilent('no keys')
  const transaction = await providerOf(settings.paymob).getTransaction(payment.transactionId)
  await inTransaction(db, async (tx) => {
    const lockedPayment = await lockCardPayment(tx, paymentId)
    if (lockedPayment && transaction.id === lockedPayment.transactionId)
      await bookRefunds(tx, lockedPayment, sentBackOf(transaction), now)
  })
}
