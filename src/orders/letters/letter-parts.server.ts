import { letters as ar } from '#i18n/ar/letters/orders.ts'
import { shop as arabicShop } from '#i18n/ar/shop.ts'
import { letters as en } from '#i18n/en/letters/orders.ts'
import { shop as englishShop } from '#i18n/en/shop.ts'
import { dayText, momentText } from '#lib/days.ts'
import type { JobNeeds } from '#lib/jobs.server.ts'
import type { Language } from '#lib/language.ts'
import { unlinked } from '#lib/letter.server.ts'
import { lessText, NOTHING, priceText } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { letterPicture } from '#media/letter-picture.server.ts'
import type { Facts } from '#settings/facts.ts'
import { arrivalText } from '#shipping/arrival.ts'
import { governorate } from '#shipping/governorates.ts'
import { ownCity } from '#shipping/own-city.ts'
import type { OrderRow } from '../db.server.ts'
import { payByOf } from '../order.ts'
import { parcelPage } from '../tending/courier.ts'
import { backRows, moneyBackRows, type PieceBack, piecesIn, refundIn } from './letter-money.server.ts'

type Event = JobNeeds['send-order-mail']['event']

export interface LetterNeeds {
  order: OrderRow
  event: Event
  /** The history's row that the letter tells of: a job that runs twice sends the same letter twice. */
  step: number | string
  amount?: number | undefined
  how?: JobNeeds['send-order-mail']['how'] | undefined
  reference?: string | undefined
  /** The pieces that its refunds were for. */
  back?: readonly PieceBack[] | undefined
  /** The pre-order that it was: one letter tells of both. */
  preOrder?: JobNeeds['send-order-mail']['preOrder'] | undefined
  facts: Facts
  /** The name to greet by; empty where the mailbox is not proven. */
  greeting?: string
  /** Absolute address that opens the order. */
  link: string
  /** Where it is confirmed, while it waits for that. */
  confirmLink?: string | undefined
  /** Working days to its governorate, where they are known. */
  days?: { min: number; max: number } | undefined
}

const catalogues = { en, ar }
const SPANS = { en: englishShop.delivery.span, ar: arabicShop.delivery.span }
type LetterTexts = typeof en

export interface LetterLine {
  name: string
  size: string
  isOneSize: boolean
  quantity: number
  amount: string
  picture: { url: string; width: number; height: number } | null
  /** Where a piece that has come may be reviewed: by accounts only. */
  review: string | null
}

export interface LetterParts {
  texts: LetterTexts
  hello: string
  line: string
  next: string
  /** Why less comes back than was paid, as the owner wrote it. */
  words: string
  facts: [label: string, value: string][]
  parcelPage: string | null
  button: string
  /** Where a return is asked for, once it has come. */
  returning: string | null
  /** Leads to the receipt, where there is one. */
  receipt: string | null
  comma: string
  language: Language
  /** Under a heading each: where money went back, first the pieces that it is for. */
  pieces: [heading: string, lines: LetterLine[], sums: [label: string, amount: string][]][]
  sums: [label: string, amount: string][]
  place: string[]
}

function nextAfterPlacing({ order }: LetterNeeds, texts: LetterTexts, total: string): string {
  if (order.total === 0) return texts.nothingToPay
  if (order.isPaid) return texts.events.paid.next()
  return texts.events[order.paymentMethod === 'cod' ? 'placed' : 'not paid yet'].next(total)
}

function nextAfterEdit({ order }: LetterNeeds, texts: LetterTexts, total: string): string {
  if (order.isPaid) return texts.edited.paid
  return texts.edited[order.paymentMethod === 'cod' ? 'cash' : 'card'](total)
}

function nextAfterEnd(order: OrderRow, texts: LetterTexts): string {
  if (order.expiredAt) return texts.notPaidInTime
  if (order.isPaid && order.total > 0) return texts.moneyBack
  if (order.dueBack > 0) return texts.partBack(priceText(order.dueBack, order.language))
  return order.refusedAt ? texts.refusedAtDoor : texts.events.cancelled.next()
}

const stepTo = ({ history, createdAt }: OrderRow, status: string): Date =>
  new Date(history.findLast(({ toStatus }) => toStatus === status)?.at ?? createdAt)

/** The last day on which a piece may be asked to go back. */
function returnDay({ order, facts }: LetterNeeds): string {
  const day = stepTo(order, 'delivered')
  day.setUTCDate(day.getUTCDate() + facts.returns.days)
  return dayText(day.toISOString(), order.language)
}

/** Who changed it: the team has names, a shopper comes by the mail's link. */
function lineIn({ order, event, preOrder }: LetterNeeds, texts: LetterTexts): string {
  if (preOrder) return texts.ofPreOrder.line
  const isShoppers = event === 'edited' && order.history.findLast(({ after }) => after)?.by === null
  return isShoppers ? texts.edited.byYou : texts.events[event].line
}

function nextIn(needs: LetterNeeds, texts: LetterTexts, total: string): string {
  const { order, event } = needs
  if (event === 'placed' || event === 'stands again') return nextAfterPlacing(needs, texts, total)
  if (event === 'given back') return texts.givenBack[needs.how ?? 'other'](total)
  if (event === 'paid' && order.fulfilment !== 'none') return ''
  if (event === 'edited') return nextAfterEdit(needs, texts, total)
  if (event === 'cancelled') return nextAfterEnd(order, texts)
  if (event === 'delivered') {
    const returning = texts.events.delivered.next(returnDay(needs))
    return order.accountId ? `${returning} ${texts.reviewAll}` : returning
  }
  return texts.events[event].next(total)
}

const OF_MONEY: readonly Event[] = ['refunded', 'sent back', 'sent back as changed', 'given back', 'kept']
const ASKING: readonly Event[] = ['not paid yet', 'payment failed']
const ON_ITS_WAY: readonly Event[] = ['placed', 'paid', 'shipped', 'edited', 'stands again']

const OF_RETURN = /^BW[0-9A-Z]{6}-R\d+$/

/** The return that the money is for: its refund has the return's number as its reason. */
function returnIn(needs: LetterNeeds): string | undefined {
  const refund = refundIn(needs)
  return refund && OF_RETURN.test(refund.reason) ? refund.reason : undefined
}

/** From when on its way is counted is what the order's page says too. Before a card is paid nobody can tell. */
function arrivalIn({ order, event, days, confirmLink }: LetterNeeds, texts: LetterTexts): [string, string][] {
  const waitsForCard = order.paymentMethod === 'paymob' && !order.isPaid
  if (!days || waitsForCard || order.fulfilment === 'delivered' || !ON_ITS_WAY.includes(event)) return []
  if (confirmLink) return [[texts.arrives, texts.afterWord(SPANS[order.language](days.min, days.max))]]
  const from = order.fulfilment === 'shipped' ? stepTo(order, 'shipped') : (order.confirmedAt ?? order.createdAt)
  return [[texts.arrives, arrivalText(new Date(from), days, order.language)]]
}

function preOrderFacts({ preOrder }: LetterNeeds, { ofPreOrder: texts }: LetterTexts): [string, string][] {
  if (!preOrder) return []
  return [[texts.number, preOrder.number], ...(preOrder.code ? [[texts.code, preOrder.code] as [string, string]] : [])]
}

export const subjectOf = ({ order: { sku }, event, preOrder }: LetterNeeds, { texts }: LetterParts): string =>
  preOrder ? texts.ofPreOrder.subject(preOrder.number) : texts.events[event].subject(sku)

function factsIn(needs: LetterNeeds, texts: LetterTexts): [string, string][] {
  const { order, event, reference } = needs
  const { language, courier, trackingNumber, paidAt } = order
  const way = texts.ways[order.paymentMethod]
  const day = (at: Date | string): string => dayText(new Date(at).toISOString(), language)
  const ofReturn = returnIn(needs)
  const isParcels = event === 'shipped' && courier !== ''
  return [
    [texts.sku, order.sku],
    ...preOrderFacts(needs, texts),
    ...(ofReturn ? [[texts.returnNumber, ofReturn] as [string, string]] : []),
    ...(reference ? [[texts.reference, unlinked(reference)] as [string, string]] : []),
    [texts.placedOn, day(order.createdAt)],
    ...(order.total > 0 ? [[texts.payment, paidAt ? texts.paidOn(way, day(paidAt)) : way] as [string, string]] : []),
    ...(ASKING.includes(event)
      ? [[texts.payBy, momentText(payByOf(new Date(order.createdAt)).toISOString(), language)] as [string, string]]
      : []),
    ...arrivalIn(needs, texts),
    ...(isParcels ? [[texts.courier, unlinked(courier)] as [string, string]] : []),
    ...(isParcels && trackingNumber ? [[texts.trackingNumber, trackingNumber] as [string, string]] : []),
  ]
}

function linesIn({ order, event, link }: LetterNeeds, lines: OrderRow['lines']): LetterLine[] {
  const shop = new URL(link).origin
  return lines.map(({ productId, price, size, isOneSize, quantity, ...line }) => ({
    name: order.language === 'ar' && line.nameAr ? line.nameAr : line.name,
    size,
    isOneSize,
    quantity,
    amount: priceText(price * quantity, order.language),
    picture: letterPicture(line, shop),
    review: event === 'delivered' && order.accountId ? `${link}?review=${productId}` : null,
  }))
}

function headedPieces(needs: LetterNeeds, texts: LetterTexts): LetterParts['pieces'] {
  const { refunded, others } = piecesIn(needs)
  const headed: LetterParts['pieces'] = [
    [texts.refundedPieces, linesIn(needs, refunded), backRows(needs, refunded, texts, needs.order.language)],
    [refunded.length > 0 ? texts.otherPieces : texts.pieces, linesIn(needs, others), []],
  ]
  return headed.filter(([, lines]) => lines.length > 0)
}

function placeIn(order: OrderRow, comma: string): string[] {
  const { name = '', nameAr = '' } = governorate(order.governorateId) ?? {}
  const place = [
    ownCity(order.cityName, [order.governorateId, name, nameAr]),
    order.language === 'ar' ? nameAr : name,
    order.postalCode,
  ]
  return [
    unlinked(order.name),
    unlinked(order.address),
    unlinked(place.filter(Boolean).join(comma)),
    localPhone(order.phone),
  ]
}

/** Beside the pieces of a refund the others come to less than all of them. */
function sumsIn(needs: LetterNeeds, texts: LetterTexts): LetterParts['sums'] {
  const { order } = needs
  const { language } = order
  const subtotal = piecesIn(needs).refunded.length > 0 ? texts.subtotalOfAll : texts.subtotal
  return [
    [subtotal, priceText(order.subtotal, language)],
    [texts.shipping, priceText(order.shippingFee, language)],
    ...(order.discount > 0 ? [[texts.discount, lessText(order.discount, language)] as [string, string]] : []),
    [texts.total, priceText(order.total, language)],
    ...moneyBackRows(order, texts, language),
  ]
}

export function partsIn(needs: LetterNeeds): LetterParts {
  const { order, event, link } = needs
  const { language, isPaid, courier } = order
  const texts = catalogues[language]
  const money = (amount: number): string => priceText(amount, language)
  const comma = language === 'ar' ? '، ' : ', '
  const amount = OF_MONEY.includes(event) ? (needs.amount ?? NOTHING) : order.total
  return {
    texts,
    hello: texts.hello(unlinked(needs.greeting ?? '')),
    line: lineIn(needs, texts),
    next: nextIn(needs, texts, money(amount)),
    words: unlinked(refundIn(needs)?.words ?? ''),
    facts: factsIn(needs, texts),
    parcelPage: event === 'shipped' && courier !== '' ? parcelPage(order) : null,
    button: ASKING.includes(event) ? texts.openToPay : texts.open,
    returning: event === 'delivered' ? `${link}?return` : null,
    receipt: isPaid && order.status !== 'cancelled' ? `${link}?receipt` : null,
    comma,
    language,
    pieces: headedPieces(needs, texts),
    sums: sumsIn(needs, texts),
    place: placeIn(order, comma),
  }
}
