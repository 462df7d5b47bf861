import { cairoTime } from '#lib/cairo-time.ts'
import type { Language } from '#lib/language.ts'

/** When somebody hears of new orders. */
export const ORDER_NEWS = ['each', 'hourly', 'never'] as const
type OrderNews = (typeof ORDER_NEWS)[number]

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export interface Choice {
  orders: OrderNews
  /** The full hour in Cairo; null: no summary. */
  summaryHour: number | null
  language: Language
}

const HOUR = 3_600_000

/** Cairo is whole hours ahead of UTC, in summer too. */
export const startOfHour = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR) * HOUR)

export const dayIn = (now: Date): string => cairoTime(now).slice(0, 10)
export const hourIn = (now: Date): number => Number(cairoTime(now).slice(11, 13))

export function dayBefore(day: string): string {
  const midday = new Date(`${day}T12:00:00Z`)
  return new Date(midday.getTime() - 24 * HOUR).toISOString().slice(0, 10)
}

/** The day that counts as summed up when somebody chooses an hour: where it has struck, the first summary is tomorrow's. */
export const summedUpOn = (summaryHour: number | null, now: Date): string =>
  summaryHour !== null && summaryHour > hourIn(now) ? dayBefore(dayIn(now)) : dayIn(now)
