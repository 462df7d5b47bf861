import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#i18n/texts.ts'
import type { Place } from '#lib/head.ts'
import { firstFacts } from '#settings/facts.ts'
import { shopFacts } from '#settings/shop-facts.ts'
import { untold } from '../../catalog/product-texts.ts'
import type { Product } from '../../catalog/shop-product.ts'
import { crumbFacts, productFacts } from './product-facts.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const english: Place = { origin: 'https://shop.example', language: 'en' }
const arabic: Place = { origin: 'https://shop.example', language: 'ar' }

const tee: Product = {
  _id: ID,
  id: ID,
  sku: 'BW123456',
  name: 'Black Tee',
  nameAr: 'تيشيرت أسود',
  description: 'Heavy cotton.',
  descriptionAr: '',
  ...untold,
  isOpen: true,
  price: 500,
  discount: 10,
  finalPrice: 450,
  color: 'black',
  collection: 'Black',
  category: 'T-Shirts',
  group: 'top',
  images: [{ url: `/media/${ID}/960.webp`, alt: 'Front', altAr: '', width: 1200, height: 1500, mediaId: ID }],
  sizes: [
    { size: 'M', stock: 3 },
    { size: 'L', stock: 0 },
  ],
  status: 'published',
  featured: false,
  avgRating: 0,
  reviewCount: 0,
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
}

const fee = (shippingFee: number, leadDaysMin: number, leadDaysMax: number, isActive = true) => {
  return { shippingFee, leadDaysMin, leadDaysMax, isActive }
}
const fees = [fee(50, 2, 4), fee(95.5, 4, 7), fee(500, 1, 30, false)]

beforeAll(() => Promise.all([loadTexts('en', 'product'), loadTexts('ar', 'product')]))

describe('a product as search engines read it', () => {
  test('says what it is, where it stands and what it looks like, with whole addresses', () => {
    expect(productFacts(tee, english, fees)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Black Tee',
      description: 'Heavy cotton.',
      sku: 'BW123456',
      brand: { '@type': 'Brand', name: 'Black & White' },
      category: 'T-Shirts',
      color: 'Black',
      material: '100% Egyptian cotton',
      image: [`https://shop.example/media/${ID}/960.webp`],
    })
    expect(productFacts(tee, arabic, fees)).toMatchObject({ name: 'تيشيرت أسود', color: 'أسود' })
  })

  test('offers each size for what is paid, as there is some left of it', () => {
    const { offers } = productFacts(tee, arabic, fees)
    const [medium, large] = offers
    expect(offers.length).toBe(2)
    for (const offer of offers)
      expect(offer).toMatchObject({
        '@type': 'Offer',
        url: `https://shop.example/ar/product/${ID}`,
        price: '450.00',
        priceCurrency: 'EGP',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          applicableCountry: 'EG',
          merchantReturnDays: 14,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        },
      })
    expect(medium).toMatchObject({ sku: 'BW123456-M', availability: 'https://schema.org/InStock' })
    expect(large).toMatchObject({ sku: 'BW123456-L', availability: 'https://schema.org/OutOfStock' })
  })

  test('says from when it can be had where it is not open yet', () => {
    const opensAt = '2026-12-01T18:00:00.000Z'
    const [medium] = productFacts({ ...tee, opensAt, isOpen: false }, english, fees).offers
    expect(medium).toMatchObject({ availability: 'https://schema.org/OutOfStock', availabilityStarts: opensAt })
  })

  test('says what it is made of in the page’s language, and that a bag has one size', () => {
    const bag: Product = {
      ...tee,
      ...{ category: 'Accessories', material: 'Canvas of cotton', sizes: [{ size: 'M', stock: 3 }] },
    }
    expect(productFacts(bag, arabic, fees).material).toBe('Canvas of cotton')
    const facts = productFacts({ ...bag, materialAr: 'كانفاس قطني' }, arabic, fees)
    expect(facts).toMatchObject({ material: 'كانفاس قطني', size: ['مقاس واحد'] })
    expect(facts.offers).toMatchObject([{ name: 'مقاس واحد', sku: 'BW123456-M' }])
  })

  test('without sizes it can’t be bought', () => {
    const { offers } = productFacts({ ...tee, sizes: [] }, english, fees)
    expect(offers).toMatchObject([{ sku: 'BW123456', availability: 'https://schema.org/OutOfStock' }])
  })

  test('tells what delivery in Egypt costs and takes at least and at most, by the fees that are open', () => {
    const [offer] = productFacts(tee, english, fees).offers
    expect(offer).toMatchObject({
      shippingDetails: {
        shippingDestination: { addressCountry: 'EG' },
        shippingRate: { currency: 'EGP', minValue: '50.00', maxValue: '95.50' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 0 }, transitTime: { minValue: 2, maxValue: 7 } },
      },
    })
  })

  test('says nothing of delivery where no fee is known', () => {
    for (const none of [[], [fee(50, 2, 4, false)]])
      expect(productFacts(tee, english, none).offers[0]).not.toHaveProperty('shippingDetails')
  })

  test('has stars only where somebody gave some', () => {
    expect(productFacts(tee, english, fees)).not.toHaveProperty('aggregateRating')
    expect(productFacts({ ...tee, avgRating: 4.333, reviewCount: 3 }, english, fees)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.3', bestRating: 5, reviewCount: 3 },
    })
  })
})

test('the way to a product is numbered from 1 and leads through the page’s language', () => {
  const crumbs = [
    { name: 'الرئيسية', path: '/' },
    { name: 'المنتجات', path: '/products' },
  ]
  expect(crumbFacts(crumbs, arabic)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://shop.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'المنتجات', item: 'https://shop.example/ar/products' },
    ],
  })
})

test('the shop says who it is, how to reach it, and how to search it', () => {
  for (const place of [english, arabic]) {
    const [store, site] = shopFacts(firstFacts, place)
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      name: firstFacts.name,
      logo: 'https://shop.example/favicon.svg',
      telephone: firstFacts.phone,
      address: { streetAddress: firstFacts.address[place.language], addressCountry: 'EG' },
      sameAs: firstFacts.social.map(({ url }) => url),
    })
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          urlTemplate: `https://shop.example${place.language === 'ar' ? '/ar' : ''}/products?q={search_term_string}`,
        },
      },
    })
  }
})
