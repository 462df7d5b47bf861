import { cairoDay } from '#lib/cairo-day.ts'
import { type Language, LOCALES } from '#lib/language.ts'

const ZONE = 'Africa/Cairo'
const DAY = 86_400_000

/** Couriers rest on Friday and Saturday. */
const isOff = (day: Date): boolean => day.getUTCDay() === 5 || day.getUTCDay() === 6

/** Noon of that day in UTC, so that no change of the clocks can move it to another. */
const noonOf = (instant: Date): Date => new Date(`${cairoDay(instant)}T12:00:00Z`)

/** The day after so many working days; an order of a day off counts from the first working day. */
function after(today: Date, workingDays: number): Date {
  let day = today
  let daysLeft = workingDays
  while (daysLeft > 0 || isOff(day)) {
    day = new Date(day.getTime() + DAY)
    if (!isOff(day)) daysLeft -= 1
  }
  return day
}

export const arrival = (now: Date, { min, max }: { min: number; max: number }): [Date, Date] => [
  after(noonOf(now), min),
  after(noonOf(now), max),
]

/** The last day, as `2026-03-05`, whose orders should all have been at their doors before today. */
export function lastOverdueDay(now: Date, max: number): string {
  const today = noonOf(now)
  let day = today
  do day = new Date(day.getTime() - DAY)
  while (after(day, max) >= today)
  return day.toISOString().slice(0, 10)
}

/** The last day that was said, once it is over; null until then. */
export function missedDay(from: Date, days: { min: number; max: number }, now: Date): Date | null {
  const [, last] = arrival(from, days)
  return last < noonOf(now) ? last : null
}

/** `Thu, Mar 5 – Sun, Mar 8`: who waits for a parcel plans by the day of the week. */
export const arrivalText = (now: Date, days: { min: number; max: number }, language: Language): string => {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: ZONE } as const
  const text = new Intl.DateTimeFormat(LOCALES[language], parts).formatRange(...arrival(now, days))
  return language === 'ar' ? text.replaceAll('،', '') : text
}

/** The same on a page, which may begin a line with the second of the days but not with the dash, nor within either. */
export const arrivalInLines = (...about: Parameters<typeof arrivalText>): string =>
  arrivalText(...about).replaceAll(/(?<!–)\s/g, '\u00a0')
