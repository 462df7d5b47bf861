import { z } from 'zod'
import { id } from '#lib/wire.ts'
import { STATUSES } from '../order.ts'

export const MOST_AT_ONCE = 100

export const BULK_ACTIONS = ['approve', 'ship', 'deliver', 'refuse'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

const status = z.enum(STATUSES)

const many = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  z
    .array(row)
    .min(1, 'required')
    .max(MOST_AT_ONCE, 'tooMany')
    .refine((rows) => new Set(rows.map((each) => each.id)).size === rows.length, 'invalid')

export const ManyOrders = many(
  z.object({ id, from: status.meta({ description: 'what the asker saw; if it has moved on, it is left alone' }) }),
)

export const ManySteps = many(z.object({ id, step: z.int() }))

export const BulkResult = z
  .object({
    id: z.string(),
    status: status.nullable().meta({ description: 'where it stands now, if that is known' }),
    undo: z
      .object({ step: z.int(), seconds: z.int() })
      .nullable()
      .meta({ description: 'for POST /orders/bulk/undo; null where nothing was done' }),
    refusal: z.object({ errorCode: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'BulkResult', description: 'What became of one order; the others stand for themselves' })
