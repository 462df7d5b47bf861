import { type Language, languageOf, withoutLanguage } from '#lib/language.ts'
import { keepTexts } from './texts.ts'

async function loadShopTexts(language: Language): Promise<void> {
  keepTexts(language, language === 'ar' ? await import('./ar/shop.ts') : await import('./en/shop.ts'))
}

/** Before a page from the checkout on shows anything. */
export async function loadCheckoutTexts(language: Language): Promise<void> {
  keepTexts(language, language === 'ar' ? await import('./ar/checkout.ts') : await import('./en/checkout.ts'))
}

const CHECKOUT = /^\/(checkout|order|guest-track)(\/|$)/

/** All that the page at this address says from its first moment on. */
export async function loadTexts(pathname: string): Promise<void> {
  const language = languageOf(pathname)
  const needsCheckout = CHECKOUT.test(withoutLanguage(pathname))
  await Promise.all([loadShopTexts(language), needsCheckout ? loadCheckoutTexts(language) : undefined])
}
