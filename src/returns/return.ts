import { cairoTime, fromCairoTime } from '#lib/cairo-time.ts'
import { inPiastres, NOTHING, type Piastres, sumOf } from '#lib/money.ts'
import type { Holds } from '#orders/order.ts'

export const REASONS = ['size', 'defect', 'not-as-described', 'changed-mind', 'other'] as const
export type Reason = (typeof REASONS)[number]

export const WISHES = ['refund', 'exchange'] as const
export type Wish = (typeof WISHES)[number]

export const STATES = ['requested', 'approved', 'rejected', 'received', 'exchanged', 'refunded', 'withdrawn'] as const
export type ReturnState = (typeof STATES)[number]
export type Standing = ReturnState | 'closed'

/** What waits for the team: to be answered, or to be ended. */
export const TO_HANDLE = ['requested', 'received'] as const satisfies readonly ReturnState[]

/** By what their list is narrowed. */
export const STATE_CHOICES = ['to-handle', ...STATES] as const
export type StateChoice = (typeof STATE_CHOICES)[number]

/** What the team sets; that money went back follows from the money. */
export const TEAM_STEPS = ['approved', 'rejected', 'received', 'exchanged'] as const
export type TeamStep = (typeof TEAM_STEPS)[number]

export const RETURN_SORTS = ['newest', 'oldest'] as const
export type ReturnSort = (typeof RETURN_SORTS)[number]

export const LONGEST_MESSAGE = 1000
export const LONGEST_WORDS = 500

/** Then the shop pays the way back, and there is more time. */
export const isFaulty = (reason: Reason): boolean => reason === 'defect' || reason === 'not-as-described'

/** Somebody still has to do something; until then its order stays where it is. */
export const isOpen = (state: ReturnState): boolean =>
  state === 'requested' || state === 'approved' || state === 'received'

/** How it stands, in a word: what ends without money is closed. */
export const standingOf = ({ state, refund }: { state: ReturnState; refund: object | null }): Standing =>
  state === 'refunded' && refund === null ? 'closed' : state

/** A size that does not fit is exchanged for another, a faulty piece for a sound one of its own; other reasons for none. */
export const mayExchange = (reason: Reason): boolean => reason === 'size' || isFaulty(reason)

interface Wished {
  state: ReturnState
  wish: Wish
}

const NEXT: Record<ReturnState, readonly TeamStep[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'rejected'],
  received: ['exchanged'],
  rejected: [],
  exchanged: [],
  refunded: [],
  withdrawn: [],
}

export const stepsFrom = ({ state, wish }: Wished): TeamStep[] =>
  NEXT[state].filter((step) => step !== 'exchanged' || wish === 'exchange')

/** What an exchange does to the new size: held while it is open, gone with the parcel, free again otherwise. */
export function heldBy({ state, wish }: Wished): Holds {
  if (wish === 'refund') return 'nothing'
  if (state === 'exchanged') return 'deducted'
  return isOpen(state) ? 'reserved' : 'nothing'
}

/** Pieces of a return that was rejected or taken back may be asked for again. */
export const claims = (state: ReturnState): boolean => state !== 'rejected' && state !== 'withdrawn'

interface Worth {
  /** Of its order's money, for this return; in piastres. */
  moneyLeft: number
  lines: readonly { amount: number }[]
}

/** In piastres: what comes back with it, no more than is left, and how much of that is of the shipping fee. */
export function dueOf({ moneyLeft, lines }: Worth, fee: number): { due: Piastres; fee: Piastres } {
  const paid = sumOf(lines.map(({ amount }) => amount))
  const due = inPiastres(Math.max(0, Math.min(paid + fee, moneyLeft)))
  return { due, fee: inPiastres(Math.max(0, due - paid)) }
}

interface Asked extends Worth {
  wish: Wish
  refundId: string | null
}

/** Money is wished for of which nothing is left: it went back beside the return, or goes with one before it. */
export const isPaidBack = ({ wish, refundId, moneyLeft, lines }: Asked): boolean =>
  wish === 'refund' && refundId === null && moneyLeft <= 0 && lines.some(({ amount }) => amount > 0)

/** Money is still to come with it. */
export const isAwaited = ({ state, wish, refundId }: Pick<Asked, 'wish' | 'refundId'> & Wished): boolean =>
  isOpen(state) && wish === 'refund' && refundId === null

/** By whom it belongs to, until the pieces are here. */
export const mayWithdraw = (state: ReturnState): boolean => state === 'requested' || state === 'approved'

const DAY = 24 * 3_600_000

/** So many whole days in Cairo after the day of delivery; from this moment on it is too late. */
export function endOfWindow(deliveredAt: Date, days: number): Date {
  const noon = Date.parse(`${cairoTime(deliveredAt).slice(0, 10)}T12:00Z`)
  const day = new Date(noon + (days + 1) * DAY).toISOString().slice(0, 10)
  return fromCairoTime(`${day}T00:00`) ?? new Date(noon + (days + 1) * DAY)
}

interface PaidLine {
  quantity: number
  /** What was paid for all of it, its share of the discount taken off. */
  paid: number
  /** Pieces that went back, or are on their way, before. */
  used: number
}

/** What was paid for the next pieces of a line: all pieces together are worth the line, to the piastre. */
export const paidFor = ({ quantity, paid, used }: PaidLine, pieces: number): Piastres =>
  inPiastres(Math.floor((paid * (used + pieces)) / quantity) - Math.floor((paid * used) / quantity))

interface Coming {
  state: ReturnState
  reason: Reason
  lines: readonly { quantity: number }[]
}

/** The shipping fee goes back with the last of them where faults of the shop bring all pieces of the order back. */
export function feeWith(returns: readonly Coming[], { pieces, fee }: { pieces: number; fee: number }): Piastres {
  const last = returns.at(-1)
  if (!last || !isFaulty(last.reason)) return NOTHING
  const faulty = returns.filter(({ state, reason }) => claims(state) && isFaulty(reason))
  const back = faulty.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
  return back >= pieces ? inPiastres(fee) : NOTHING
}
