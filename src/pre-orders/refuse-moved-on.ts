import { Refusal } from '#lib/refusal.ts'
import type { PreOrderState } from './pre-order.ts'

interface Now {
  state: PreOrderState
  updatedAt: Date
}

/** Only one that waits becomes anything; and only as whoever asks has seen it. */
export function refuseMovedOn({ state, updatedAt }: Now, seen: string | undefined): void {
  if (state !== 'open') throw new Refusal('PRE_ORDER_MOVED_ON', { details: { state } })
  if (seen !== undefined && new Date(seen).getTime() !== updatedAt.getTime()) throw new Refusal('STALE_EDIT')
}
