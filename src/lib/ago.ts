import { cairoTime } from './cairo-time.ts'
import { type Language, LOCALES } from './language.ts'

const DAY = 24 * 3_600_000

const ways = {
  en: new Intl.RelativeTimeFormat(LOCALES.en, { numeric: 'auto' }),
  ar: new Intl.RelativeTimeFormat(LOCALES.ar, { numeric: 'auto' }),
}

const dayOf = (at: Date): number => Date.parse(`${cairoTime(at).slice(0, 10)}T12:00Z`) / DAY

/** `today`, `yesterday`, `3 days ago`: by the days of Cairo. */
export const agoText = (instant: string, now: Date, language: Language): string =>
  ways[language].format(Math.round(dayOf(new Date(instant)) - dayOf(now)), 'day')
