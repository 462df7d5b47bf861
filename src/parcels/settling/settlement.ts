import type { OrderStatus, PaymentMethod } from '#orders/order.ts'

export const MOST_LINES = 5000
export const MOST_BYTES = 5 * 1024 * 1024
export const LONGEST_TITLE = 200
export const LONGEST_WORD = 100
export const LONGEST_CODE = 60
export const LONGEST_ASIDE = 200
/** Piastres. */
export const MOST_COLLECTED = 100_000_000

/** What a settlement says of a parcel; its fee and what became of it may be missing. */
export const PARTS = ['code', 'amount', 'outcome', 'fee'] as const
export type Part = (typeof PARTS)[number]

export const OUTCOMES = ['delivered', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How a courier's table is read: its titles by what they mean, and words of its own for what became of a parcel. */
export interface Reading {
  columns: Partial<Record<Part, string>>
  /** `left`: on its way or the like; the line is left alone. */
  words: Record<string, Outcome | 'left'>
}

export const LINE_STATES = ['ready', 'held', 'booked', 'part', 'aside', 'skipped'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Why a line is not booked. */
export const LINE_PROBLEMS = [
  'codeMissing',
  'unknownCode',
  'twoOrders',
  'twice',
  'wordUnknown',
  'amountUnreadable',
  'feeUnreadable',
  'amountDiffers',
  'otherCourier',
  'notShipped',
  'alreadySettled',
  'paidAlready',
  'cancelled',
  'notCash',
  'failed',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** What a line says, once its columns are known. */
export interface Said {
  code: string
  outcome: Outcome | 'left' | null
  amount: number | null
  fee: number
}

/** What a line would do, or why it would not. */
export interface PlannedLine {
  line: number
  state: Exclude<LineState, 'booked' | 'part' | 'aside'>
  code: string
  orderId: string | null
  outcome: Outcome | null
  amount: number | null
  fee: number
  problem: LineProblem | null
}

/** The order that a line is about, as it stands. */
export interface Owing {
  status: OrderStatus
  isPaid: boolean
  paymentMethod: PaymentMethod
  total: number
  courier: string
  /** What came of its cash in lines that brought a part of it. */
  came: number
  /** What lines of settlements have been booked for it. */
  booked: readonly Outcome[]
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** What is paid already is only said to have arrived. */
function whyNotDelivered(
  { isPaid, paymentMethod, total, came, status }: Owing,
  amount: number | null,
): LineProblem | null {
  if (!isPaid) return paymentMethod === 'cod' ? (amount === total - came ? null : 'amountDiffers') : 'notCash'
  if (status === 'shipped' && amount === 0) return null
  return paymentMethod === 'cod' ? 'paidAlready' : 'notCash'
}

function whyNotRefused({ isPaid, paymentMethod, came }: Owing, amount: number | null): LineProblem | null {
  if (came > 0) return 'amountDiffers'
  if (isPaid && paymentMethod === 'cod') return 'paidAlready'
  return (amount ?? 0) > 0 ? 'amountDiffers' : null
}

function whyNotSent({ status, courier }: Owing, by: string): LineProblem | null {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'shipped' && status !== 'delivered') return 'notShipped'
  return sameName(courier, by) ? null : 'otherCourier'
}

/** Against what the shop knows: null where the line may be booked. */
export function whyNotBooked({ outcome, amount }: Said, order: Owing, courier: string): LineProblem | null {
  if (outcome !== 'delivered' && outcome !== 'refused') return null
  if (order.booked.includes(outcome)) return 'alreadySettled'
  const unsent = whyNotSent(order, courier)
  return unsent ?? (outcome === 'refused' ? whyNotRefused(order, amount) : whyNotDelivered(order, amount))
}

/** Less than what is open of it, and nothing else is wrong with the line. */
export const isPart = (statement: Pick<Said, 'outcome' | 'amount'>, order: Owing, courier: string): boolean =>
  statement.outcome === 'delivered' &&
  whyNotBooked({ ...statement, code: '', fee: 0 }, order, courier) === 'amountDiffers' &&
  (statement.amount ?? 0) > 0 &&
  (statement.amount ?? 0) < order.total - order.came

/** Cash for an order that is cancelled already: it is here all the same. */
export const isOwed = ({ outcome, amount }: Pick<Said, 'outcome' | 'amount'>, order: Owing, courier: string): boolean =>
  outcome === 'delivered' &&
  order.status === 'cancelled' &&
  !order.isPaid &&
  order.paymentMethod === 'cod' &&
  sameName(order.courier, courier) &&
  (amount ?? 0) > 0 &&
  (amount ?? 0) <= order.total - order.came

/** It came back, although a part of its cash has come before, and nothing else is wrong with the line. */
export const isRefusedInPart = (statement: Pick<Said, 'outcome' | 'amount'>, order: Owing, courier: string): boolean =>
  statement.outcome === 'refused' &&
  (statement.amount ?? 0) === 0 &&
  order.came > 0 &&
  !order.isPaid &&
  whyNotBooked({ ...statement, code: '', fee: 0 }, order, courier) === 'amountDiffers'
