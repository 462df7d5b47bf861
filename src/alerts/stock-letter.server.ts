import { alertLetters as ar } from '#i18n/ar/alert-letters.ts'
import { alertLetters as en } from '#i18n/en/alert-letters.ts'
import { html } from '#lib/html.server.ts'
import type { JobNeeds } from '#lib/jobs.server.ts'
import { letterButton, letterPage, letterText } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { Facts } from '#settings/facts.ts'

const catalogues = { en, ar }

/** "Your size is back." */
export function stockLetter(
  { alertId, email, name, size, language }: JobNeeds['send-stock-mail'],
  { link, leave }: { link: string; leave: string },
  facts: Facts,
): Letter {
  const texts = catalogues[language]
  const subject = texts.subject(name, size)
  const body = html`<p>${texts.line(name, size)}</p>
<p>${texts.quick}</p>
${letterButton(link, texts.button)}`
  const foot = html`${texts.why} <a href="${leave}">${texts.leave}</a>`
  return {
    id: `stock-${alertId}`.toLowerCase(),
    to: { name: '', address: email },
    subject,
    text: letterText(language, [
      texts.line(name, size),
      texts.quick,
      '',
      `${texts.button}: ${link}`,
      '',
      `${texts.why} ${texts.leave}: ${leave}`,
      facts.name,
    ]),
    html: letterPage({ language, shopName: facts.name, subject, body, foot }),
  }
}
