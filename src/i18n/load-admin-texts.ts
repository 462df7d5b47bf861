import type { Language } from '#lib/language.ts'
import type { admin as englishAdmin } from './en/admin.ts'

export type AdminTexts = typeof englishAdmin

const adminTexts: Partial<Record<Language, AdminTexts>> = {}

/** Before the back-office shows anything. */
export async function loadAdminTexts(language: Language): Promise<void> {
  if (adminTexts[language]) return
  const { admin } = language === 'ar' ? await import('./ar/admin.ts') : await import('./en/admin.ts')
  adminTexts[language] = admin
}

/** Undefined while they are not loaded: a page's title is asked for before its texts are here. */
export const adminTextsIn = (language: Language): AdminTexts | undefined => adminTexts[language]
