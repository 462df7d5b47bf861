import type { Language } from '#lib/language.ts'
import { catalogues } from './catalogues.ts'

type Catalogues = typeof catalogues
export type TextName = keyof Catalogues

type Exported<Catalogue, Name extends string> = Catalogue extends Record<Name, infer Texts> ? Texts : never
export type Texts = { [Name in TextName]: Exported<Awaited<ReturnType<Catalogues[Name]['en']>>, Name> }

/** Every page has `shop`; the rest it has to name. */
export type TextsOf<Name extends TextName> = Pick<Texts, Name | 'shop'>

/** The server keeps both languages; a browser the one of the page it opened (switching language is a new page). */
const loadedTexts: Record<Language, Partial<Texts>> = { en: {}, ar: {} }

/** What is named here can be said, and nothing else; page-texts.test.ts proves that its pages have loaded it. */
export function textsIn<Name extends TextName = 'shop'>(language: Language, ...names: Name[]): TextsOf<Name> {
  const missing = ['shop' as const, ...names].find((name) => loadedTexts[language][name] === undefined)
  if (missing !== undefined) throw new Error(`The texts of ${missing} are not loaded`)
  return loadedTexts[language] as TextsOf<Name>
}

export async function loadTexts<Name extends TextName>(language: Language, ...names: Name[]): Promise<TextsOf<Name>> {
  const missing = ['shop' as const, ...names].filter((name) => loadedTexts[language][name] === undefined)
  const loaded = await Promise.all(missing.map((name) => catalogues[name][language]()))
  Object.assign(loadedTexts[language], ...loaded)
  return textsIn(language, ...names)
}
