/**
 * What shoppers' pages say, a line for each catalogue: a file for each language, which exports it by this name. Each
 * import is written out, so that the build makes one small file of each.
 */
export const catalogues = {
  shop: { en: () => import('./en/shop.ts'), ar: () => import('./ar/shop.ts') },
  home: { en: () => import('./en/home.ts'), ar: () => import('./ar/home.ts') },
  listing: { en: () => import('./en/listing.ts'), ar: () => import('./ar/listing.ts') },
  product: { en: () => import('./en/product.ts'), ar: () => import('./ar/product.ts') },
  preview: { en: () => import('./en/preview.ts'), ar: () => import('./ar/preview.ts') },
  sizes: { en: () => import('./en/sizes.ts'), ar: () => import('./ar/sizes.ts') },
  reviews: { en: () => import('./en/reviews.ts'), ar: () => import('./ar/reviews.ts') },
  writing: { en: () => import('./en/writing.ts'), ar: () => import('./ar/writing.ts') },
  gallery: { en: () => import('./en/gallery.ts'), ar: () => import('./ar/gallery.ts') },
  verify: { en: () => import('./en/verify.ts'), ar: () => import('./ar/verify.ts') },
  plain: { en: () => import('./en/plain.ts'), ar: () => import('./ar/plain.ts') },
  account: { en: () => import('./en/account.ts'), ar: () => import('./ar/account.ts') },
  waiting: { en: () => import('./en/waiting.ts'), ar: () => import('./ar/waiting.ts') },
  preOrder: { en: () => import('./en/pre-order.ts'), ar: () => import('./ar/pre-order.ts') },
  checkout: { en: () => import('./en/checkout.ts'), ar: () => import('./ar/checkout.ts') },
  confirm: { en: () => import('./en/confirm.ts'), ar: () => import('./ar/confirm.ts') },
  cart: { en: () => import('./en/cart.ts'), ar: () => import('./ar/cart.ts') },
  search: { en: () => import('./en/search.ts'), ar: () => import('./ar/search.ts') },
  login: { en: () => import('./en/login.ts'), ar: () => import('./ar/login.ts') },
  invitation: { en: () => import('./en/invitation.ts'), ar: () => import('./ar/invitation.ts') },
  receipt: { en: () => import('./en/receipt.ts'), ar: () => import('./ar/receipt.ts') },
  returns: { en: () => import('./en/returns.ts'), ar: () => import('./ar/returns.ts') },
  payment: { en: () => import('./en/payment.ts'), ar: () => import('./ar/payment.ts') },
}
