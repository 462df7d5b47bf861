import { isLanguage, type Language } from '#lib/language.ts'
import { tabStore } from '#lib/storage.ts'

const store = tabStore('bw_google_trip')

interface Trip {
  /** Of the page one left: the provider sends everybody back to one address. */
  language: Language
  next: string | null
}

export const keepTrip = (trip: Trip): void => store.writeJson(trip)

export function takeTrip(): Partial<Trip> {
  const { language, next } = store.readAs((text): Record<string, unknown> => Object(JSON.parse(text ?? '{}')), {})
  store.remove()
  return { ...(isLanguage(language) ? { language } : {}), next: typeof next === 'string' ? next : null }
}
