import { linkPath } from '#accounts/links.server.ts'
import { type Jobs, mailJob } from '#lib/jobs.server.ts'
import { inLanguage } from '#lib/language.ts'
import type { SendMail } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findInvitation } from './db.server.ts'
import { whyNotAccept } from './invitation.ts'
import { invitationLetter } from './invitation-letter.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'send-invitation': { linkId: string }
  }
}

export const staffJobs = ({ db, settings }: Deps, sendMail: SendMail): Pick<Jobs, 'send-invitation'> => ({
  'send-invitation': mailJob(async ({ linkId }) => {
    const invitation = await findInvitation(db, linkId)
    // Withdrawn, or sent again with another link, before this one left.
    if (!invitation || whyNotAccept(invitation, new Date())) return
    const { publicUrl, secret } = settings
    const link = publicUrl + inLanguage(invitation.language, linkPath(linkId, 'invitation', secret))
    await sendMail(invitationLetter(invitation, link, await getFacts(db)))
  }),
})
