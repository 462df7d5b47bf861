import { firstTextsAr as ar } from './first-texts-ar.ts'
import { firstTextsEn as en } from './first-texts-en.ts'
import type { ShopTexts } from './shop-texts.ts'

/** Until the owner says otherwise. */
export const firstTexts: ShopTexts = {
  about: { en: en.about, ar: ar.about },
  policies: {
    shipping: { en: en.shipping, ar: ar.shipping },
    returns: { en: en.returns, ar: ar.returns },
    payment: { en: en.payment, ar: ar.payment },
    privacy: { en: en.privacy, ar: ar.privacy },
    terms: { en: en.terms, ar: ar.terms },
  },
}
