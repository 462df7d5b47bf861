import { findGreeting } from '#accounts/find-greeting.server.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { confirmPath } from './cash/confirm-link.server.ts'
import { waitsForConfirmation } from './cash/confirmation.ts'
import { flagOrder } from './db.server.ts'
import { deliverLetter } from './letters/deliver-letter.server.ts'
import { letterId } from './letters/letter-id.ts'
import { orderLetter } from './letters/order-letter.server.ts'
import { orderLink } from './letters/order-link.server.ts'
import { takeLetter } from './letters/take-letter.server.ts'
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
    if (!order?.email) return dropWaitingLetter(db, letterId(needs))
    const link = settings.publicUrl + orderLink(order.id, settings.secret, new Date())
    const greeting = await findGreeting(db, order)
    const confirmLink = waitsForConfirmation(order)
      ? settings.publicUrl + confirmPath(order, settings.secret, new Date())
      : undefined
    const letter = orderLetter({ ...needs, order, link, confirmLink, greeting, facts: await getFacts(db) })
    await deliverLetter(db, { ...needs, letter }, sendMail)
  }),
  'flag-unanswered-order': async ({ orderId }) => {
    await flagOrder(db, orderId, 'unanswered')
  },
})
