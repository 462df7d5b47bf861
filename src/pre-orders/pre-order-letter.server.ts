import { preOrderLetters as ar } from '#i18n/ar/letters/pre-order.ts'
import { preOrderLetters as en } from '#i18n/en/letters/pre-order.ts'
import { dayText } from '#lib/days.ts'
import { type Html, html } from '#lib/html.server.ts'
import { inLanguage } from '#lib/language.ts'
import { letterButton, letterPage, letterText, QUIET, unlinked } from '#lib/letter.server.ts'
import { factRow, letterTable } from '#lib/letter-blocks.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { priceText } from '#lib/money.ts'
import { benefitsIn } from '#settings/campaign.ts'
import type { Facts } from '#settings/facts.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'
import type { PreOrderRow } from './db.server.ts'
import { dayIn, type PreOrderEvent } from './pre-order.ts'

export interface PreOrderLetterNeeds {
  row: PreOrderRow
  event: PreOrderEvent
  /** The history's row that the letter tells of: a job that runs twice sends the same letter twice. */
  step: number
  greeting: string
  publicUrl: string
  facts: Facts
}

const catalogues = { en, ar }

interface Parts {
  texts: typeof en
  hello: string
  lines: string[]
  rows: [label: string, value: string][]
  promises: string[]
  code: { code: string; about: string } | null
  button: { text: string; link: string }
}

function linesOf({ row, event }: PreOrderLetterNeeds, texts: typeof en): string[] {
  if (event === 'taken') return [texts.taken.line, texts.taken.next]
  const { line, byTeam, code } = texts.cancelled
  return [line, ...(row.cancelledBy === 'team' ? [byTeam] : []), ...(row.promo && !row.promo.isActive ? [code] : [])]
}

function promisesOf({ row, event, facts }: PreOrderLetterNeeds, texts: typeof en): string[] {
  if (event !== 'taken') return []
  const off = row.percentOff > 0 ? [texts.percentOff(row.percentOff)] : []
  return [...benefitsIn(facts.preOrders, row.language), ...off, ...(row.freeShipping ? [texts.freeShipping] : [])]
}

function codeIn({ row, event }: PreOrderLetterNeeds, texts: typeof en): Parts['code'] {
  if (event === 'cancelled' || !row.promo?.isActive) return null
  const day = (at: Date | string): string => dayText(new Date(at).toISOString(), row.language)
  const lastMoment = new Date(new Date(row.promo.endsAt).getTime() - 1)
  return { code: row.promo.code, about: texts.codeHolds(day(row.promo.startsAt), day(lastMoment)) }
}

function partsIn(needs: PreOrderLetterNeeds): Parts {
  const { row, event, greeting, publicUrl } = needs
  const { language } = row
  const texts = catalogues[language]
  const total: Parts['rows'][number] = [texts.total, priceText(row.price * row.quantity, language)]
  const days: Parts['rows'] = [
    [texts.release, dayIn(row.releasesOn, language)],
    [texts.ships, dayIn(row.shipsOn, language)],
  ]
  return {
    texts,
    hello: texts.hello(unlinked(greeting)),
    lines: linesOf(needs, texts),
    rows: [
      [texts.number, row.number],
      [texts.placedOn, dayText(row.createdAt.toISOString(), language)],
      [texts.piece, texts.pieceIs(texts.colors[row.color], row.size)],
      [texts.quantity, String(row.quantity)],
      total,
      ...(event === 'taken' ? days : []),
    ],
    promises: promisesOf(needs, texts),
    code: codeIn(needs, texts),
    button: { text: texts.see, link: publicUrl + inLanguage(language, '/pre-order') },
  }
}

function plain({ row: { language }, facts }: PreOrderLetterNeeds, parts: Parts): string {
  const { texts, hello, lines, rows, promises, code, button } = parts
  return letterText(language, [
    hello,
    '',
    ...lines,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(promises.length > 0 ? ['', ...promises.map((promise) => `- ${promise}`)] : []),
    ...(code ? ['', `${texts.code}: ${code.code}`, code.about] : []),
    '',
    `${button.text}: ${button.link}`,
    '',
    ...letterFoot(language, facts).lines,
  ])
}

const CODE = 'display:inline-block;border:1px solid #0a0a0a;padding:12px 16px;font-size:20px;font-weight:700'

function marked({ row: { language, number }, event, facts }: PreOrderLetterNeeds, parts: Parts): string {
  const { texts, hello, lines, rows, promises, code, button } = parts
  const side = language === 'ar' ? 'right' : 'left'
  const list: Html | '' =
    promises.length > 0
      ? html`<ul style="margin:0 0 16px;padding-${side}:20px">${promises.map((each) => html`<li>${each}</li>`)}</ul>`
      : ''
  const gift: Html | '' = code
    ? html`<p style="margin-bottom:8px"><strong>${texts.code}</strong></p>
<p style="margin:0 0 8px"><span style="${CODE}"><bdi dir="ltr">${code.code}</bdi></span></p>
<p style="margin-top:0;color:${QUIET}">${code.about}</p>`
    : ''
  const body = html`<p>${hello}</p>
${lines.map((line) => html`<p>${line}</p>`)}
${letterButton(button.link, button.text)}
${letterTable(language, rows.map(factRow))}
${list}${gift}`
  const { foot } = letterFoot(language, facts)
  const subject = texts[event].subject(number)
  return letterPage({ language, shopName: facts.name, subject, preheader: lines[0] ?? '', body, foot })
}

export function preOrderLetter(needs: PreOrderLetterNeeds): Letter {
  const { row, event, step, greeting } = needs
  const parts = partsIn(needs)
  return {
    id: `pre-order-${row.id}-${event}-${step}`.toLowerCase(),
    to: { name: unlinked(greeting), address: row.email },
    subject: parts.texts[event].subject(row.number),
    text: plain(needs, parts),
    html: marked(needs, parts),
  }
}
