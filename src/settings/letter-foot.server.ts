import { letterFoot as ar } from '#i18n/ar/letters/foot.ts'
import { letterFoot as en } from '#i18n/en/letters/foot.ts'
import { type Html, html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import { quietLink } from '#lib/letter.server.ts'
import type { Facts } from './facts.ts'

const catalogues = { en, ar }

/** Whom to ask, after what else is to be said under a letter; the same as text and as a page. */
export function letterFoot(
  language: Language,
  { name, email, phone, whatsapp }: Pick<Facts, 'name' | 'email' | 'phone' | 'whatsapp'>,
  notes: readonly string[] = [],
): { lines: string[]; foot: Html } {
  const { questions, comma, whatsapp: chat } = catalogues[language]
  const chatLink = `https://wa.me/${whatsapp.slice(1)}`
  const fromLeft = (words: string): Html => html`<bdi dir="ltr">${words}</bdi>`
  return {
    lines: [
      ...notes,
      ...(notes.length > 0 ? [''] : []),
      `${questions} ${email}${comma}${phone}`,
      `${chat}: ${chatLink}`,
      name,
    ],
    foot: html`${notes.map((note) => html`${note}<br>`)}${questions} ${quietLink(`mailto:${email}`, fromLeft(email))}${comma}${quietLink(`tel:${phone}`, fromLeft(phone))}${comma}${quietLink(chatLink, chat)}`,
  }
}
