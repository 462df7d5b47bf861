import { z } from 'zod'
import { CATEGORIES, COLLECTIONS, COLORS, SIZE_GROUPS, SIZES } from '#catalog/product.ts'
import { FILE_COLUMNS, LINE_PROBLEMS } from './product-file.ts'

const size = z.enum(SIZES)
const stock = z.int().nullable()
const fields = z
  .object({
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
    modelHeight: z.int().nullable(),
    sizeWorn: size.nullable(),
    opensAt: z.string().nullable(),
    maxPerShopper: z.int().nullable(),
    price: z.int(),
    discount: z.int(),
    color: z.enum(COLORS),
    collection: z.enum(COLLECTIONS),
    category: z.enum(CATEGORIES),
    sizeGroup: z.enum(SIZE_GROUPS),
  })
  .partial()

const Work = z.object({
  id: z.string().nullable(),
  columns: fields,
  was: fields,
  sizes: z.array(z.object({ size, was: stock, stock, edition: z.int() })),
  images: z.object({ mediaIds: z.array(z.string()), was: z.array(z.string()) }).nullable(),
})

const value = z.union([z.string(), z.number()]).nullable()

export const Changes = z.array(z.object({ field: z.enum(FILE_COLUMNS), before: value, after: value }))

export const Problems = z.array(
  z.union([
    z.object({ column: z.enum(FILE_COLUMNS), problem: z.enum(LINE_PROBLEMS) }),
    z.object({ why: z.string() }).meta({ description: 'why it was not imported' }),
  ]),
)

/** What stands in a column of JSON, checked as whatever comes from outside. */
export const workIn = (json: unknown) => Work.parse(json)
export const changesIn = (json: unknown) => Changes.parse(json)
export const problemsIn = (json: unknown) => Problems.parse(json)
