import { cairoDay } from './cairo-day.ts'

const HOUR = 3_600_000

const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})

/** `2026-03-03 12:00`, as a clock in Cairo shows it. */
export const cairoMoment = (instant: Date): string => `${cairoDay(instant)} ${clock.format(instant)}`

/** `2026-03-03T12:00`, as a field of a form has it. */
export const cairoTime = (instant: Date): string => cairoMoment(instant).replace(' ', 'T')

/**
 * The moment that such a clock shows, or null. An hour that comes twice is its first; one that is skipped lies in the
 * hour after it.
 */
export function fromCairoTime(text: string): Date | null {
  const inUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(inUtc)) return null
  const summer = new Date(inUtc - 3 * HOUR)
  return cairoTime(summer) === text.slice(0, 16) ? summer : new Date(inUtc - 2 * HOUR)
}

/** `2026-03-31` after `2026-03-30`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00Z`) + 24 * HOUR).toISOString().slice(0, 10)
