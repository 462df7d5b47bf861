import { isLanguage, type Language } from '#lib/language.ts'

const PLACE = 'bw_google_trip'

interface Trip {
  /** Of the page one left: the provider sends everybody back to one address. */
  language: Language
  next: string | null
}

/** Before the browser leaves for the provider. */
export function keepTrip(trip: Trip): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(trip))
  } catch {
    // Then one comes back to the home page.
  }
}

/** After it came back, once. */
export function takeTrip(): Partial<Trip> {
  try {
    const { language, next }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}')
    sessionStorage.removeItem(PLACE)
    return { ...(isLanguage(language) ? { language } : {}), next: typeof next === 'string' ? next : null }
  } catch {
    return {}
  }
}
