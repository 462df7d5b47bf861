import type { Language } from '#lib/language.ts'

/** Said by pages that know nothing yet, their own texts included: so it stands apart from every catalogue. */
export const initializing: Record<Language, string> = { en: 'Initializing...', ar: 'جارٍ التجهيز...' }
