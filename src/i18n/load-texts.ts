import { type Language, languageOf, withoutLanguage } from '#lib/language.ts'
import { keepTexts, type Texts } from './texts.ts'

type Load = (language: Language) => Promise<Partial<Texts>>

// Each import is written out: the build makes one small file of each.
const shop: Load = (language) => (language === 'ar' ? import('./ar/shop.ts') : import('./en/shop.ts'))
const home: Load = (language) => (language === 'ar' ? import('./ar/home.ts') : import('./en/home.ts'))
const listing: Load = (language) => (language === 'ar' ? import('./ar/listing.ts') : import('./en/listing.ts'))
const product: Load = (language) => (language === 'ar' ? import('./ar/product.ts') : import('./en/product.ts'))
const sizes: Load = (language) => (language === 'ar' ? import('./ar/sizes.ts') : import('./en/sizes.ts'))
const reviews: Load = (language) => (language === 'ar' ? import('./ar/reviews.ts') : import('./en/reviews.ts'))
const writing: Load = (language) => (language === 'ar' ? import('./ar/writing.ts') : import('./en/writing.ts'))
const gallery: Load = (language) => (language === 'ar' ? import('./ar/gallery.ts') : import('./en/gallery.ts'))
const verify: Load = (language) => (language === 'ar' ? import('./ar/verify.ts') : import('./en/verify.ts'))
const plain: Load = (language) => (language === 'ar' ? import('./ar/plain.ts') : import('./en/plain.ts'))
const account: Load = (language) => (language === 'ar' ? import('./ar/account.ts') : import('./en/account.ts'))
const waiting: Load = (language) => (language === 'ar' ? import('./ar/waiting.ts') : import('./en/waiting.ts'))
const checkout: Load = (language) => (language === 'ar' ? import('./ar/checkout.ts') : import('./en/checkout.ts'))

const cart: Load = (language) => (language === 'ar' ? import('./ar/cart.ts') : import('./en/cart.ts'))
const login: Load = (language) => (language === 'ar' ? import('./ar/login.ts') : import('./en/login.ts'))
const payment: Load = (language) => (language === 'ar' ? import('./ar/payment.ts') : import('./en/payment.ts'))

/** Which pages say what, by their addresses without the language. */
const SAID: readonly [RegExp, readonly Load[]][] = [
  [/^\/$/, [home, reviews, gallery]],
  [/^\/(products|favorites)\/?$/, [listing]],
  [/^\/product\//, [product, reviews]],
  [/^\/gallery\/?$/, [gallery]],
  [/^\/verify\/?$/, [verify, checkout]],
  [/^\/(policies|contact-us|about-us)\/?$/, [plain]],
  [/^\/(checkout|order|guest-track|payment(-success|-failure)?)(\/|$)/, [checkout]],
  [/^\/(checkout|order|guest-track|verify|account\/orders|payment(-success|-failure)?|acs-test)(\/|$)/, [payment]],
  [/^\/(auth|fail|callback|forgot-password|reset-password|verify-email|admin|order)(\/|$)/, [account]],
  [/^\/waiting-list\/?$/, [account, waiting]],
  [/^\/admin\/reviews\/?$/, [reviews]],
  [/^\/account(\/|$)/, [account, checkout, listing]],
]

/** All that the page at this address says from its first moment on. */
export async function loadTexts(pathname: string): Promise<void> {
  const language = languageOf(pathname)
  const here = withoutLanguage(pathname)
  const needed = SAID.flatMap(([address, loads]) => (address.test(here) ? loads : []))
  const texts = await Promise.all([shop, ...needed].map((load) => load(language)))
  for (const each of texts) keepTexts(language, each)
}

/** For a browser in which the size chart is opened. */
export const loadSizes = async (language: Language): Promise<void> => keepTexts(language, await sizes(language))

/** For a browser in which the cart is opened. */
export const loadCart = async (language: Language): Promise<void> => keepTexts(language, await cart(language))

/** For a browser in which somebody is asked to sign in. */
export const loadLogin = async (language: Language): Promise<void> => keepTexts(language, await login(language))

/** For a browser in which an order waits for its payment, wherever that is said. */
export const loadPayment = async (language: Language): Promise<void> => keepTexts(language, await payment(language))

/** For a browser in which a size is chosen that is sold out. */
export const loadWaiting = async (language: Language): Promise<void> => keepTexts(language, await waiting(language))
/** For a browser in which somebody may write a review. */
export const loadWriting = async (language: Language): Promise<void> => keepTexts(language, await writing(language))
