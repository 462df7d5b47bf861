import { useLocation } from 'react-router'
import { type Language, languageOf } from '#lib/language.ts'
import { type Texts, textsIn } from './texts.ts'

export const useLanguage = (): Language => languageOf(useLocation().pathname)

/** The catalogue in the page's language. */
export const useTexts = (): Texts => textsIn(useLanguage())
