/** The one word that people see, made from what is paid and what is sent. */
export const STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof STATUSES)[number]

/** How the back-office may sort them; the first is what nobody has to ask for. */
export const ORDER_SORTS = ['newest', 'oldest', 'total-desc', 'total-asc', 'name'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const REFUND_STATES = ['part', 'all'] as const

export const METHODS = ['cod', 'paymob'] as const
export type PaymentMethod = (typeof METHODS)[number]
export type Holds = 'nothing' | 'reserved' | 'deducted'

export interface OrderFacts {
  isPaid: boolean
  fulfilment: 'none' | 'shipped' | 'delivered'
  isCancelled: boolean
}

export function statusOf({ isPaid, fulfilment, isCancelled }: OrderFacts): OrderStatus {
  if (isCancelled) return 'cancelled'
  if (fulfilment !== 'none') return fulfilment
  return isPaid ? 'paid' : 'pending'
}

/** All that a shopper waits for is done: they may be asked what they think of it. */
export const hasArrived = (facts: OrderFacts): boolean => facts.isPaid && statusOf(facts) === 'delivered'

/** It was on its way, or was said to have arrived without its money having come. */
export const mayBeRefused = ({ status, isPaid }: { status: OrderStatus; isPaid: boolean }): boolean =>
  status === 'shipped' || (status === 'delivered' && !isPaid)

export function holdsOf(facts: OrderFacts): Holds {
  if (facts.isCancelled) return 'nothing'
  return facts.isPaid || facts.fulfilment !== 'none' ? 'deducted' : 'reserved'
}

/** Null against a recorded payment. `paid` on an unpaid order approves its cash: what is already sent stays sent. */
export function factsAfter(now: OrderFacts, nextStatus: OrderStatus): OrderFacts | null {
  switch (nextStatus) {
    case 'pending':
      return now.isPaid ? null : { isPaid: false, fulfilment: 'none', isCancelled: false }
    case 'paid':
      return { isPaid: true, fulfilment: now.isPaid || now.isCancelled ? 'none' : now.fulfilment, isCancelled: false }
    case 'shipped':
    case 'delivered':
      return { ...now, fulfilment: nextStatus, isCancelled: false }
    case 'cancelled':
      return { ...now, isCancelled: true }
  }
}

/** Seconds that a card order keeps its goods for its money. */
export const CARD_SECONDS = 3600

export const payByOf = (placedAt: Date): Date => new Date(placedAt.getTime() + CARD_SECONDS * 1000)

export interface StockMove {
  onHand: number
  reserved: number
}

const EFFECT: Record<Holds, StockMove> = {
  nothing: { onHand: 0, reserved: 0 },
  reserved: { onHand: 0, reserved: 1 },
  deducted: { onHand: -1, reserved: 0 },
}

/** Per piece, the difference between holding `from` and holding `to`. Goods that are not back stay off the shelf. */
export function stockMove(from: Holds, to: Holds, goodsAreBack: boolean): StockMove {
  const onHand = EFFECT[to].onHand - EFFECT[from].onHand
  return { onHand: onHand > 0 && !goodsAreBack ? 0 : onHand, reserved: EFFECT[to].reserved - EFFECT[from].reserved }
}

interface MoneyWords {
  order: { isPaid: string; isUnpaid: string }
  money: { states: Record<(typeof REFUND_STATES)[number], string> }
}

/** What the team reads of an order's money, wherever it is listed. */
export function moneyWordOf(
  { isPaid, refundState }: { isPaid: boolean; refundState: (typeof REFUND_STATES)[number] | null },
  { order, money }: MoneyWords,
): string {
  if (!isPaid) return order.isUnpaid
  return refundState ? money.states[refundState] : order.isPaid
}

/** The code on the parcel: BW and the last 6 characters of the order's id. */
export const skuOf = (orderId: string): string => `BW${orderId.slice(-6).toUpperCase()}`

/** The code, or what a list shows of the id, or all of it: each ends alike. Null where it can't be one. */
export function skuMeant(typed: string): string | null {
  const ending = /^#?(?:[0-9A-Z]{2}|[0-9A-Z]{20})?([0-9A-Z]{6})$/.exec(typed.toUpperCase())?.[1]
  return ending === undefined ? null : `BW${ending}`
}

/** The code of the order that a mailed link is about: its id is written in it for all to read. Empty once that is cut off. */
export function codeInLink(token: string): string {
  const id = /^[0-9A-HJKMNP-TV-Z]{26}(?=\.)/.exec(token)?.[0]
  return id === undefined ? '' : skuOf(id)
}

/** How an order is called on a screen: the last 8 characters of its id. */
export const shortId = (orderId: string): string => orderId.slice(-8).toUpperCase()

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
