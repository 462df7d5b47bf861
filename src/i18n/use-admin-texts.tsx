import { type AdminTexts, adminTextsIn } from './load-admin-texts.ts'
import { useLanguage } from './use-texts.tsx'

function loaded<T>(texts: T | undefined): T {
  if (texts === undefined) throw new Error('The texts of this page are not loaded')
  return texts
}

export const useAdminTexts = (): AdminTexts => loaded(adminTextsIn(useLanguage()))
