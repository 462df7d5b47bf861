import { findGreeting } from '#accounts/find-greeting.server.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { orderLink } from '#orders/letters/order-link.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findLeadDays } from '#shipping/find-lead-days.server.ts'
import { photoKey } from './photo/photo-file.ts'
import { readDues } from './read-dues.server.ts'
import { returnLetter } from './return-letter.server.ts'
import { settleRefund } from './settle-refund.server.ts'
import { takeLetter } from './take-letter.server.ts'
import { endFor, findWindow } from './window.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'send-return-mail': { returnId: string; step: number }
    /** The bank has answered a refund; most are of no return. */
    'settle-return': { refundId: string; state: 'done' | 'refused' }
    'drop-return-photo': { photoId: string }
  }
}

/** Of an order that is gone there is nothing to tell. */
const ofGoneOrder = (error: unknown): undefined => {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined
  throw error
}

export const returnJobs = (
  { db, disk, settings }: Deps,
  sendMail: SendMail,
): Pick<Jobs, 'send-return-mail' | 'settle-return' | 'drop-return-photo'> => ({
  'send-return-mail': mailJob(async (about) => {
    const letter = await takeLetter(db, about, new Date()).catch(ofGoneOrder)
    // Whoever ordered by phone may have no mailbox.
    if (!letter?.request.email) return
    const { request, step } = letter
    const link = settings.publicUrl + orderLink({ ...request, id: request.orderId }, settings.secret, new Date())
    const greeting = await findGreeting(db, request)
    const { feeOf } = await readDues(db, request.orderId)
    const money = { fee: feeOf(request), facts: await getFacts(db) }
    const approvedAt = request.steps.findLast(({ toState }) => toState === 'approved')?.at
    const window = await findWindow(db, request.orderId)
    const times = {
      approvedAt,
      endsAt: window ? endFor(window, request.reason) : undefined,
      days: await findLeadDays(db, request.governorateId),
    }
    await sendMail(returnLetter({ request, step, greeting, link, ...times, ...money }))
  }),
  'settle-return': (told) => settleRefund(db, told, new Date()),
  'drop-return-photo': async ({ photoId }) => disk.delete(photoKey(photoId)),
})
