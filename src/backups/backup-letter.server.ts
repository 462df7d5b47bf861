import { backupLetters as ar } from '#i18n/ar/letters/backup.ts'
import { backupLetters as en } from '#i18n/en/letters/backup.ts'
import { dayText, momentText } from '#lib/days.ts'
import { html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import { letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { Facts } from '#settings/facts.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'
import type { LastBackup } from './last-backup.server.ts'

const catalogues = { en, ar }

interface Owner {
  email: string
  name: string
  language: Language
}

interface Failure {
  /** When it was tried, and when it last worked. */
  at: string
  last: LastBackup
  /** As the machine says it. */
  reason: string
}

export function backupLetter({ email, name, language }: Owner, { at, last, reason }: Failure, facts: Facts): Letter {
  const texts = catalogues[language]
  const subject = texts.subject(dayText(at, language))
  const known = last.at ? texts.last(momentText(last.at, language)) : last.isKnown ? texts.none : texts.unknown
  const { lines: ending, foot } = letterFoot(language, facts, [])
  const lines = [texts.failed, texts.because(unlinked(reason)), known, texts.next]
  return {
    id: `backup-failed-${at.slice(0, 10)}-${email}`.toLowerCase().replace(/[^a-z0-9-]/g, '-'),
    to: { name: unlinked(name), address: email },
    subject,
    text: letterText(language, [...lines, '', ...ending]),
    html: letterPage({
      language,
      shopName: facts.name,
      subject,
      body: html`${lines.map((line) => html`<p>${line}</p>`)}`,
      foot,
    }),
  }
}
