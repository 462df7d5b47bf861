import { findGreeting } from '#accounts/find-greeting.server.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findInvitation } from './find-invitation.server.ts'
import { inviteToReview } from './invite-to-review.server.ts'
import { reviewLetter } from './review-letter.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    /** `step` is the history's row that made the order delivered and paid: a later one makes the job void. */
    'invite-to-review': { orderId: string; step: number }
    'send-review-mail': { orderId: string; step: number }
  }
}

export const reviewJobs = (
  { db, settings }: Deps,
  sendMail: SendMail,
): Pick<Jobs, 'invite-to-review' | 'send-review-mail'> => ({
  'invite-to-review': (delivered) => inviteToReview(db, delivered, new Date()),
  'send-review-mail': mailJob(async (delivered) => {
    const invitation = await findInvitation(db, delivered)
    if (!invitation) return
    const greeting = await findGreeting(db, invitation.order)
    await sendMail(reviewLetter(invitation, { settings, greeting, facts: await getFacts(db), now: new Date() }))
  }),
})
