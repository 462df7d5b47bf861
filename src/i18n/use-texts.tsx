import { useLocation } from 'react-router'
import { type Language, languageOf } from '#lib/language.ts'
import { type TextName, type TextsOf, textsIn } from './texts.ts'

export const useLanguage = (): Language => languageOf(useLocation().pathname)

/** The catalogues named here, in the page's language. */
export const useTexts = <Name extends TextName = 'shop'>(...names: Name[]): TextsOf<Name> =>
  textsIn(useLanguage(), ...names)
