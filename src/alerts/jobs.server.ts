import { inTransaction, type Tx } from '#lib/db.server.ts'
import { enqueue, type Jobs, mailJob } from '#lib/jobs.server.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findAvailable, findShown, markAlertTold, takeWaiting } from './db.server.ts'
import { leavePath } from './link.server.ts'
import { stockLetter } from './stock-letter.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'tell-size-is-back': { variantId: string }
    'send-stock-mail': {
      alertId: string
      email: string
      language: Language
      name: string
      size: string
      productId: string
    }
  }
}

/** Seconds: an opening that lies ahead may be moved. */
const LOOK_AGAIN = 60

type Found<Query extends (...input: never) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>

async function writeTo(
  tx: Tx,
  waiting: Found<typeof takeWaiting>,
  { productId, size, ...names }: Found<typeof findAvailable>,
): Promise<void> {
  for (const { id: alertId, email, language } of waiting) {
    const name = language === 'ar' && names.nameAr ? names.nameAr : names.name
    await enqueue(tx, 'send-stock-mail', { alertId, email, language, name, size, productId })
  }
}

/** Who is told and the letters to them are one transaction: nobody is forgotten, and nobody told twice. */
async function tellWaiting({ db }: Deps, variantId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const size = await findAvailable(tx, variantId)
    if (!size || size.available <= 0) return
    const waiting = await takeWaiting(tx, variantId, size.available)
    if (waiting.length === 0) return
    // Nobody could order it yet, and who is written to now would wait for nothing any more.
    if (size.opensIn > 0) return enqueue(tx, 'tell-size-is-back', { variantId }, Math.min(size.opensIn, LOOK_AGAIN))
    await writeTo(tx, waiting, size)
    await markAlertTold(
      tx,
      waiting.map(({ id }) => id),
      now,
    )
  })
}

export const alertJobs = (deps: Deps, sendMail: SendMail): Pick<Jobs, 'tell-size-is-back' | 'send-stock-mail'> => ({
  'tell-size-is-back': ({ variantId }) => tellWaiting(deps, variantId, new Date()),
  'send-stock-mail': mailJob(async (needs) => {
    const { publicUrl, secret } = deps.settings
    const linkTo = (path: string): string => publicUrl + inLanguage(needs.language, path)
    const links = { link: linkTo(`/product/${needs.productId}`), leave: linkTo(leavePath(needs.alertId, secret)) }
    const piece = await findShown(deps.db, needs.productId)
    await sendMail(stockLetter({ ...needs, piece }, links, await getFacts(deps.db)))
  }),
})
