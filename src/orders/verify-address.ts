import { inLanguage, type Language } from '#lib/language.ts'

/** Where a code says whether it is genuine, as it is shared and printed. In the browser only. */
export const verifyAddress = (sku: string, language: Language): string =>
  new URL(inLanguage(language, `/verify?sku=${sku}`), location.origin).href
