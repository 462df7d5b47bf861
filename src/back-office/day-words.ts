import { cairoDay } from '#lib/cairo-day.ts'
import { fromCairoTime } from '#lib/cairo-time.ts'
import { daysIn, momentText } from '#lib/days.ts'
import type { Language } from '#lib/language.ts'
import { soonText } from '#lib/soon.ts'

// As `momentText` writes them: a list has one spelling of a day, with its time or without.
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** `Mar 3, 2026`: since when, until when. What happened has its time too: `momentText`. */
export const dateWords = daysIn(DAY)

/** `Tue, Mar 3, 2026`, as it is in Cairo. */
export const dayWords = daysIn({ weekday: 'short', ...DAY })

export const timeWords = daysIn({ hour: 'numeric', minute: '2-digit' })

const yearOf = (moment: Date): string => cairoDay(moment).slice(0, 4)

/** In a row of a list: `Nov 27, 3:15 PM`, with its year where that is another than this one. */
export const rowMomentWords = (instant: string, language: Language, now: Date): string =>
  (yearOf(new Date(instant)) === yearOf(now) ? soonText : momentText)(instant, language)

/** What a field of a day or a moment holds: browsers write it in a language, and an order, of their own. */
export function typedWords(typed: string, language: Language): string {
  const isDay = !typed.includes('T')
  const instant = fromCairoTime(isDay ? `${typed}T12:00` : typed)?.toISOString()
  if (instant === undefined) return ''
  return isDay ? dayWords(instant, language) : momentText(instant, language)
}
