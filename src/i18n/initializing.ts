import type { Language } from '#lib/language.ts'

/** Said by pages that know nothing yet, their own texts included: so it stands apart from every catalogue. */
export const initializing: Record<Language, string> = { en: 'Initializing...', ar: 'جارٍ التجهيز...' }

/** Said by the same pages to whoever has no script. */
export const needsScript: Record<Language, string> = {
  en: 'This page needs JavaScript. Please turn it on in your browser.',
  ar: 'تحتاج هذه الصفحة إلى JavaScript. فعّله في متصفحك.',
}
