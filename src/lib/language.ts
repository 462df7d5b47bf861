export type Language = 'en' | 'ar'

export const LANGUAGES = ['en', 'ar'] as const

/** For dates and lists: Egypt's words, with the digits of prices. */
export const LOCALES: Record<Language, string> = { en: 'en-EG', ar: 'ar-EG-u-nu-latn' }

export const languageOf = (pathname: string): Language => (/^\/ar(\/|$)/.test(pathname) ? 'ar' : 'en')

export const inLanguage = (language: Language, pathname: string): string =>
  language === 'ar' ? `/ar${pathname === '/' ? '' : pathname}` : pathname

export const withoutLanguage = (pathname: string): string => pathname.replace(/^\/ar(?=\/|$)/, '').replace(/^\/*/, '/')

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar'
