import { z } from 'zod'
import { id, instant } from '#lib/wire.ts'
import { PRODUCT_STATUSES } from '../product.ts'
import { priceInPounds } from '../wire-product.ts'
import { PRICE_CHANGES, ROUNDINGS } from './price-change.ts'

const MOST_AT_ONCE = 100
const HIGHEST = 1_000_000

const many = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  z
    .array(row)
    .min(1, 'required')
    .max(MOST_AT_ONCE, 'tooMany')
    .refine((rows) => new Set(rows.map((each) => each.id)).size === rows.length, 'invalid')

const percentOff = z.int('discountRange').min(0, 'discountRange').max(100, 'discountRange')

export const BulkChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('unpublish') }),
    z.object({
      action: z.literal('price'),
      by: z.enum(PRICE_CHANGES),
      value: z.number('invalid').min(-HIGHEST, 'invalid').max(HIGHEST, 'tooHigh').multipleOf(0.01, 'priceDecimals'),
      round: z.literal(ROUNDINGS).default(0.01).meta({ description: 'pounds; a price that is set is not rounded' }),
    }),
    z.object({ action: z.literal('discount'), discount: percentOff }),
  ])
  .meta({ id: 'BulkProductChange' })

const seen = instant.meta({ description: '`updatedAt` as the asker saw it; if it has moved on, it is left alone' })

export const ManyProducts = many(z.object({ id, updatedAt: seen }))

const Was = z.object({
  status: z.enum(PRODUCT_STATUSES),
  price: priceInPounds,
  discount: z.int().min(0).max(100),
  featured: z.boolean(),
})

export const ManyUndos = many(z.object({ id, updatedAt: seen, was: Was }))

export const BulkProductResult = z
  .object({
    id: z.string(),
    undo: z
      .object({ updatedAt: instant, was: Was })
      .nullable()
      .meta({ description: 'for POST /products/bulk/undo; null where nothing changed' }),
    refusal: z.object({ errorCode: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'BulkProductResult', description: 'What became of one product; the others stand for themselves' })
