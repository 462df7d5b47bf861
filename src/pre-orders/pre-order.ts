import { dayText } from '#lib/days.ts'
import type { Language } from '#lib/language.ts'
import { UNDO_SECONDS } from '#orders/undo/undo.ts'

export const STATES = ['open', 'ordered', 'cancelled'] as const
export type PreOrderState = (typeof STATES)[number]

export const TONES = {
  open: 'warning',
  ordered: 'success',
  cancelled: 'danger',
} as const satisfies Record<PreOrderState, string>

/** Whose order was cancelled gets nothing, as if it had been cancelled itself. */
export const standingOf = ({ state, order }: { state: PreOrderState; order: { status: string } | null }) =>
  order?.status === 'cancelled' ? 'cancelled' : state

export const PRE_ORDER_SORTS = ['newest', 'oldest'] as const
export type PreOrderSort = (typeof PRE_ORDER_SORTS)[number]

export const LONGEST_NOTE = 300
export const MOST_AT_ONCE = 100

/** What its own letters tell of; once it is an order, the order's letter tells. */
export type PreOrderEvent = 'taken' | 'cancelled'

/** A day in Cairo, in words: noon is that day there and in UTC. */
export const dayIn = (day: string, language: Language): string => dayText(`${day}T12:00:00Z`, language)

/** How one is called before it is written down: PO and the last 6 characters of its id. */
export const numberOf = (id: string): string => `PO${id.slice(-6).toUpperCase()}`

/** Seconds: the letter about what the team did leaves when it can't be undone any more. */
export const TOLD_AFTER = UNDO_SECONDS + 5

/** Till when the team may take back what it cancelled at this moment. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_SECONDS * 1000)
