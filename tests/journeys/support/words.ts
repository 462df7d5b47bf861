import { admin as adminAr } from '#i18n/ar/admin.ts'
import { accountLetters as accountLettersAr } from '#i18n/ar/letters/account.ts'
import { alertLetters as alertLettersAr } from '#i18n/ar/letters/alert.ts'
import { letters as lettersAr } from '#i18n/ar/letters/orders.ts'
import { preOrderLetters as preOrderLettersAr } from '#i18n/ar/letters/pre-order.ts'
import { refusals as refusalsAr } from '#i18n/ar/refusals.ts'
import { admin } from '#i18n/en/admin.ts'
import { accountLetters } from '#i18n/en/letters/account.ts'
import { alertLetters } from '#i18n/en/letters/alert.ts'
import { letters } from '#i18n/en/letters/orders.ts'
import { preOrderLetters } from '#i18n/en/letters/pre-order.ts'
import { refusals } from '#i18n/en/refusals.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { everyText } from '../../support/every-text.ts'

/** As a page says it once the cart is open, or somebody is asked to sign in. */
const withLate = ({ shop, cart, login }: Texts) => ({ ...shop, login, cart: { ...shop.cart, ...cart } })

const catalogues = {
  en: {
    ...everyText.en,
    shop: withLate(everyText.en),
    accountLetters,
    alertLetters,
    admin,
    letters,
    preOrderLetters,
    refusals,
  },
  ar: {
    ...everyText.ar,
    shop: withLate(everyText.ar),
    accountLetters: accountLettersAr,
    alertLetters: alertLettersAr,
    admin: adminAr,
    letters: lettersAr,
    preOrderLetters: preOrderLettersAr,
    refusals: refusalsAr,
  },
}

/** What the shop's pages and mails say in a language. */
export const wordsIn = (language: Language) => catalogues[language]

export const money = (pounds: number, language: Language): string => priceText(fromPounds(pounds), language)
