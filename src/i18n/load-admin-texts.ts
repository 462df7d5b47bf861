import type { Language } from '#lib/language.ts'
import type { account as englishAccount } from './en/account.ts'
import type { admin as englishAdmin } from './en/admin.ts'

export type AccountTexts = typeof englishAccount
export type AdminTexts = typeof englishAdmin

const accountTexts: Partial<Record<Language, AccountTexts>> = {}
const adminTexts: Partial<Record<Language, AdminTexts>> = {}

/** Before a page of accounts shows anything; shoppers' other pages never fetch these. */
export async function loadAccountTexts(language: Language): Promise<void> {
  if (accountTexts[language]) return
  const { account } = language === 'ar' ? await import('./ar/account.ts') : await import('./en/account.ts')
  accountTexts[language] = account
}

/** Before the back-office shows anything. */
export async function loadAdminTexts(language: Language): Promise<void> {
  if (adminTexts[language]) return
  const { admin } = language === 'ar' ? await import('./ar/admin.ts') : await import('./en/admin.ts')
  adminTexts[language] = admin
}

/** Undefined while they are not loaded: a page's title is asked for before its texts are here. */
export const accountTextsIn = (language: Language): AccountTexts | undefined => accountTexts[language]
export const adminTextsIn = (language: Language): AdminTexts | undefined => adminTexts[language]
