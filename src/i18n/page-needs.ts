import { type Language, languageOf } from '#lib/language.ts'
import type { PageServing } from '#lib/page-serving.ts'
import { loadTexts, type TextName } from './texts.ts'

/** What a page says of itself, where it stands. */
interface PageNeeds extends PageServing {
  /** What it and its parts say from their first moment on. */
  texts?: readonly TextName[]
}

const needed = new Set<TextName>()

/** All that the pages say whose scripts are here: before one is shown. */
export const loadPageTexts = (language: Language) => loadTexts(language, ...needed)

/** A page's `handle`. A browser sends for the texts as soon as the page's script is here, while the page reads. */
export function pageNeeds(needs: PageNeeds): PageNeeds {
  for (const name of needs.texts ?? []) needed.add(name)
  // Whoever shows the page asks for them again, and hears of it.
  if (!import.meta.env.SSR) loadPageTexts(languageOf(location.pathname)).catch(() => undefined)
  return needs
}
