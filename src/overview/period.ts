import { cairoDay } from '#lib/cairo-day.ts'
import type { Period } from '#visits/periods.ts'

/** Days in Cairo, written 2026-03-05, both included; without a first one it began when the shop did. */
export interface Span {
  from: string | null
  until: string
}

const MONTHS: Record<Exclude<Period, 'all'>, number> = { year: 12, '6month': 6, month: 1 }

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

/** The same day so many months ago, or the last one of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const month = monthOf(day) - months
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${monthText(month)}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** This day in Cairo, so many months ago. */
export const dayBefore = (now: Date, months: number): string => monthsBefore(cairoDay(now), months)

/** Whole calendar months, the one that `now` is in counting as the last. */
export function spanOf(period: Period, now: Date): Span {
  const until = cairoDay(now)
  if (period === 'all') return { from: null, until }
  const first = period === 'year' ? `${until.slice(0, 4)}-01` : monthText(monthOf(until) - MONTHS[period] + 1)
  return { from: `${first}-01`, until }
}

/** As much of the time before it as has gone by of the period itself, so that the two can be compared. */
export function spanBefore(period: Period, now: Date): Span | null {
  const { from, until } = spanOf(period, now)
  if (from === null || period === 'all') return null
  return { from: monthsBefore(from, MONTHS[period]), until: monthsBefore(until, MONTHS[period]) }
}

const LATELY = 30

function daysBefore(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCDate(then.getUTCDate() - days)
  return then.toISOString().slice(0, 10)
}

/** All of the time has none before it: these days and as many before them tell which way it goes. */
export function spansOfLate(now: Date): { span: Span; before: Span } {
  const until = cairoDay(now)
  const from = daysBefore(until, LATELY - 1)
  return { span: { from, until }, before: { from: daysBefore(from, LATELY), until: daysBefore(from, 1) } }
}

/** What a point of the chart stands for: a day where the period is one month, else a month. */
export const stepOf = (period: Period): 'day' | 'month' => (period === 'month' ? 'day' : 'month')

/** Every point of the chart, also those in which nothing was sold. */
export function pointsIn({ from, until }: { from: string; until: string }, step: 'day' | 'month'): string[] {
  const count = step === 'day' ? Number(until.slice(8)) : monthOf(until) - monthOf(from) + 1
  return Array.from({ length: count }, (_, at) =>
    step === 'day' ? `${until.slice(0, 8)}${String(at + 1).padStart(2, '0')}` : monthText(monthOf(from) + at),
  )
}
