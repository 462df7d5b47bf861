import type { LineState } from './settlement.ts'

interface Sums {
  isReadable: boolean
  sums: readonly { state: LineState; count: number }[]
}

/** How far a settlement has come; one without a row to book or to look at is done, whatever became of its rows. */
export function standingOf({ isReadable, sums }: Sums): 'unread' | 'checked' | 'booked' | 'done' {
  if (!isReadable) return 'unread'
  const count = (...states: LineState[]): number =>
    sums.filter(({ state }) => states.includes(state)).reduce((all, sum) => all + sum.count, 0)
  if (count('ready', 'held') === 0) return 'done'
  return count('ready') === 0 && count('booked', 'part') > 0 ? 'booked' : 'checked'
}
