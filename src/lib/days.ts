import { type Language, LOCALES } from './language.ts'

export const formats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => {
  const inCairo = { ...options, timeZone: 'Africa/Cairo' }
  return { en: new Intl.DateTimeFormat(LOCALES.en, inCairo), ar: new Intl.DateTimeFormat(LOCALES.ar, inCairo) }
}

const days = formats({ dateStyle: 'long' })
const moments = formats({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })

/** `March 3, 2026`, as it is in Cairo. */
export const dayText = (instant: string, language: Language): string => days[language].format(new Date(instant))

export const momentText = (instant: string, language: Language): string => moments[language].format(new Date(instant))
