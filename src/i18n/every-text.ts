import type { Language } from '#lib/language.ts'
import { account as accountAr } from './ar/account.ts'
import { cart as cartAr } from './ar/cart.ts'
import { checkout as checkoutAr } from './ar/checkout.ts'
import { gallery as galleryAr } from './ar/gallery.ts'
import { home as homeAr } from './ar/home.ts'
import { listing as listingAr } from './ar/listing.ts'
import { login as loginAr } from './ar/login.ts'
import { payment as paymentAr } from './ar/payment.ts'
import { plain as plainAr } from './ar/plain.ts'
import { product as productAr } from './ar/product.ts'
import { reviews as reviewsAr } from './ar/reviews.ts'
import { shop as shopAr } from './ar/shop.ts'
import { sizes as sizesAr } from './ar/sizes.ts'
import { verify as verifyAr } from './ar/verify.ts'
import { waiting as waitingAr } from './ar/waiting.ts'
import { writing as writingAr } from './ar/writing.ts'
import { account } from './en/account.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { login } from './en/login.ts'
import { payment } from './en/payment.ts'
import { plain } from './en/plain.ts'
import { product } from './en/product.ts'
import { reviews } from './en/reviews.ts'
import { shop } from './en/shop.ts'
import { sizes } from './en/sizes.ts'
import { verify } from './en/verify.ts'
import { waiting } from './en/waiting.ts'
import { writing } from './en/writing.ts'
import type { Texts } from './texts.ts'

/** All that shoppers' pages say, for the server; browsers load what their page needs. */
export const everyText: Record<Language, Texts> = {
  en: {
    account,
    cart,
    checkout,
    gallery,
    home,
    listing,
    login,
    payment,
    plain,
    product,
    reviews,
    shop,
    sizes,
    verify,
    waiting,
    writing,
  },
  ar: {
    account: accountAr,
    cart: cartAr,
    checkout: checkoutAr,
    gallery: galleryAr,
    home: homeAr,
    listing: listingAr,
    login: loginAr,
    payment: paymentAr,
    plain: plainAr,
    product: productAr,
    reviews: reviewsAr,
    shop: shopAr,
    sizes: sizesAr,
    verify: verifyAr,
    waiting: waitingAr,
    writing: writingAr,
  },
}
