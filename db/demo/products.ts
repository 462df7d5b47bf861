import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Color, Size } from '../../src/catalog/product.ts'
import { SIZES } from '../../src/catalog/product.ts'
import { createProduct, type ProductForm } from '../../src/catalog/save-product.server.ts'
import type { Deps } from '../../src/lib/route.server.ts'
import { keepDrawn } from '../../src/media/keep-picture.server.ts'
import { GARMENTS, type Garment } from './garments.ts'
import { toldOf } from './told.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')
const DAY = 24 * 3600 * 1000

const VIEWS = [
  { view: 'front', en: 'front view', ar: 'من الأمام' },
  { view: 'back', en: 'back view', ar: 'من الخلف' },
  { view: 'detail-1', en: 'close-up', ar: 'تفصيلة قريبة' },
  { view: 'detail-2', en: 'close-up of the fabric', ar: 'تفصيلة القماش' },
  // Only one garment has these: the shop must bear a product with 22 pictures.
  ...Array.from({ length: 18 }, (_, i) => ({
    view: `detail-${i + 3}`,
    en: `close-up ${i + 3}`,
    ar: `تفصيلة قريبة ${i + 3}`,
  })),
]

const WORDS: Record<Color, { en: string; ar: string; feminine: string }> = {
  black: { en: 'Black', ar: 'أسود', feminine: 'سوداء' },
  white: { en: 'White', ar: 'أبيض', feminine: 'بيضاء' },
}

const arabicName = ({ nameAr, isFeminine }: Garment, color: Color): string =>
  `${nameAr} ${isFeminine ? WORDS[color].feminine : WORDS[color].ar}`

async function picturesOf({ db, disk }: Deps, garment: Garment, color: Color): Promise<ProductForm['images']> {
  const images: ProductForm['images'] = []
  for (const { view, en, ar } of VIEWS) {
    const file = path.join(FOLDER, `${garment.picture}-${color}-${view}.webp`)
    if (!existsSync(file)) continue
    const bytes = await readFile(file)
    const { width, height } = await sharp(bytes).metadata()
    const { id } = await keepDrawn(db, disk, { bytes, width, height }, null)
    const alt = `${WORDS[color].en} ${garment.name}, ${en}`
    images.push({ mediaId: id, alt, altAr: `${arabicName(garment, color)}، ${ar}` })
  }
  return images
}

const isOneSize = ({ category, picture }: Garment): boolean => category === 'Accessories' && picture !== 'socks'

/** Every state of stock is somewhere in the window: plenty, some sizes gone, last pieces, none. */
function stockOf(garment: Garment, at: number): { size: Size; stock: number }[] {
  if (isOneSize(garment)) return [{ size: 'M', stock: 12 + at }]
  const sizes = garment.picture === 'socks' ? (['M', 'L'] as const) : SIZES
  if (at % 11 === 6) return sizes.map((size) => ({ size, stock: 0 }))
  if (at % 11 === 3) return sizes.map((size, place) => ({ size, stock: place === 2 ? 3 : 0 }))
  return sizes.map((size, place) => ({
    size,
    stock: (place + at) % 5 === 0 ? 0 : (place * 7 + at * 3) % 4 === 0 ? 4 : 25 + place,
  }))
}

const DISCOUNTS = [0, 0, 16, 0, 0, 25, 0, 10]

function formOf(garment: Garment, color: Color, at: number): Omit<ProductForm, 'images'> {
  const { name, text, textAr, category, group, price } = garment
  return {
    name: `${WORDS[color].en} ${name}`,
    nameAr: arabicName(garment, color),
    description: text,
    descriptionAr: textAr,
    ...toldOf(garment.picture, color),
    price,
    discount: DISCOUNTS[at % DISCOUNTS.length] ?? 0,
    color,
    collection: color === 'black' ? 'Black' : 'White',
    category,
    group,
    sizes: stockOf(garment, at),
    featured: garment.picture === 'hoodie',
    replaceFeatured: false,
    ...{ opensAt: null, maxPerShopper: null },
    stockReason: 'opening stock',
  }
}

export async function fillProducts(deps: Deps): Promise<void> {
  const owner = await deps.db
    .selectFrom('accounts')
    .select('id')
    .where('adminRole', '=', 'owner')
    .executeTakeFirstOrThrow()
  const pieces = GARMENTS.flatMap((garment) => [
    { garment, color: 'black' as const },
    { garment, color: 'white' as const },
  ])
  for (const [at, { garment, color }] of pieces.entries()) {
    const images = await picturesOf(deps, garment, color)
    if (images.length === 0) continue
    const createdAt = new Date(Date.now() - (pieces.length - at) * 9 * DAY)
    await createProduct(deps.db, { ...formOf(garment, color, at), images }, owner.id, createdAt)
  }
}
