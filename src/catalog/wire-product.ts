import { z } from 'zod'
import { id, instant, pounds, typed, typedText } from '#lib/wire.ts'
import { CATEGORIES, COLLECTIONS, COLORS, MOST_OF_ONE, PRODUCT_STATUSES, SIZE_GROUPS, SIZES } from './product.ts'
import { LONGEST_TEXTS, MODEL_HEIGHTS } from './product-texts.ts'

const Picture = z
  .object({ url: z.string(), alt: z.string(), altAr: z.string(), width: z.int(), height: z.int(), mediaId: id })
  .meta({ id: 'Picture' })

export const SizeStock = z
  .object({ size: z.enum(SIZES), stock: z.int().min(0) })
  .meta({ id: 'SizeStock', description: 'stock: what may still be ordered' })

export const Product = z
  .object({
    _id: id,
    id,
    sku: z.string(),
    name: z.string(),
    nameAr: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    material: z.string(),
    materialAr: z.string(),
    care: z.string(),
    careAr: z.string(),
    fit: z.string(),
    fitAr: z.string(),
    modelHeight: z.int().nullable().meta({ description: 'centimeters; null where no size worn is told' }),
    sizeWorn: z.enum(SIZES).nullable(),
    price: pounds,
    discount: z.int(),
    finalPrice: pounds.meta({ description: 'price less discount: what is paid' }),
    color: z.enum(COLORS),
    collection: z.enum(COLLECTIONS),
    category: z.enum(CATEGORIES),
    group: z.enum(SIZE_GROUPS),
    images: z.array(Picture),
    sizes: z.array(SizeStock),
    featured: z.boolean(),
    status: z.enum(PRODUCT_STATUSES),
    opensAt: instant.nullable().meta({ description: 'null: whenever it is published' }),
    maxPerShopper: z.int().nullable().meta({ description: 'pieces of all sizes, over all orders of one shopper' }),
    isOpen: z.boolean().meta({ description: 'whether it may be ordered by now, stock apart' }),
    avgRating: z.number(),
    reviewCount: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Product' })

/** Where a product is named and nothing hangs on its status. */
export const isDraft = z.literal(true).optional().meta({ description: 'shoppers do not see it yet' })

/** As the database takes it. */
export const priceInPounds = z
  .number('priceRequired')
  .min(0.01, 'priceRequired')
  .max(1_000_000, 'tooHigh')
  .multipleOf(0.01, 'priceDecimals')

const { material, care, fit } = LONGEST_TEXTS
const { least, most } = MODEL_HEIGHTS

export const ProductForm = z.object({
  name: z.string('productNameRequired').pipe(typed(120).min(1, 'productNameRequired')),
  nameAr: typed(120).default(''),
  description: typedText(4000).default(''),
  descriptionAr: typedText(4000).default(''),
  material: typed(material).default(''),
  materialAr: typed(material).default(''),
  care: typedText(care).default(''),
  careAr: typedText(care).default(''),
  fit: typedText(fit).default(''),
  fitAr: typedText(fit).default(''),
  modelHeight: z
    .int('modelHeight')
    .min(least, 'modelHeight')
    .max(most, 'modelHeight')
    .nullable()
    .default(null)
    .meta({ description: 'centimeters; with sizeWorn or not at all' }),
  sizeWorn: z.enum(SIZES).nullable().default(null).meta({ description: 'a size that the product has or had' }),
  opensAt: instant
    .nullable()
    .default(null)
    .meta({ description: 'before it nobody orders; whole minutes, seconds are dropped' }),
  maxPerShopper: z
    .int('perShopper')
    .min(1, 'perShopper')
    .max(MOST_OF_ONE, 'perShopper')
    .nullable()
    .default(null)
    .meta({ description: 'pieces of all sizes, over all orders of one shopper; null: as many as there are' }),
  price: priceInPounds,
  discount: z.int('discountRange').min(0, 'discountRange').max(100, 'discountRange').default(0),
  color: z.enum(COLORS, 'colorRequired'),
  collection: z.enum(COLLECTIONS).optional(),
  category: z.enum(CATEGORIES, 'categoryRequired'),
  status: z
    .enum(PRODUCT_STATUSES)
    .optional()
    .meta({ description: 'absent: a new one is published, an old one stays as it is' }),
  group: z.enum(SIZE_GROUPS).default('top'),
  sizes: z
    .array(
      z.object({
        size: z.enum(SIZES),
        stock: z.int('stockWhole').min(0, 'stockWhole').max(100_000, 'tooHigh'),
        was: z.int().min(0).optional().meta({ description: 'the stock that was edited; if it has moved since: 409' }),
      }),
    )
    .max(SIZES.length)
    .default([]),
  images: z
    .array(
      z.object({
        mediaId: id.optional(),
        url: typed(500).optional().meta({ description: 'in place of mediaId: the address that the upload answered' }),
        alt: typed(200).default(''),
        altAr: typed(200).default(''),
      }),
    )
    .max(24, 'tooMany')
    .default([]),
  featured: z.boolean().default(false),
  /** Take the mark from the product that has it now. */
  replaceFeatured: z.boolean().default(false),
  stockReason: typed(200).default(''),
})
