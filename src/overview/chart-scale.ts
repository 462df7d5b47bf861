import { type Language, LOCALES } from '#lib/language.ts'

const STEPS = [1, 2, 2.5, 5, 10]
/** Between them, where the line at the half is round as well: few pieces have no halves. */
const MORE_STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10]
const THOUSAND = 1000

/** The next round number above the highest bar: what the lines of the chart are drawn at can be read at a glance. */
export function roundMost(most: number): number {
  if (most <= 0) return 1
  const size = 10 ** Math.floor(Math.log10(most))
  const step = (most < THOUSAND ? STEPS : MORE_STEPS).find((each) => each * size >= most) ?? 10
  return step * size
}

/** So many of the points are named that their names do not touch. */
export const namedEvery = (points: number, most: number): number => Math.max(1, Math.ceil(points / most))

const dates = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => {
  // A point is a day or a month of Cairo already.
  const asWritten = { ...options, timeZone: 'UTC' }
  return { en: new Intl.DateTimeFormat(LOCALES.en, asWritten), ar: new Intl.DateTimeFormat(LOCALES.ar, asWritten) }
}

const FULL = {
  day: dates({ day: 'numeric', month: 'short', year: 'numeric' }),
  month: dates({ month: 'short', year: 'numeric' }),
}
const SHORT = { day: dates({ day: 'numeric' }), month: dates({ month: 'short' }) }
const compact: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
  ar: new Intl.NumberFormat(LOCALES.ar, { notation: 'compact', maximumFractionDigits: 1 }),
}

const instantOf = (point: string): Date => new Date(point.length === 7 ? `${point}-01` : point)
const stepOf = (point: string): 'day' | 'month' => (point.length === 7 ? 'month' : 'day')

/** `Mar 5, 2026` or `Mar 2026`. */
export const pointText = (point: string, language: Language): string =>
  FULL[stepOf(point)][language].format(instantOf(point))

/** Under the chart: `5` or `Mar`, and the year where one begins. */
export const shortPointText = (point: string, language: Language): string =>
  point.endsWith('-01') && point.length === 7
    ? `${SHORT.month[language].format(instantOf(point))} ${point.slice(0, 4)}`
    : SHORT[stepOf(point)][language].format(instantOf(point))

/** What is written under each point, the last one first; the year where the one before has another, or none. */
export function namesUnder(points: readonly string[], most: number, language: Language): string[] {
  const every = namedEvery(points.length, most)
  const named = points.map((point, at) => ((points.length - 1 - at) % every === 0 ? point : ''))
  return named.map((point, at) => {
    if (point === '') return ''
    const before = named.slice(0, at).findLast((each) => each !== '')
    const isNewYear = stepOf(point) === 'month' && before?.slice(0, 4) !== point.slice(0, 4)
    return (isNewYear ? pointText : shortPointText)(point, language)
  })
}

/** `12K`: beside the lines of the chart. */
export const lineText = (amount: number, language: Language): string => compact[language].format(amount)
