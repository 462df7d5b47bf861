import type { SettlementLine } from './api.ts'

/** What somebody may decide of a row on hold: to book what came, as money of a cancelled order, or as refused after all. */
export type WayOn = 'part' | 'owed' | 'refused'

type Held = Pick<SettlementLine, 'state' | 'problem' | 'outcome' | 'amount' | 'order'>

const wayOfRefused = (came: number, { status, open, total }: NonNullable<Held['order']>): WayOn | null =>
  status !== 'cancelled' && came === 0 && open < total ? 'refused' : null

/** As the order stands now: since the row was looked at, it may have been cancelled, or stand again. */
export function wayOn({ state, problem, outcome, amount, order }: Held): WayOn | null {
  if (state !== 'held' || !order || (problem !== 'cancelled' && problem !== 'amountDiffers')) return null
  const came = amount ?? 0
  if (outcome === 'refused') return wayOfRefused(came, order)
  if (came === 0 || came > order.open) return null
  return order.status === 'cancelled' ? 'owed' : came < order.open ? 'part' : null
}
