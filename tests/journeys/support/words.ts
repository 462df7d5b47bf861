import { account as accountAr } from '#i18n/ar/account.ts'
import { admin as adminAr } from '#i18n/ar/admin.ts'
import { checkout as checkoutAr } from '#i18n/ar/checkout.ts'
import { gallery as galleryAr } from '#i18n/ar/gallery.ts'
import { home as homeAr } from '#i18n/ar/home.ts'
import { letters as lettersAr } from '#i18n/ar/letters.ts'
import { listing as listingAr } from '#i18n/ar/listing.ts'
import { plain as plainAr } from '#i18n/ar/plain.ts'
import { product as productAr } from '#i18n/ar/product.ts'
import { refusals as refusalsAr } from '#i18n/ar/refusals.ts'
import { reviews as reviewsAr } from '#i18n/ar/reviews.ts'
import { shop as shopAr } from '#i18n/ar/shop.ts'
import { sizes as sizesAr } from '#i18n/ar/sizes.ts'
import { verify as verifyAr } from '#i18n/ar/verify.ts'
import { account } from '#i18n/en/account.ts'
import { admin } from '#i18n/en/admin.ts'
import { checkout } from '#i18n/en/checkout.ts'
import { gallery } from '#i18n/en/gallery.ts'
import { home } from '#i18n/en/home.ts'
import { letters } from '#i18n/en/letters.ts'
import { listing } from '#i18n/en/listing.ts'
import { plain } from '#i18n/en/plain.ts'
import { product } from '#i18n/en/product.ts'
import { refusals } from '#i18n/en/refusals.ts'
import { reviews } from '#i18n/en/reviews.ts'
import { shop } from '#i18n/en/shop.ts'
import { sizes } from '#i18n/en/sizes.ts'
import { verify } from '#i18n/en/verify.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'

const catalogues = {
  en: {
    account,
    admin,
    checkout,
    gallery,
    home,
    letters,
    listing,
    plain,
    product,
    refusals,
    reviews,
    shop,
    sizes,
    verify,
  },
  ar: {
    account: accountAr,
    admin: adminAr,
    checkout: checkoutAr,
    gallery: galleryAr,
    home: homeAr,
    letters: lettersAr,
    listing: listingAr,
    plain: plainAr,
    product: productAr,
    refusals: refusalsAr,
    reviews: reviewsAr,
    shop: shopAr,
    sizes: sizesAr,
    verify: verifyAr,
  },
}

/** What the shop's pages and mails say in a language. */
export const wordsIn = (language: Language) => catalogues[language]

export const money = (pounds: number, language: Language): string => priceText(fromPounds(pounds), language)
