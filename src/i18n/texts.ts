import type { Language } from '#lib/language.ts'
import type { account } from './en/account.ts'
import type { cart } from './en/cart.ts'
import type { checkout } from './en/checkout.ts'
import type { gallery } from './en/gallery.ts'
import type { home } from './en/home.ts'
import type { listing } from './en/listing.ts'
import type { login } from './en/login.ts'
import type { payment } from './en/payment.ts'
import type { plain } from './en/plain.ts'
import type { product } from './en/product.ts'
import type { reviews } from './en/reviews.ts'
import type { shop } from './en/shop.ts'
import type { sizes } from './en/sizes.ts'
import type { verify } from './en/verify.ts'
import type { waiting } from './en/waiting.ts'
import type { writing } from './en/writing.ts'

/** What shoppers' pages say. Every page has `shop`; the rest comes with the pages that show it (load-texts.ts). */
export interface Texts {
  shop: typeof shop
  home: typeof home
  listing: typeof listing
  product: typeof product
  sizes: typeof sizes
  reviews: typeof reviews
  gallery: typeof gallery
  verify: typeof verify
  cart: typeof cart
  login: typeof login
  plain: typeof plain
  checkout: typeof checkout
  payment: typeof payment
  account: typeof account
  waiting: typeof waiting
  writing: typeof writing
}

const kept: Record<Language, Partial<Texts>> = { en: {}, ar: {} }

/** The server keeps both languages; a browser the one of the page it opened (switching language is a new page). */
export const keepTexts = (language: Language, texts: Partial<Texts>): void => {
  Object.assign(kept[language], texts)
}

/** A page that asks for a text it did not load is a mistake of ours: see load-texts.ts. */
export const textsIn = (language: Language): Texts =>
  new Proxy(kept[language], {
    get(texts, name) {
      const part = Reflect.get(texts, name)
      if (part === undefined) throw new Error(`The texts of ${String(name)} are not loaded`)
      return part
    },
  }) as Texts
