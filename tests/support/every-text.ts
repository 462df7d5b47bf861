import { loadEveryText } from '#i18n/every-text.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Language } from '#lib/language.ts'

/** All that shoppers' pages say, loaded once this file is. */
export const everyText: Record<Language, Texts> = { en: await loadEveryText('en'), ar: await loadEveryText('ar') }
