import type { Language } from '#lib/language.ts'
import { catalogues } from './catalogues.ts'
import { loadTexts, type TextName, type Texts } from './texts.ts'

/** All that shoppers' pages say, for the server; browsers load what their page needs. */
export const loadEveryText = (language: Language): Promise<Texts> =>
  loadTexts(language, ...(Object.keys(catalogues) as TextName[]))
