import { type Html, html } from '#lib/html.server.ts'
import { letterButton, letterLink, letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import { amountRows, factRow, letterHeading, letterTable, letterWords, pieceRow } from '#lib/letter-blocks.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { sizeMarked, sizeText } from '#orders/letters/letter-size.server.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'
import { partsIn, type ReturnLetterNeeds, type ReturnLetterParts, type ToldPiece } from './letter-parts.server.ts'

function plain({ request: { language }, link, facts }: ReturnLetterNeeds, parts: ReturnLetterParts): string {
  const { texts, hello, line, words, next, rows, pieces, sums, address, parcelPage } = parts
  const asText = ({ name, quantity, exchanged, amount, ...piece }: ToldPiece): string =>
    `- ${name}${texts.comma}${sizeText(texts, piece)} × ${quantity}${exchanged ? ` (${exchanged})` : ''}${amount ? `: ${amount}` : ''}`
  return letterText(language, [
    hello,
    '',
    line,
    ...(words ? ['', `${texts.words}: ${words}`, ''] : []),
    ...next,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(parcelPage ? [`${texts.followParcel}: ${parcelPage}`] : []),
    '',
    `${texts.pieces}:`,
    ...pieces.map(asText),
    ...sums.map(([label, amount]) => `${label}: ${amount}`),
    '',
    ...(address.length > 0 ? [`${texts.address}:`, ...address, ''] : []),
    `${texts.open}: ${link}`,
    ...letterFoot(language, facts, [texts.linkNote]).lines,
  ])
}

function marked({ request: { language }, link, facts }: ReturnLetterNeeds, parts: ReturnLetterParts): string {
  const { texts, subject, hello, line, words, next, rows, pieces, sums, address, parcelPage } = parts
  const rowOf = ({ quantity, exchanged, ...piece }: ToldPiece): Html => {
    const about = html`${sizeMarked(texts, piece)} ×\u00a0${quantity}${exchanged ? html`<br>${exchanged}` : ''}`
    return pieceRow(language, { ...piece, about })
  }
  const where: Html | '' =
    address.length > 0
      ? html`${letterHeading(texts.address)}
<p style="margin:8px 0 16px">${address.map((each) => html`<bdi>${each}</bdi><br>`)}</p>`
      : ''
  const body = html`<p>${hello}</p>
<p>${line}</p>
${letterWords(language, texts.words, words)}
${next.map((sentence) => html`<p>${sentence}</p>`)}
${letterButton(link, texts.open)}
${letterTable(language, rows.map(factRow))}
${parcelPage ? html`<p style="margin:0">${letterLink(parcelPage, texts.followParcel)}</p>` : ''}
${where}
${letterHeading(texts.pieces)}
${letterTable(language, pieces.map(rowOf))}
${sums.length > 0 ? letterTable(language, amountRows(language, sums)) : ''}`
  const { foot } = letterFoot(language, facts, [texts.linkNote])
  return letterPage({ language, shopName: facts.name, subject, preheader: next[0] ?? line, body, foot })
}

/** One step of a return, in the language of its order. */
export function returnLetter(needs: ReturnLetterNeeds): Letter {
  const { request, step, greeting } = needs
  const parts = partsIn(needs)
  return {
    id: `return-${step.id}`,
    to: { name: unlinked(greeting), address: request.email },
    subject: parts.subject,
    text: plain(needs, parts),
    html: marked(needs, parts),
  }
}
