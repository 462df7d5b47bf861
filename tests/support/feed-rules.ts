import type { Channel, Feed } from '../../src/feeds/feed.ts'

interface Rule {
  isNeeded?: true
  /** Characters. */
  most?: number
  /** How often in one item, if not once. */
  times?: number
  is?: RegExp
}

const URL_OF_A_PAGE = /^https?:\/\/[!-~]+$/
const PRICE = /^(?!0+(\.0+)? )\d+\.\d{2} EGP$/

/** https://support.google.com/merchants/answer/7052112 (product data specification), with the page of each attribute. */
const GOOGLE: Record<string, Rule> = {
  id: { isNeeded: true, most: 50, is: /^[\w-]+$/ },
  title: { isNeeded: true, most: 150 },
  description: { isNeeded: true, most: 5000 },
  link: { isNeeded: true, most: 2000, is: URL_OF_A_PAGE },
  // answer/6324350 and 6324370: JPEG, WebP, PNG, GIF, BMP or TIFF, named as what it is.
  image_link: { isNeeded: true, most: 2000, is: /^https?:\/\/[!-~]+\.(jpe?g|webp|png|gif|bmp|tiff?)$/ },
  additional_image_link: { most: 2000, times: 10, is: /^https?:\/\/[!-~]+\.(jpe?g|webp|png|gif|bmp|tiff?)$/ },
  availability: { isNeeded: true, is: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isNeeded: true, is: PRICE },
  sale_price: { is: PRICE },
  google_product_category: { is: /^\d+$/ },
  product_type: { most: 750 },
  brand: { isNeeded: true, most: 70 },
  identifier_exists: { is: /^(yes|no)$/ },
  condition: { is: /^(new|refurbished|used)$/ },
  // answer/6324463, 6324479, 6324487, 6324492: clothing needs all four to be listed for free.
  age_group: { isNeeded: true, is: /^(newborn|infant|toddler|kids|adult)$/ },
  gender: { isNeeded: true, is: /^(male|female|unisex)$/ },
  color: { isNeeded: true, most: 100 },
  size: { isNeeded: true, most: 100 },
  // answer/6324410
  material: { most: 200 },
  item_group_id: { isNeeded: true, most: 50, is: /^\w+$/ },
}

/** https://developers.facebook.com/documentation/ads-commerce/catalog/reference (supported fields: products). */
const META: Record<string, Rule> = {
  id: { isNeeded: true, most: 100 },
  title: { isNeeded: true, most: 200 },
  description: { isNeeded: true, most: 9999 },
  availability: { isNeeded: true, is: /^(in stock|out of stock|available for order|preorder|discontinued)$/ },
  condition: { isNeeded: true, is: /^(new|refurbished|used)$/ },
  price: { isNeeded: true, is: PRICE },
  sale_price: { is: PRICE },
  link: { isNeeded: true, is: URL_OF_A_PAGE },
  image_link: { isNeeded: true, is: /^https?:\/\/[!-~]+\.(jpe?g|png)$/ },
  // Up to 20 of them, parted by commas.
  additional_image_link: {
    most: 2000,
    is: /^https?:\/\/[^\s,]+\.(jpe?g|png)(,https?:\/\/[^\s,]+\.(jpe?g|png)){0,19}$/,
  },
  brand: { isNeeded: true, most: 100 },
  google_product_category: { is: /^\d+$/ },
  product_type: { most: 750 },
  item_group_id: { isNeeded: true },
  age_group: { is: /^(adult|all ages|infant|kids|newborn|teen|toddler)$/ },
  gender: { is: /^(female|male|unisex)$/ },
  color: { most: 200 },
  size: { most: 200 },
  material: { most: 200 },
}

/** https://developers.facebook.com/documentation/ads-commerce/catalog/localized-catalog: no price and no stock in it. */
const META_IN_ARABIC: Record<string, Rule> = {
  id: { isNeeded: true, most: 100 },
  override: { isNeeded: true, is: /^ar_AR$/ },
  title: { isNeeded: true, most: 200 },
  description: { isNeeded: true, most: 9999 },
  link: { is: URL_OF_A_PAGE },
  color: { most: 200 },
}

const BY_CHANNEL: Record<Channel, Record<Feed['language'], Record<string, Rule>>> = {
  google: { en: GOOGLE, ar: GOOGLE },
  meta: { en: META, ar: META_IN_ARABIC },
}

const ITEM = /<item>\n([\s\S]*?)\n<\/item>\n/g
const FIELD = /^<g:(\w+)>([^<>"]*)<\/g:\1>$/gm
const LONGEST_LINE = 5_242_880
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Each item's fields as whoever fetched them reads them. */
export const itemsIn = (xml: string): [name: string, value: string][][] =>
  [...xml.matchAll(ITEM)].map(([, fields = '']) =>
    [...fields.matchAll(FIELD)].map(([, name = '', value = '']) => [name, plain(value)]),
  )

function wrongWithXml(xml: string): string[] {
  const frame =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">\n<channel>\n<title>[^<]+<\/title>\n<link>[^<]+<\/link>\n<description>[^<]+<\/description>\n<\/channel>\n<\/rss>\n$/
  const withoutFields = xml.replace(ITEM, (_, fields: string) => fields.replace(FIELD, '').trim())
  return [
    ...(frame.test(withoutFields) ? [] : [`no RSS: ${withoutFields.slice(0, 500)}`]),
    ...(/&(?!(amp|lt|gt|quot|apos);)/.test(xml) ? ['an entity that XML does not know'] : []),
    ...(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(xml) ? ['no character of XML'] : []),
    ...(xml.split('\n').some((line) => line.length > LONGEST_LINE) ? ['too long a line'] : []),
  ]
}

function wrongWithItem(rules: Record<string, Rule>, item: readonly [name: string, value: string][]): string[] {
  const valuesOf = (wanted: string) => item.flatMap(([name, value]) => (name === wanted ? [value] : []))
  const amount = (name: string) => Number.parseFloat(valuesOf(name)[0] ?? 'NaN')
  const about = Object.entries(rules).flatMap(
    ([name, { isNeeded, most = Number.POSITIVE_INFINITY, times = 1, is }]) => {
      const values = valuesOf(name)
      return [
        ...(isNeeded && values.length === 0 ? [`no ${name}`] : []),
        ...(values.length > times ? [`${name} ${values.length} times`] : []),
        ...values.filter((value) => value.trim() === '').map(() => `${name} is empty`),
        ...values.filter((value) => value.length > most).map((value) => `${name} has ${value.length} characters`),
        ...values.filter((value) => is && !is.test(value)).map((value) => `${name}: ${value.slice(0, 200)}`),
      ]
    },
  )
  const unknown = item.filter(([name]) => !(name in rules)).map(([name]) => `${name} is no field`)
  const isDearer = amount('sale_price') >= amount('price') ? ['the sale is no sale'] : []
  return [...about, ...unknown, ...isDearer].map((problem) => `${valuesOf('id')[0]}: ${problem}`)
}

/** What the published rules would refuse of a feed. */
export function wrongWithFeed(xml: string, { channel, language }: Feed): string[] {
  const items = itemsIn(xml)
  const ids = items.map((item) => item.find(([name]) => name === 'id')?.[1])
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} twice`)
  const rules = BY_CHANNEL[channel][language]
  return [...wrongWithXml(xml), ...twice, ...items.flatMap((item) => wrongWithItem(rules, item))]
}
