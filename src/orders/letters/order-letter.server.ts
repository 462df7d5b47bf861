import { letters as ar } from '#i18n/ar/letters.ts'
import { letters as en } from '#i18n/en/letters.ts'
import { type Html, html } from '#lib/html.server.ts'
import type { JobNeeds } from '#lib/jobs.server.ts'
import type { Language } from '#lib/language.ts'
import { letterButton, letterPage, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { NOTHING, priceText } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { Facts } from '#settings/facts.ts'
import { governorate } from '#shipping/governorates.ts'
import type { OrderRow } from '../db.server.ts'
import { parcelPage } from '../tending/courier.ts'
import { letterId } from './letter-id.ts'

type Event = JobNeeds['send-order-mail']['event']

export interface LetterNeeds {
  order: OrderRow
  event: Event
  /** The history's row that the letter tells of: a job that runs twice sends the same letter twice. */
  step: number | string
  amount?: number | undefined
  how?: JobNeeds['send-order-mail']['how'] | undefined
  reference?: string | undefined
  facts: Facts
  /** The name to greet by; empty where the mailbox is not proven. */
  greeting?: string
  /** Absolute address that opens the order. */
  link: string
}

const catalogues = { en, ar }

interface LetterParts {
  texts: typeof en
  hello: string
  next: string
  parcel: { facts: [label: string, value: string][]; page: string | null }
  comma: string
  language: Language
  lines: { name: string; size: string; quantity: number; amount: string }[]
  sums: [label: string, amount: string][]
  place: string[]
}

function nextAfterPlacing({ order }: LetterNeeds, texts: typeof en, total: string): string {
  if (order.total === 0) return texts.nothingToPay
  if (order.isPaid) return texts.events.paid.next()
  return texts.events[order.paymentMethod === 'cod' ? 'placed' : 'not paid yet'].next(total)
}

function nextAfterEdit({ order }: LetterNeeds, texts: typeof en, total: string): string {
  if (order.isPaid) return texts.edited.paid
  return texts.edited[order.paymentMethod === 'cod' ? 'cash' : 'card'](total)
}

function nextByHand({ how = 'other', reference = '' }: LetterNeeds, texts: typeof en, amount: string): string {
  const sentence = texts.givenBack[how](amount)
  return reference ? `${sentence} ${texts.reference}: ${reference}` : sentence
}

function nextIn(needs: LetterNeeds, texts: typeof en, total: string): string {
  const { order, event } = needs
  if (event === 'placed' || event === 'stands again') return nextAfterPlacing(needs, texts, total)
  if (event === 'given back') return nextByHand(needs, texts, total)
  if (event === 'paid' && order.fulfilment !== 'none') return ''
  if (event === 'edited') return nextAfterEdit(needs, texts, total)
  if (event === 'cancelled' && order.expiredAt) return texts.notPaidInTime
  if (event === 'cancelled' && order.isPaid && order.total > 0) return texts.moneyBack
  if (event === 'cancelled' && order.refusedAt) return texts.refusedAtDoor
  return texts.events[event].next(total)
}

/** What is said of the parcel, in a letter that is about it; its page is a link. */
function parcelIn({ order, event }: LetterNeeds, texts: typeof en): LetterParts['parcel'] {
  const { courier, trackingNumber } = order
  if (event !== 'shipped' || courier === '') return { facts: [], page: null }
  const number: [string, string][] = trackingNumber ? [[texts.trackingNumber, trackingNumber]] : []
  return { facts: [[texts.courier, unlinked(courier)], ...number], page: parcelPage(order) }
}

const MONEY_BACK: readonly Event[] = ['refunded', 'sent back', 'sent back as changed', 'given back']

const isAboutRefund = ({ event }: LetterNeeds): boolean => MONEY_BACK.includes(event)

function partsIn(needs: LetterNeeds): LetterParts {
  const { order } = needs
  const { language } = order
  const texts = catalogues[language]
  const money = (amount: number): string => priceText(amount, language)
  const comma = language === 'ar' ? '، ' : ', '
  const { name = '', nameAr = '' } = governorate(order.governorateId) ?? {}
  return {
    texts,
    hello: texts.hello(unlinked(needs.greeting ?? '')),
    next: nextIn(needs, texts, money(isAboutRefund(needs) ? (needs.amount ?? NOTHING) : order.total)),
    parcel: parcelIn(needs, texts),
    comma,
    language,
    lines: order.lines.map((line) => ({
      name: language === 'ar' && line.nameAr ? line.nameAr : line.name,
      size: line.size,
      quantity: line.quantity,
      amount: money(line.price * line.quantity),
    })),
    sums: [
      [texts.subtotal, money(order.subtotal)],
      [texts.shipping, money(order.shippingFee)],
      ...(order.discount > 0 ? [[texts.discount, `-${money(order.discount)}`] as [string, string]] : []),
      [texts.total, money(order.total)],
    ],
    place: [
      unlinked(order.name),
      unlinked(order.address),
      unlinked([order.cityName, language === 'ar' ? nameAr : name, order.postalCode].filter(Boolean).join(comma)),
      localPhone(order.phone),
    ],
  }
}

function plain({ order, event, facts, link }: LetterNeeds, parts: LetterParts): string {
  const { texts, hello, next, parcel } = parts
  const { line } = texts.events[event]
  return [
    hello,
    '',
    line,
    ...(next ? [next] : []),
    ...parcel.facts.map(([label, value]) => `${label}: ${value}`),
    ...(parcel.page ? [`${texts.followParcel}: ${parcel.page}`] : []),
    '',
    `${texts.sku}: ${order.sku}`,
    '',
    `${texts.pieces}:`,
    ...parts.lines.map(
      ({ name, size, quantity, amount }) => `- ${name}${parts.comma}${texts.size} ${size} × ${quantity}: ${amount}`,
    ),
    '',
    ...parts.sums.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${texts.deliverTo}:`,
    ...parts.place,
    '',
    `${texts.open}: ${link}`,
    texts.linkNote,
    '',
    `${texts.questions} ${facts.email}${parts.comma}${facts.phone}`,
    facts.name,
  ].join('\n')
}

// Mail programs know no style sheets: each element carries its own.
const CELL = 'padding:8px 0;border-bottom:1px solid #e4e1da;vertical-align:top'

const rowOf = (start: Html, end: Html): Html =>
  html`<tr><td style="${CELL}">${start}</td><td style="${CELL};text-align:end;white-space:nowrap">${end}</td></tr>`

const parcelMarked = ({ facts, page }: LetterParts['parcel'], texts: typeof en): Html =>
  html`<p>${facts.map(([label, value]) => html`${label}: <bdi>${value}</bdi><br>`)}${page ? html`<a href="${page}">${texts.followParcel}</a>` : ''}</p>`

function marked({ order, event, facts, link }: LetterNeeds, parts: LetterParts): string {
  const { texts, hello, language, next, parcel } = parts
  const { line } = texts.events[event]
  // A price stays on one line in programs that know no white-space.
  const isolated = (text: string): Html => html`<bdi>${text.replaceAll(' ', '\u00a0')}</bdi>`
  const lines = parts.lines.map(({ name, size, quantity, amount }) =>
    rowOf(
      html`${name}<br><span style="color:#6b6964">${texts.size} <bdi>${size}</bdi> × ${quantity}</span>`,
      isolated(amount),
    ),
  )
  const sums = parts.sums.map(([label, amount]) => rowOf(html`${label}`, isolated(amount)))
  const place = parts.place.map((text) => html`<bdi>${text}</bdi><br>`)
  const body = html`<p>${hello}</p>
<p>${line}</p>
<p>${next}</p>${parcel.facts.length > 0 ? parcelMarked(parcel, texts) : ''}
<p>${texts.sku}: <strong><bdi dir="ltr">${order.sku}</bdi></strong></p>
${letterButton(link, texts.open)}
<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse;margin:24px 0">${lines}${sums}</table>
<p style="margin-bottom:0"><strong>${texts.deliverTo}</strong></p>
<p style="margin-top:0">${place}</p>`
  const foot = html`${texts.linkNote}<br>${texts.questions} <bdi dir="ltr">${facts.email}</bdi>${parts.comma}<bdi dir="ltr">${facts.phone}</bdi>`
  return letterPage({ language, shopName: facts.name, subject: texts.events[event].subject(order.sku), body, foot })
}

export function orderLetter(needs: LetterNeeds): Letter {
  const { order, event, step } = needs
  const parts = partsIn(needs)
  return {
    id: letterId({ event, step, orderId: order.id }),
    to: { name: unlinked(needs.greeting ?? ''), address: order.email },
    subject: parts.texts.events[event].subject(order.sku),
    text: plain(needs, parts),
    html: marked(needs, parts),
  }
}
