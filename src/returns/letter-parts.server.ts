import { inWords } from '#catalog/product.ts'
import { pageOfParcel } from '#couriers/courier.ts'
import { letters as orderAr } from '#i18n/ar/letters/orders.ts'
import { returnLetters as ar } from '#i18n/ar/letters/return.ts'
import { returns as pageAr } from '#i18n/ar/returns.ts'
import { letters as orderEn } from '#i18n/en/letters/orders.ts'
import { returnLetters as en } from '#i18n/en/letters/return.ts'
import { returns as pageEn } from '#i18n/en/returns.ts'
import { dayText } from '#lib/days.ts'
import type { Language } from '#lib/language.ts'
import { unlinked } from '#lib/letter.server.ts'
import { priceText, sumOf } from '#lib/money.ts'
import { letterPicture } from '#media/letter-picture.server.ts'
import { businessDays } from '#settings/day-words.ts'
import type { Facts } from '#settings/facts.ts'
import { arrivalText } from '#shipping/arrival.ts'
import { maskedPayTo, type PayTo } from './paying-back/pay-to.ts'
import { claims, dueOf, isFaulty, isOpen, isPaidBack, type Reason, type ReturnState, type Wish } from './return.ts'

interface ToldLine {
  name: string
  nameAr: string
  size: string
  isOneSize: boolean
  newSize: string | null
  quantity: number
  /** What was paid for them. */
  amount: number
  mediaId: string | null
  width: number | null
  height: number | null
}

interface ToldReturn {
  code: string
  sku: string
  email: string
  language: Language
  reason: Reason
  wish: Wish
  createdAt: Date
  lines: readonly ToldLine[]
  paymentMethod: string
  payToBy: PayTo['by'] | null
  payTo: string | null
  refundId: string | null
  moneyLeft: number
  courier: string
  trackingNumber: string
  courierPage: string | null
}

export interface ReturnLetterNeeds {
  request: ToldReturn
  /** The row of its history that the letter tells of: a job that runs twice sends the same letter twice. */
  step: { id: number; state: ReturnState; words: string; at: Date | string }
  /** Empty where the mailbox is not proven. */
  greeting: string
  /** Absolute address that opens the order. */
  link: string
  facts: Facts
  /** When the team agreed to it: from then on the days of the money are counted. */
  approvedAt?: Date | string | undefined
  /** The first moment at which it is too late to ask for it. */
  endsAt?: Date | undefined
  /** Working days to the order's governorate, where they are known. */
  days?: { min: number; max: number } | undefined
  /** What goes back of the shipping fee with it, as far as there is money left for it. */
  fee: number
}

const catalogues = {
  en: {
    ...orderEn,
    ...en,
    reasons: pageEn.reasons,
    backRest: pageEn.form.backRest,
    payTo: pageEn.payTo,
  },
  ar: {
    ...orderAr,
    ...ar,
    reasons: pageAr.reasons,
    backRest: pageAr.form.backRest,
    payTo: pageAr.payTo,
  },
}
type Texts = (typeof catalogues)['en']
type Row = [label: string, value: string]

export interface ToldPiece {
  name: string
  size: string
  isOneSize: boolean
  quantity: number
  picture: ReturnType<typeof letterPicture>
  /** Empty where it is not exchanged. */
  exchanged: string
  /** Empty where no money is meant. */
  amount: string
}

export interface ReturnLetterParts {
  texts: Texts
  subject: string
  hello: string
  line: string
  words: string
  next: string[]
  rows: Row[]
  pieces: ToldPiece[]
  sums: Row[]
  /** Where the courier says how far the new piece is. */
  parcelPage: string | null
  /** Where the pieces go, while they may. */
  address: string[]
}

/** Whoever paid in cash and has not said where to send it is asked. */
function moneyNext({ request, step, facts }: ReturnLetterNeeds, { next }: Texts): string[] {
  const { language, paymentMethod, payTo } = request
  if (isPaidBack(request)) return [next.paidBack]
  const days = businessDays(facts.returns.refund, language)
  const isHere = step.state === 'received'
  if (paymentMethod !== 'cod') return [isHere ? next.money : next.card(days)]
  return [isHere ? next.cash : next.byHand(days), ...(payTo ? [] : [next.sayWhere])]
}

/** While there is time. */
function againIn({ request, step, endsAt }: ReturnLetterNeeds, { next }: Texts): string[] {
  if (!endsAt || endsAt <= new Date(step.at)) return []
  return [next.again(dayText(new Date(endsAt.getTime() - 1).toISOString(), request.language))]
}

/** What comes next, from the one settings record that the form and the policy take it from. */
function nextIn(needs: ReturnLetterNeeds, texts: Texts): string[] {
  const { request, step, facts } = needs
  const { next } = texts
  const isExchange = request.wish === 'exchange'
  switch (step.state) {
    case 'requested':
      return [
        next.requested(businessDays(facts.returns.answer, request.language)),
        ...(isExchange ? [next.held] : []),
        ...(isPaidBack(request) ? [next.paidBack] : []),
      ]
    case 'approved':
      return [
        isFaulty(request.reason) ? next.shopPays : next.shopperPays,
        ...(isExchange ? [next.exchangeOnceHere] : moneyNext(needs, texts)),
      ]
    case 'received':
      return isExchange ? [next.exchange] : moneyNext(needs, texts)
    case 'rejected':
      return [next.rejected, ...againIn(needs, texts)]
    case 'exchanged':
      return [next.exchanged]
    case 'refunded':
    case 'withdrawn':
      return []
  }
}

/** The days of the shop's answer, of the money, which stay those that were named first, and of the new piece. */
function daysIn(needs: ReturnLetterNeeds, texts: Texts, isForMoney: boolean): Row[] {
  const { step, facts, days, approvedAt } = needs
  const between = (from: Date | string, span: Facts['returns']['answer']): string =>
    arrivalText(new Date(from), span, needs.request.language)
  if (step.state === 'requested') return [[texts.answerOn, between(step.at, facts.returns.answer)]]
  if (step.state === 'exchanged') return days ? [[texts.arrives, between(step.at, days)]] : []
  const from = step.state === 'received' ? approvedAt : step.at
  return isForMoney && from ? [[texts.sentBackOn, between(from, facts.returns.refund)]] : []
}

/** What was paid, and the whole sum where that is another. */
function sumsOf({ request, fee: whole }: ReturnLetterNeeds, texts: Texts, paid: number): Row[] {
  const { language } = request
  const { due, fee } = dueOf(request, whole)
  return [
    [texts.paidForThem, priceText(paid, language)],
    ...(fee > 0 ? [[texts.feeBack, priceText(fee, language)] as Row] : []),
    ...(due === paid ? [] : [[texts.allBack, priceText(due, language)] as Row]),
  ]
}

/** Why it is less than was paid for them. */
function restIn({ request }: ReturnLetterNeeds, texts: Texts, paid: number): string[] {
  const { due } = dueOf(request, 0)
  return due < paid ? [texts.backRest(priceText(due, request.language))] : []
}

/** Enough of it to see that it is one's own, and that nobody else has changed it. */
function payToRow({ payToBy: by, payTo: to }: ToldReturn, { payTo: { ways }, ...texts }: Texts): Row[] {
  return by && to ? [[texts.moneyTo, `${ways[by]} \u2066${maskedPayTo({ by, to }).to}\u2069`]] : []
}

const parcelRows = ({ courier, trackingNumber }: ToldReturn, texts: Texts): Row[] => [
  ...(courier ? [[texts.courier, unlinked(courier)] as Row] : []),
  ...(trackingNumber ? [[texts.trackingNumber, trackingNumber] as Row] : []),
]

/** What is faulty comes back as it is; what was paid for and ends without money says so. */
function otherLine({ request, step }: ReturnLetterNeeds, texts: Texts, paid: number): string | null {
  if (step.state === 'approved' && isFaulty(request.reason)) return texts.approvedFaulty
  if (step.state !== 'refunded' || paid === 0) return null
  return step.words === '' ? texts.paidBefore : texts.closed
}

/** What an exchange brings; in one size alone there is but the same again. */
function exchangedFor(texts: Texts['asked'], size: string, newSize: string, isOneSize: boolean): string {
  if (isOneSize) return texts.soundOne
  return (newSize === size ? texts.sound : texts.newSize)(newSize)
}

export function partsIn(needs: ReturnLetterNeeds): ReturnLetterParts {
  const { request, step, greeting, link, facts } = needs
  const { code, sku, language, reason, wish, lines, createdAt } = request
  const texts = catalogues[language]
  const { subject, line } = texts.steps[step.state]
  const paid = sumOf(lines.map(({ amount }) => amount))
  const exchange = step.state === 'exchanged' ? texts.sent : texts.asked
  const isForMoney = wish === 'refund' && isOpen(step.state) && paid > 0 && !isPaidBack(request)
  return {
    texts,
    subject: subject(code),
    hello: texts.hello(unlinked(greeting)),
    line: otherLine(needs, texts, paid) ?? line,
    words: unlinked(step.words),
    next: [...nextIn(needs, texts), ...(isForMoney ? restIn(needs, texts, paid) : [])],
    rows: [
      [texts.returnNumber, code],
      [texts.sku, sku],
      [texts.requestedOn, dayText(new Date(createdAt).toISOString(), language)],
      [texts.reason, texts.reasons[reason]],
      ...daysIn(needs, texts, isForMoney),
      ...(isForMoney ? payToRow(request, texts) : []),
      ...parcelRows(request, texts),
    ],
    pieces: lines.map(({ name, nameAr, size, isOneSize, newSize, quantity, amount, ...picture }) => ({
      name: inWords(language, name, nameAr),
      size,
      isOneSize,
      quantity,
      picture: letterPicture(picture, new URL(link).origin),
      exchanged: newSize && claims(step.state) ? exchangedFor(exchange, size, newSize, isOneSize) : '',
      amount: isForMoney ? priceText(amount, language) : '',
    })),
    sums: isForMoney ? sumsOf(needs, texts, paid) : [],
    parcelPage: pageOfParcel(request.courierPage, request.trackingNumber),
    address: step.state === 'approved' ? [facts.name, facts.address[language], facts.phone] : [],
  }
}
