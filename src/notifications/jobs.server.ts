import type { Db } from '#lib/db.server.ts'
import { type JobNeeds, type Jobs, mailJob, timedJob } from '#lib/jobs.server.ts'
import type { Letter, SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { countArrived, findReceiver, listArrived } from './db.server.ts'
import { noteArrival } from './note-arrival.server.ts'
import { ordersLetter } from './orders-letter.server.ts'
import { sendOnce } from './send-once.server.ts'
import { sumUp } from './sum-up.server.ts'
import { summaryLetter } from './summary-letter.server.ts'
import { tellWhatIsDue } from './tell-what-is-due.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'note-arrival': { orderId: string }
    'tell-what-is-due': Record<string, never>
    /** Arrivals after the one number, up to the other. */
    'send-orders-letter': { accountId: string; after: number; upTo: number }
    'send-summary': { accountId: string; day: string }
  }
}

/** Orders that one letter names; of more it says how many. */
const MOST_NAMED = 30

type Names = 'note-arrival' | 'tell-what-is-due' | 'send-orders-letter' | 'send-summary'

interface Telling {
  id: string
  needs: { accountId: string }
  publicUrl: string
}

async function frameOf(db: Db, { id, needs, publicUrl }: Telling) {
  const receiver = await findReceiver(db, needs.accountId)
  return receiver && { id, receiver, publicUrl, shopName: (await getFacts(db)).name }
}

async function writeOrders(
  db: Db,
  telling: Telling & { needs: JobNeeds['send-orders-letter'] },
): Promise<Letter | undefined> {
  const frame = await frameOf(db, telling)
  if (!frame || frame.receiver.orders === 'never') return undefined
  const [orders, count] = await Promise.all([
    listArrived(db, telling.needs, MOST_NAMED),
    countArrived(db, telling.needs),
  ])
  return count > 0 ? ordersLetter({ ...frame, orders, count }) : undefined
}

async function writeSummary(
  db: Db,
  telling: Telling & { needs: JobNeeds['send-summary'] },
): Promise<Letter | undefined> {
  const { day } = telling.needs
  const frame = await frameOf(db, telling)
  if (!frame || frame.receiver.summaryHour === null) return undefined
  const summary = await sumUp(db, day, new Date())
  return summary && summaryLetter(frame, summary, day)
}

export const notificationJobs = ({ db, settings: { publicUrl } }: Deps, sendMail: SendMail): Pick<Jobs, Names> => ({
  'note-arrival': ({ orderId }) => noteArrival(db, orderId, new Date()),
  'tell-what-is-due': timedJob('*/5 * * * *', () => tellWhatIsDue(db, new Date())),
  'send-orders-letter': mailJob(async (needs) => {
    const id = `new-orders-${needs.accountId}-${needs.upTo}`.toLowerCase()
    await sendOnce(db, { id, write: () => writeOrders(db, { id, needs, publicUrl }), sendMail })
  }),
  'send-summary': mailJob(async (needs) => {
    const id = `summary-${needs.accountId}-${needs.day}`.toLowerCase()
    await sendOnce(db, { id, write: () => writeSummary(db, { id, needs, publicUrl }), sendMail })
  }),
})
