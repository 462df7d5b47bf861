import { findGreeting } from '#accounts/find-greeting.server.ts'
import type { WayBack } from '#books/ways-back.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findLeadDays } from '#shipping/find-lead-days.server.ts'
import { confirmPath } from './cash/confirm-link.server.ts'
import { waitsForConfirmation } from './cash/confirmation.ts'
import { findOrderBySku, flagOrder, type OrderRow } from './db.server.ts'
import { listBack } from './db-shown-money.server.ts'
import { deliverLetter } from './letters/deliver-letter.server.ts'
import { letterId } from './letters/letter-id.ts'
import { linkLetter } from './letters/link-letter.server.ts'
import { orderLetter } from './letters/order-letter.server.ts'
import { orderLink } from './letters/order-link.server.ts'
import { takeLetter } from './letters/take-letter.server.ts'
import type { OfPreOrder } from './place-order.server.ts'
import { dropWaitingLetter } from './tending/db-letters.server.ts'
import type { LetterKind } from './tending/letter-kinds.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    /** `step` names the letter within its event; `amount` is the money that goes back, in piastres. */
    'send-order-mail': {
      orderId: string
      event: LetterKind
      step: number | string
      amount?: number
      how?: WayBack
      reference?: string
      preOrder?: OfPreOrder
    }
    /** Asked for by whoever typed a code: it may be of no order. */
    'send-order-link': { sku: string; seed: string }
    'flag-unanswered-order': { orderId: string }
    'erase-closed-accounts': Record<string, never>
  }
}

/** Where they lead from a letter that leaves now. */
function linksOf(order: OrderRow, { publicUrl, secret }: Deps['settings']) {
  const now = new Date()
  const confirmLink = waitsForConfirmation(order) ? publicUrl + confirmPath(order, secret, now) : undefined
  return { link: publicUrl + orderLink(order, secret, now), confirmLink }
}

export const orderJobs = (
  { db, settings }: Deps,
  sendMail: SendMail,
): Pick<Jobs, 'send-order-mail' | 'send-order-link' | 'flag-unanswered-order'> => ({
  'send-order-mail': mailJob(async (needs) => {
    const order = await takeLetter(db, needs, new Date())
    // Whoever ordered by phone may have no mailbox.
    if (!order?.email) return dropWaitingLetter(db, letterId(needs))
    const greeting = await findGreeting(db, order)
    const days = await findLeadDays(db, order.governorateId)
    const facts = await getFacts(db)
    const back = await listBack(db, order.id)
    const letter = orderLetter({ ...needs, ...linksOf(order, settings), order, greeting, days, back, facts })
    await deliverLetter(db, { ...needs, letter }, sendMail)
  }),
  'send-order-link': mailJob(async ({ sku, seed }) => {
    const order = await findOrderBySku(db, sku)
    if (!order?.email) return
    const greeting = await findGreeting(db, order)
    await sendMail(linkLetter({ ...linksOf(order, settings), order, seed, greeting, facts: await getFacts(db) }))
  }),
  'flag-unanswered-order': async ({ orderId }) => {
    await flagOrder(db, orderId, 'unanswered')
  },
})
