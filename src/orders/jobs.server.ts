import { findGreeting } from '#accounts/find-greeting.server.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { flagOrder } from './db.server.ts'
import { orderLetter } from './letters/order-letter.server.ts'
import { orderLink } from './letters/order-link.server.ts'
import { takeLetter } from './letters/take-letter.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    /** `step` names the letter within its event; `amount` is the money that goes back, in piastres. */
    'send-order-mail': {
      orderId: string
      event:
        | 'placed'
        | 'edited'
        | 'not paid yet'
        | 'paid'
        | 'shipped'
        | 'delivered'
        | 'cancelled'
        | 'stands again'
        | 'refunded'
        | 'sent back'
        | 'sent back as changed'
        | 'given back'
      step: number | string
      amount?: number
      how?: 'cash' | 'bank' | 'wallet' | 'other'
      reference?: string
    }
    'flag-unanswered-order': { orderId: string }
    'erase-closed-accounts': Record<string, never>
  }
}

export const orderJobs = (
  { db, settings }: Deps,
  sendMail: SendMail,
): Pick<Jobs, 'send-order-mail' | 'flag-unanswered-order'> => ({
  'send-order-mail': mailJob(async (needs) => {
    const order = await takeLetter(db, needs, new Date())
    // Whoever ordered by phone may have no mailbox.
    if (!order?.email) return
    const link = settings.publicUrl + orderLink(order.id, settings.secret, new Date())
    const greeting = await findGreeting(db, order)
    await sendMail(orderLetter({ ...needs, order, link, greeting, facts: await getFacts(db) }))
  }),
  'flag-unanswered-order': async ({ orderId }) => {
    await flagOrder(db, orderId, 'unanswered')
  },
})
