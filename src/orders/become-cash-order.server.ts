import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { mailboxOf } from '#promo-codes/promo-code.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { getPerson, updateCashReasons } from './cash/db-cash.server.ts'
import { takeCash } from './cash/judge-cash.server.ts'
import { insertStep, updateMethod } from './db.server.ts'
import type { LockedOrder } from './lock-any-order.server.ts'
import { statusOf } from './order.ts'

const DAY = 24 * 3600

/** A locked order keeps its goods and is paid at the door. */
export async function becomeCashOrder(tx: Tx, order: LockedOrder, accountId: string | null, now: Date): Promise<void> {
  const { id: orderId } = order
  const { phone, email, ...who } = await getPerson(tx, orderId)
  const person = { ...who, placedBy: [who.placedBy], phone, mailbox: mailboxOf(email) }
  const { cashRules: rules, cashAnswerDays } = await getFacts(tx)
  await updateCashReasons(tx, orderId, await takeCash(tx, { rules, total: order.total, takesCards: true, person }))
  await updateMethod(tx, orderId, 'cod', now)
  const status = statusOf(order)
  const details = { at: now, accountId, note: 'Cash on delivery instead of the card' }
  const step = await insertStep(tx, { orderId, fromStatus: status, toStatus: status, ...details })
  await enqueue(tx, 'send-order-mail', { orderId, event: 'placed', step })
  await enqueue(tx, 'flag-unanswered-order', { orderId }, cashAnswerDays * DAY)
}
