import type { Place } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { inWords, stockOf } from './product.ts'
import type { Product } from './shop-product.ts'

const SCHEMA = 'https://schema.org'
const RETURN_DAYS = 14

export interface Crumb {
  name: string
  path: string
}

/** The product as search engines read it (schema.org). */
export function productFacts(product: Product, { origin, language }: Place) {
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: inWords(language, product.name, product.nameAr),
    description: inWords(language, product.description, product.descriptionAr),
    sku: product.sku,
    category: product.category,
    color: product.color,
    image: product.images.map(({ url }) => origin + url),
    offers: {
      '@type': 'Offer',
      url: origin + inLanguage(language, `/product/${product.id}`),
      price: product.finalPrice.toFixed(2),
      priceCurrency: 'EGP',
      itemCondition: `${SCHEMA}/NewCondition`,
      availability: `${SCHEMA}/${stockOf(product.sizes) > 0 ? 'InStock' : 'OutOfStock'}`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'EG',
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: RETURN_DAYS,
      },
    },
  }
}

export const crumbFacts = (crumbs: readonly Crumb[], { origin, language }: Place) => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + inLanguage(language, path),
  })),
})
