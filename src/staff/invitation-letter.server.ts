import { staffLetters as ar } from '#i18n/ar/letters/staff.ts'
import { staffLetters as en } from '#i18n/en/letters/staff.ts'
import { html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import { letterButton, letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { AdminRole } from '#lib/route.server.ts'
import type { Facts } from '#settings/facts.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'

const catalogues = { en, ar }

interface Invited {
  linkId: string
  email: string
  language: Language
  adminRole: AdminRole
  /** Null where who invited has left and is erased. */
  inviter: string | null
}

export function invitationLetter(invited: Invited, link: string, facts: Facts): Letter {
  const { name: shopName } = facts
  const { linkId, language, adminRole, inviter } = invited
  const texts = catalogues[language]
  const subject = texts.subject(shopName)
  const lines = [texts.line(inviter ? unlinked(inviter) : shopName, shopName), texts.roles[adminRole], texts.once]
  const { lines: ending, foot } = letterFoot(language, facts, [texts.unexpected])
  const body = html`${lines.map((line) => html`<p>${line}</p>`)}
${letterButton(link, texts.button)}`
  return {
    id: `invitation-${linkId}`.toLowerCase(),
    to: { name: '', address: invited.email },
    subject,
    text: letterText(language, [...lines, '', `${texts.button}: ${link}`, '', ...ending]),
    html: letterPage({ language, shopName, subject, body, foot }),
  }
}
