import { alertLetters as ar } from '#i18n/ar/letters/alert.ts'
import { alertLetters as en } from '#i18n/en/letters/alert.ts'
import { html } from '#lib/html.server.ts'
import type { JobNeeds } from '#lib/jobs.server.ts'
import { letterButton, letterPage, letterText, QUIET } from '#lib/letter.server.ts'
import { letterTable, pieceRow } from '#lib/letter-blocks.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { priceText } from '#lib/money.ts'
import { letterPicture } from '#media/letter-picture.server.ts'
import { sizeMarked } from '#orders/letters/letter-size.server.ts'
import type { Facts } from '#settings/facts.ts'
import type { findShown } from './db.server.ts'

const catalogues = { en, ar }

type Told = JobNeeds['send-stock-mail'] & { piece: Awaited<ReturnType<typeof findShown>> }

/** "Your size is back." */
export function stockLetter(
  { alertId, email, name, size, language, piece }: Told,
  { link, leave }: { link: string; leave: string },
  facts: Facts,
): Letter {
  const texts = catalogues[language]
  const isOneSize = piece?.isOneSize ?? false
  const subject = isOneSize ? texts.subjectOfOne(name) : texts.subject(name, size)
  const line = isOneSize ? texts.lineOfOne(name) : texts.line(name, size)
  const price = piece ? priceText(piece.price, language) : ''
  const about = sizeMarked(texts, { size, isOneSize })
  const picture = piece ? letterPicture(piece, new URL(link).origin) : null
  const body = html`<p>${line}</p>
<p>${texts.quick}</p>
${letterButton(link, texts.button)}
${piece ? letterTable(language, [pieceRow(language, { name, picture, about, amount: price })]) : ''}`
  const foot = html`${texts.why} <a href="${leave}" style="color:${QUIET}">${texts.leave}</a>`
  return {
    id: `stock-${alertId}`.toLowerCase(),
    to: { name: '', address: email },
    subject,
    text: letterText(language, [
      line,
      texts.quick,
      '',
      ...(piece ? [`${name}: ${price}`] : []),
      `${texts.button}: ${link}`,
      '',
      `${texts.why} ${texts.leave}: ${leave}`,
      facts.name,
    ]),
    html: letterPage({ language, shopName: facts.name, subject, body, foot }),
  }
}
