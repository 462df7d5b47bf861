import { type Html, html } from '#lib/html.server.ts'
import { LINE, letterButton, letterLink, letterPage, letterText, QUIET, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { letterId } from './letter-id.ts'
import { type LetterLine, type LetterNeeds, type LetterParts, partsIn } from './letter-parts.server.ts'

export type { LetterNeeds } from './letter-parts.server.ts'

function plain({ event, facts, link, confirmLink }: LetterNeeds, parts: LetterParts): string {
  const { texts, hello, next, language, comma } = parts
  return letterText(language, [
    hello,
    '',
    texts.events[event].line,
    ...(next ? [next] : []),
    ...(confirmLink ? ['', texts.confirmLine, `${texts.confirm}: ${confirmLink}`] : []),
    '',
    ...parts.facts.map(([label, value]) => `${label}: ${value}`),
    ...(parts.parcelPage ? [`${texts.followParcel}: ${parts.parcelPage}`] : []),
    '',
    `${texts.pieces}:`,
    ...parts.lines.flatMap(({ name, size, quantity, amount, review }) => [
      `- ${name}${comma}${texts.size} ${size} × ${quantity}: ${amount}`,
      ...(review ? [`  ${texts.review}: ${review}`] : []),
    ]),
    '',
    ...parts.sums.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${texts.deliverTo}:`,
    ...parts.place,
    '',
    `${parts.button}: ${link}`,
    ...(parts.receipt ? [`${texts.receipt}: ${parts.receipt}`] : []),
    texts.linkNote,
    '',
    `${texts.questions} ${facts.email}${comma}${facts.phone}`,
    facts.name,
  ])
}

const EDGE = `border-bottom:1px solid ${LINE}`
const CELL = `padding:8px 0;vertical-align:top;${EDGE}`

/** Everything in it says its own direction: mail programs keep that of a block, and of nothing around it. */
function tableOf({ language }: LetterParts, rows: readonly Html[]): Html {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="margin:16px 0">${rows}</table>`
}

/** The last is the total. */
function amountRow({ language, sums }: LetterParts, [label, amount]: [string, string], at: number): Html {
  const end = language === 'ar' ? 'left' : 'right'
  const weight = at === sums.length - 1 ? ';font-weight:700' : ''
  return html`<tr><td style="${CELL}${weight}">${label}</td><td align="${end}" style="${CELL}${weight};text-align:${end};white-space:nowrap"><bdi>${amount}</bdi></td></tr>`
}

function factRow([label, value]: [string, string]): Html {
  return html`<tr><td width="40%" style="padding:4px 0;vertical-align:top;color:${QUIET}">${label}</td><td style="padding:4px 8px;vertical-align:top"><bdi>${value}</bdi></td></tr>`
}

const pictureOf = ({ name, picture }: LetterLine): Html =>
  picture
    ? html`<img src="${picture.url}" alt="${name}" width="${picture.width}" height="${picture.height}" style="display:block;border:0;background:#f5f3ef;font-size:11px;line-height:14px">`
    : html``

function lineRow(parts: LetterParts, line: LetterLine): Html {
  const { texts, language } = parts
  const end = language === 'ar' ? 'left' : 'right'
  const review = line.review ? html`<br>${letterLink(line.review, texts.review)}` : ''
  return html`<tr><td width="80" style="width:80px;${CELL}">${pictureOf(line)}</td><td style="${CELL};padding-left:8px;padding-right:8px"><bdi>${line.name}</bdi><br><span style="color:${QUIET}">${texts.size} <bdi>${line.size}</bdi> × ${line.quantity}</span>${review}</td><td align="${end}" style="${CELL};text-align:${end};white-space:nowrap">${line.amount}</td></tr>`
}

const linkRow = (link: string | null, text: string): Html =>
  link ? html`<p style="margin:0">${letterLink(link, text)}</p>` : html``

function marked({ event, facts, link, confirmLink }: LetterNeeds, parts: LetterParts, subject: string): string {
  const { texts, hello, language, next, comma } = parts
  const { line } = texts.events[event]
  const body = html`<h1 style="margin:8px 0 16px;font-size:22px;line-height:1.5">${subject}</h1>
<p>${hello}</p>
<p>${line}</p>
${next ? html`<p>${next}</p>` : ''}
${confirmLink ? html`<p>${texts.confirmLine}</p>${letterButton(confirmLink, texts.confirm)}` : ''}
${letterButton(link, parts.button)}
${tableOf(parts, parts.facts.map(factRow))}
${linkRow(parts.parcelPage, texts.followParcel)}
<h2 style="margin:24px 0 0;font-size:16px">${texts.pieces}</h2>
${tableOf(
  parts,
  parts.lines.map((each) => lineRow(parts, each)),
)}
${tableOf(
  parts,
  parts.sums.map((sum, at) => amountRow(parts, sum, at)),
)}
<h2 style="margin:24px 0 0;font-size:16px">${texts.deliverTo}</h2>
<p style="margin:8px 0 16px">${parts.place.map((words) => html`<bdi>${words}</bdi><br>`)}</p>
${linkRow(parts.receipt, texts.receipt)}`
  const foot = html`${texts.linkNote}<br>${texts.questions} <bdi dir="ltr">${facts.email}</bdi>${comma}<bdi dir="ltr">${facts.phone}</bdi>`
  return letterPage({ language, shopName: facts.name, subject, preheader: next || line, body, foot })
}

export function orderLetter(needs: LetterNeeds): Letter {
  const { order, event, step } = needs
  const parts = partsIn(needs)
  const subject = parts.texts.events[event].subject(order.sku)
  return {
    id: letterId({ event, step, orderId: order.id }),
    to: { name: unlinked(needs.greeting ?? ''), address: order.email },
    subject,
    text: plain(needs, parts),
    html: marked(needs, parts, subject),
  }
}
