import { findGreeting } from '#accounts/find-greeting.server.ts'
import type { Jobs } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { House } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { flagOrder } from './db.server.ts'
import { orderLetter } from './order-letter.server.ts'
import { orderLink } from './order-link.server.ts'
import { takeLetter } from './take-letter.server.ts'

export const orderJobs = (
  { db, settings }: House,
  sendMail: SendMail,
): Pick<Jobs, 'send-order-mail' | 'flag-unanswered-order'> => ({
  'send-order-mail': async (needs) => {
    const order = await takeLetter(db, needs, new Date())
    if (!order) return
    const link = settings.publicUrl + orderLink(order.id, settings.secret, new Date())
    const greeting = await findGreeting(db, order)
    await sendMail(orderLetter({ ...needs, order, link, greeting, facts: await getFacts(db) }))
  },
  'flag-unanswered-order': async ({ orderId }) => {
    await flagOrder(db, orderId, 'unanswered')
  },
})
