import { type Html, html } from '#lib/html.server.ts'
import { isolatedText, letterLink, letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import { amountRows, factRow, letterHeading, letterTable, letterWords, pieceRow } from '#lib/letter-blocks.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'
import { letterId } from './letter-id.ts'
import { type LetterLine, type LetterNeeds, type LetterParts, partsIn, subjectOf } from './letter-parts.server.ts'
import { sizeMarked, sizeText } from './letter-size.server.ts'
import { confirmLines, orderButtons } from './order-buttons.server.ts'

export type { LetterNeeds } from './letter-parts.server.ts'

function plain({ facts, link, confirmLink }: LetterNeeds, parts: LetterParts): string {
  const { texts, hello, next, language, comma } = parts
  return letterText(language, [
    hello,
    '',
    parts.line,
    ...(next ? [next] : []),
    ...(parts.words ? ['', `${texts.words}: ${parts.words}`] : []),
    ...confirmLines({ texts, confirmLink }),
    '',
    ...parts.facts.map(([label, value]) => `${label}: ${isolatedText(language, value)}`),
    ...(parts.parcelPage ? [`${texts.followParcel}: ${parts.parcelPage}`] : []),
    '',
    ...parts.pieces.flatMap(([heading, lines, sums]) => [
      `${heading}:`,
      ...lines.flatMap(({ name, quantity, amount, review, ...piece }) => [
        `- ${name}${comma}${sizeText(texts, piece)} × ${quantity}: ${amount}`,
        ...(review ? [`  ${texts.review}: ${review}`] : []),
      ]),
      ...sums.map(([label, amount]) => `${label}: ${amount}`),
      '',
    ]),
    ...parts.sums.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${texts.deliverTo}:`,
    ...parts.place,
    '',
    `${parts.button}: ${link}`,
    ...(parts.returning ? [`${texts.askReturn}: ${parts.returning}`] : []),
    ...(parts.receipt ? [`${texts.receipt}: ${parts.receipt}`] : []),
    ...letterFoot(language, facts, [texts.linkNote]).lines,
  ])
}

function lineRow({ texts, language }: LetterParts, line: LetterLine): Html {
  const about = html`${sizeMarked(texts, line)} ×\u00a0${line.quantity}`
  return pieceRow(language, { ...line, about, link: line.review ? letterLink(line.review, texts.review) : undefined })
}

const linkRow = (link: string | null, text: string): Html =>
  link ? html`<p style="margin:0">${letterLink(link, text)}</p>` : html``

function marked({ facts, link, confirmLink }: LetterNeeds, parts: LetterParts, subject: string): string {
  const { texts, hello, line, language, next } = parts
  const body = html`<p>${hello}</p>
<p>${line}</p>
${next ? html`<p>${next}</p>` : ''}
${letterWords(language, texts.words, parts.words)}
${orderButtons({ texts, button: parts.button, link, confirmLink })}
${linkRow(parts.returning, texts.askReturn)}
${letterTable(language, parts.facts.map(factRow))}
${linkRow(parts.parcelPage, texts.followParcel)}
${parts.pieces.map(([heading, lines, sums]) => {
  const rows = lines.map((each) => lineRow(parts, each))
  return html`${letterHeading(heading)}
${letterTable(language, rows)}
${sums.length > 0 ? letterTable(language, amountRows(language, sums)) : ''}`
})}
${letterTable(language, amountRows(language, parts.sums))}
${letterHeading(texts.deliverTo)}
<p style="margin:8px 0 16px">${parts.place.map((words) => html`<bdi>${words}</bdi><br>`)}</p>
${linkRow(parts.receipt, texts.receipt)}`
  const { foot } = letterFoot(language, facts, [texts.linkNote])
  return letterPage({ language, shopName: facts.name, subject, preheader: next || line, body, foot })
}

export function orderLetter(needs: LetterNeeds): Letter {
  const { order, event, step } = needs
  const parts = partsIn(needs)
  const subject = subjectOf(needs, parts)
  return {
    id: letterId({ event, step, orderId: order.id }),
    to: { name: unlinked(needs.greeting ?? ''), address: order.email },
    subject,
    text: plain(needs, parts),
    html: marked(needs, parts, subject),
  }
}
