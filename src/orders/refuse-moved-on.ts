import { Refusal } from '#lib/refusal.ts'
import type { OrderStatus } from './order.ts'

/** Whoever asks for a change saw the order at `from`: if it has moved on, nothing is done, and they hear where it is now. */
export function refuseMovedOn(
  { status, isPaid }: { status: OrderStatus; isPaid: boolean },
  from: OrderStatus | undefined,
): void {
  if (from !== undefined && from !== status) throw new Refusal('STALE_EDIT', { details: { status, isPaid } })
}
