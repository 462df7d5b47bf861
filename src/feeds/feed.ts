import { type Category, type Color, inWords, isOneSize, type Size } from '#catalog/product.ts'
import { sizeName } from '#catalog/sizing/size-name.ts'
import { shop as arabic } from '#i18n/ar/shop.ts'
import { shop as english } from '#i18n/en/shop.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { xmlText } from '#lib/xml.ts'
import { feedUrl } from '#media/picture.ts'

const CHANNELS = ['google', 'meta'] as const
export type Channel = (typeof CHANNELS)[number]

export interface Feed {
  channel: Channel
  language: Language
}

export const FEEDS: readonly Feed[] = CHANNELS.flatMap((channel) =>
  LANGUAGES.map((language) => ({ channel, language })),
)

export const feedPath = ({ channel, language }: Feed): string => `/feeds/${channel}-${language}.xml`

/** Pixels, in width and in height: Meta asks for them, and Google from 2027 on. */
export const SMALLEST_PICTURE = 500
const MOST_BESIDE_THE_FIRST = 10

export interface FeedProduct {
  id: string
  sku: string
  name: string
  nameAr: string
  description: string
  descriptionAr: string
  material: string
  materialAr: string
  /** Piastres. */
  price: number
  finalPrice: number
  /** Whether orders are taken by now. */
  isOpen: boolean
  color: Color
  category: Category
  /** Media ids: at least one. */
  pictures: readonly string[]
  sizes: readonly { size: Size; stock: number }[]
}

export interface Seller {
  name: string
  publicUrl: string
}

type Field = readonly [name: string, value: string]

/** The numbers of Google's product taxonomy, which hold in every language. */
const GOOGLE_CATEGORIES: Record<Category, string> = {
  'T-Shirts': '212',
  Hoodies: '212',
  Polo: '212',
  Shirts: '212',
  Jackets: '5598',
  Pants: '204',
  Accessories: '167',
  Jilbab: '1604',
  'Limited Edition': '1604',
}

const WORDS = {
  en: { ...english.products, description: english.shell.description },
  ar: { ...arabic.products, description: arabic.shell.description },
}
const COMMA: Record<Language, string> = { en: ', ', ar: '، ' }
const NAMES_COLOR: Record<Color, RegExp> = { black: /\bblack\b|أسود|سوداء/i, white: /\bwhite\b|أبيض|بيضاء/i }
const AVAILABILITY: Record<Channel, readonly [has: string, hasNot: string]> = {
  google: ['in_stock', 'out_of_stock'],
  meta: ['in stock', 'out of stock'],
}

const amount = (piastres: number): string => `${toPounds(piastres).toFixed(2)} EGP`

/** What is said in a language, and nothing else. */
function wordsOf(product: FeedProduct, size: Size, { language, seller }: Feed & { seller: Seller }): Field[] {
  const words = WORDS[language]
  const name = inWords(language, product.name, product.nameAr)
  const color = words.colors[product.color]
  const named = [name, ...(NAMES_COLOR[product.color].test(name) ? [] : [color])]
  const title = [...named, ...(isOneSize(product) ? [] : [size])].join(COMMA[language])
  return [
    ['title', title],
    ['description', inWords(language, product.description, product.descriptionAr) || words.description],
    ['link', `${seller.publicUrl}${inLanguage(language, `/product/${product.id}`)}?size=${size}`],
    ['color', color],
  ]
}

function picturesOf({ pictures }: FeedProduct, channel: Channel, { publicUrl }: Seller): Field[] {
  const [first = '', ...others] = pictures.slice(0, 1 + MOST_BESIDE_THE_FIRST).map((id) => publicUrl + feedUrl(id))
  // Google has a field for each of them, Meta one for all.
  const beside = channel === 'meta' && others.length > 0 ? [others.join(',')] : others
  return [['image_link', first], ...beside.map((link): Field => ['additional_image_link', link])]
}

/** To Google a slash stands between two materials: weights are written without one. */
const withoutSlash = (text: string): string =>
  text.replaceAll(/\bg\/m[²2]/gi, 'gsm').replaceAll(/(جم|جرام)\/م[²2]/g, '$1 للمتر المربع')

const LONGEST_MATERIAL = 200

/** Both channels take free words; their kinds of size (petite, tall) are none of the shop's. */
function materialOf({ material, materialAr }: FeedProduct, language: Language): Field[] {
  const text = withoutSlash(inWords(language, material, materialAr))
  return text === '' ? [] : [['material', text.slice(0, LONGEST_MATERIAL)]]
}

function priceOf({ price, finalPrice }: FeedProduct): Field[] {
  return [['price', amount(price)], ...(finalPrice < price ? [['sale_price', amount(finalPrice)] as const] : [])]
}

/** One size of one product. Fees of delivery differ by governorate, which these fields can't say. */
export function fieldsOf(
  product: FeedProduct,
  { size, stock }: FeedProduct['sizes'][number],
  { channel, language }: Feed,
  seller: Seller,
): Field[] {
  const id: Field = ['id', `${product.sku}-${size}`]
  const words = wordsOf(product, size, { channel, language, seller })
  // To Meta's catalogue a second language brings its words alone: prices and stock in it are refused.
  if (channel === 'meta' && language === 'ar') return [id, ['override', 'ar_AR'], ...words]
  const [inStock, outOfStock] = AVAILABILITY[channel]
  return [
    id,
    ['item_group_id', product.sku],
    ...words,
    ...picturesOf(product, channel, seller),
    ...priceOf(product),
    // A preorder takes orders already; before it opens this one takes none.
    ['availability', product.isOpen && stock > 0 ? inStock : outOfStock],
    ['size', sizeName({ size, isOneSize: isOneSize(product) }, WORDS[language].oneSize)],
    ...materialOf(product, language),
    ['brand', seller.name],
    ['condition', 'new'],
    // One chart of sizes for everybody, and none for children.
    ['gender', 'unisex'],
    ['age_group', 'adult'],
    ['google_product_category', GOOGLE_CATEGORIES[product.category]],
    ['product_type', WORDS[language].categories[product.category]],
    // The shop sells its own brand, which has no international numbers.
    ...(channel === 'google' ? [['identifier_exists', 'no'] as const] : []),
  ]
}

/** A field a line: Meta takes no line of 5 MB. */
export const itemText = (fields: readonly Field[]): string =>
  ['<item>', ...fields.map(([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`), '</item>\n'].join('\n')
