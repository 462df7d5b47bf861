import type { AccountMail } from '#i18n/en/letters/account.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { unlinked } from '#lib/letter.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { accountLetter } from './account-letter.server.ts'
import { findAccountByEmail } from './db.server.ts'
import { insertLink } from './db-links.server.ts'
import { LINK_LIFE, linkPath, type Purpose } from './links.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    /** `seed` names the letter: a job that runs twice sends the same one, with the same link in it. */
    'send-account-mail': { kind: AccountMail; email: string; language: Language; seed: string }
  }
}

const purposeOf = (kind: string): Purpose | undefined => (kind === 'verify' || kind === 'reset' ? kind : undefined)

export const accountJobs = ({ db, settings }: Deps, sendMail: SendMail): Pick<Jobs, 'send-account-mail'> => ({
  'send-account-mail': mailJob(async ({ kind, email, language, seed }) => {
    const account = await findAccountByEmail(db, email)
    const purpose = purposeOf(kind)
    let link: string | undefined
    if (purpose) {
      // An address that nobody here has gets no letter, and nobody was told so.
      if (!account) return
      const now = new Date()
      const expiresAt = new Date(now.getTime() + LINK_LIFE[purpose] * 1000)
      await insertLink(db, { id: seed, accountId: account.id, purpose, expiresAt, createdAt: now })
      link = settings.publicUrl + inLanguage(language, linkPath(seed, purpose, settings.secret))
    }
    if (kind === 'welcome') link = settings.publicUrl + inLanguage(language, '/account')
    if (kind === 'taken') link = settings.publicUrl + inLanguage(language, '/forgot-password')
    const greeting = account?.emailVerifiedAt ? account.fullName : ''
    const to = { name: unlinked(greeting), address: email }
    await sendMail(accountLetter({ kind, to, language, seed, link, facts: await getFacts(db) }))
  }),
})
