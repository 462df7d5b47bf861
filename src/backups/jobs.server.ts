import { type Jobs, timedJob } from '#lib/jobs.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import { reasonOf } from '#lib/reason-of.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { backupLetter } from './backup-letter.server.ts'
import { listOwners } from './db.server.ts'
import { lastBackup } from './last-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'back-up': Record<string, never>
  }
}

/** Every night where the shop is no demo. One that fails is told to the owners, and is not tried again till the next. */
export const backupJobs = ({ db, disk, settings }: Deps, sendMail: SendMail): Pick<Jobs, 'back-up'> => ({
  'back-up': timedJob('33 3 * * *', async () => {
    const { backups: place, databaseUrl: url } = settings
    if (!place.isNightly || !url) return
    const now = new Date()
    try {
      await writeBackup({ url, disk }, place, now)
    } catch (error) {
      const facts = await getFacts(db)
      const failure = { at: now.toISOString(), last: await lastBackup(place, now), reason: reasonOf(error) }
      for (const owner of await listOwners(db)) await sendMail(backupLetter(owner, failure, facts))
    }
  }),
})
