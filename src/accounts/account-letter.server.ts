import { accountLetters as ar } from '#i18n/ar/letters/account.ts'
import type { AccountMail } from '#i18n/en/letters/account.ts'
import { accountLetters as en } from '#i18n/en/letters/account.ts'
import { html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import { letterButton, letterPage, letterText } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { Facts } from '#settings/facts.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'

const catalogues = { en, ar }

export interface LetterNeeds {
  kind: AccountMail
  to: Letter['to']
  language: Language
  /** The same for the same letter, however often its job runs. */
  seed: string
  /** Absolute; without one the letter has no button. */
  link: string | undefined
  facts: Facts
}

export function accountLetter({ kind, to, language, seed, link, facts }: LetterNeeds): Letter {
  const texts = catalogues[language]
  const { subject, lines, button } = texts.kinds[kind]
  const { lines: ending, foot } = letterFoot(language, facts)
  const text = letterText(language, [
    texts.hello(to.name),
    '',
    ...lines,
    ...(link && button ? ['', `${button}: ${link}`] : []),
    '',
    ...ending,
  ])
  const body = html`<p>${texts.hello(to.name)}</p>
${lines.map((line) => html`<p>${line}</p>`)}
${link && button ? letterButton(link, button) : ''}`
  return {
    id: `account-${kind.replaceAll(' ', '-')}-${seed}`.toLowerCase(),
    to,
    subject,
    text,
    html: letterPage({ language, shopName: facts.name, subject, body, foot }),
  }
}
