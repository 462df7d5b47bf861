import { findGreeting } from '#accounts/find-greeting.server.ts'
import { type Jobs, mailJob, timedJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findPreOrder, type PreOrderRow } from './db.server.ts'
import { endCampaign } from './end-campaign.server.ts'
import type { PreOrderEvent } from './pre-order.ts'
import { preOrderLetter } from './pre-order-letter.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'end-campaign': Record<string, never>
    'send-pre-order-mail': { preOrderId: string; event: PreOrderEvent; step: number }
  }
}

const STATE_OF = { taken: 'open', cancelled: 'cancelled' } as const

/** What has moved on since has a letter of its own, or was taken back. */
const isStillSo = (row: PreOrderRow, event: PreOrderEvent): boolean => row.state === STATE_OF[event]

export const preOrderJobs = (
  { db, settings }: Deps,
  sendMail: SendMail,
): Pick<Jobs, 'end-campaign' | 'send-pre-order-mail'> => ({
  'end-campaign': timedJob('0 0 * * *', () => endCampaign(db, new Date())),
  'send-pre-order-mail': mailJob(async ({ preOrderId, event, step }) => {
    const row = await findPreOrder(db, preOrderId)
    if (!row?.email || !isStillSo(row, event)) return
    const { publicUrl } = settings
    const greeting = await findGreeting(db, row)
    await sendMail(preOrderLetter({ row, event, step, greeting, publicUrl, facts: await getFacts(db) }))
  }),
})
