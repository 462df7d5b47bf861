import { letterFoot as ar } from '#i18n/ar/letter-foot.ts'
import { letterFoot as en } from '#i18n/en/letter-foot.ts'
import { type Html, html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import type { Facts } from './facts.ts'

const catalogues = { en, ar }

/** Whom to ask, after what else is to be said under a letter; the same as text and as a page. */
export function letterFoot(
  language: Language,
  { name, email, phone }: Pick<Facts, 'name' | 'email' | 'phone'>,
  notes: readonly string[] = [],
): { lines: string[]; foot: Html } {
  const { questions, comma } = catalogues[language]
  return {
    lines: [...notes, ...(notes.length > 0 ? [''] : []), `${questions} ${email}${comma}${phone}`, name],
    foot: html`${notes.map((note) => html`${note}<br>`)}${questions} <bdi dir="ltr">${email}</bdi>${comma}<bdi dir="ltr">${phone}</bdi>`,
  }
}
