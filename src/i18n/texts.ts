import type { Language } from '#lib/language.ts'
import type { checkout } from './en/checkout.ts'
import type { shop } from './en/shop.ts'

/** What shoppers' pages say. The back-office and the account pages bring their own. */
export interface Texts {
  shop: typeof shop
  /** Fetched by the pages from the checkout on: looking around does not need it. */
  checkout: typeof checkout
}

const kept: Record<Language, Partial<Texts>> = { en: {}, ar: {} }

/** The server keeps both languages; a browser the one of the page it opened (switching language is a new page). */
export const keepTexts = (language: Language, texts: Partial<Texts>): void => {
  Object.assign(kept[language], texts)
}

function loaded<T>(texts: T | undefined): T {
  if (texts === undefined) throw new Error('The texts of this page are not loaded')
  return texts
}

export const textsIn = (language: Language): Texts => ({
  get shop() {
    return loaded(kept[language].shop)
  },
  get checkout() {
    return loaded(kept[language].checkout)
  },
})
