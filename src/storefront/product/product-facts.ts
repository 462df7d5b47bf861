import { inWords, isOneSize } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { textsIn } from '#i18n/texts.ts'
import type { Place } from '#lib/head.ts'
import { inLanguage, type Language } from '#lib/language.ts'

const SCHEMA = 'https://schema.org'
const RETURN_DAYS = 14
const EGYPT = 'EG'
/** The governorates' days count from the order: there is no time before them. */
const HANDLING = 0

export interface Crumb {
  name: string
  path: string
}

interface Fee {
  shippingFee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
}

const days = (least: number, most: number) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
})

const returns = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: EGYPT,
  returnPolicyCountry: EGYPT,
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `${SCHEMA}/ReturnByMail`,
  returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
}

/** What delivery costs and how long it takes, over all governorates; nothing where no fee is known. */
function delivery(fees: readonly Fee[]) {
  const open = fees.filter(({ isActive }) => isActive)
  if (open.length === 0) return {}
  const amounts = open.map(({ shippingFee }) => shippingFee)
  const least = Math.min(...open.map(({ leadDaysMin }) => leadDaysMin))
  const most = Math.max(...open.map(({ leadDaysMax }) => leadDaysMax))
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: EGYPT },
      shippingRate: {
        '@type': 'MonetaryAmount',
        currency: 'EGP',
        minValue: Math.min(...amounts).toFixed(2),
        maxValue: Math.max(...amounts).toFixed(2),
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(HANDLING, HANDLING),
        transitTime: days(least, most),
      },
    },
  }
}

const sizeName = (product: Product, size: string, language: Language): string =>
  isOneSize(product) ? textsIn(language).shop.products.oneSize : size

/** One offer for each size, since each has a stock of its own; a product without sizes can't be bought. */
function offersOf(product: Product, { url, language }: { url: string; language: Language }, fees: readonly Fee[]) {
  const offer = {
    '@type': 'Offer',
    url,
    price: product.finalPrice.toFixed(2),
    priceCurrency: 'EGP',
    itemCondition: `${SCHEMA}/NewCondition`,
    hasMerchantReturnPolicy: returns,
    ...delivery(fees),
    ...(product.isOpen ? {} : { availabilityStarts: product.opensAt }),
  }
  const availability = (stock: number) => `${SCHEMA}/${product.isOpen && stock > 0 ? 'InStock' : 'OutOfStock'}`
  if (product.sizes.length === 0) return [{ ...offer, sku: product.sku, availability: availability(0) }]
  return product.sizes.map(({ size, stock }) => ({
    ...offer,
    name: sizeName(product, size, language),
    sku: `${product.sku}-${size}`,
    availability: availability(stock),
  }))
}

const ratingOf = ({ avgRating, reviewCount }: Product) =>
  reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: avgRating.toFixed(1), bestRating: 5, reviewCount } }
    : {}

/** The product as search engines read it (schema.org). */
export function productFacts(product: Product, { origin, language }: Place, fees: readonly Fee[]) {
  const { shell, products } = textsIn(language).shop
  const url = origin + inLanguage(language, `/product/${product.id}`)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: inWords(language, product.name, product.nameAr),
    description: inWords(language, product.description, product.descriptionAr) || shell.description,
    sku: product.sku,
    brand: { '@type': 'Brand', name: shell.shopName },
    category: products.categories[product.category],
    color: products.colors[product.color],
    material: inWords(language, product.material, product.materialAr) || shell.footer.cotton,
    size: product.sizes.map(({ size }) => sizeName(product, size, language)),
    image: product.images.map((image) => origin + image.url),
    ...ratingOf(product),
    offers: offersOf(product, { url, language }, fees),
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
