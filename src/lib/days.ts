import { type Language, LOCALES } from './language.ts'

/** A day as it is in Cairo. A page's first `Intl.DateTimeFormat` takes a cheap phone a tenth of a second: none is made unasked. */
export function daysIn(options: Intl.DateTimeFormatOptions): (instant: string, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return (instant, language) => {
    formats[language] ??= new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Africa/Cairo' })
    return formats[language].format(new Date(instant))
  }
}

/** `March 3, 2026`. */
export const dayText = daysIn({ dateStyle: 'long' })

export const momentText = daysIn({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
