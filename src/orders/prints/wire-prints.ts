import { z } from 'zod'
import { instant } from '#lib/wire.ts'

const PRINTED = ['slip', 'invoice'] as const
export type Printed = (typeof PRINTED)[number]

export const printed = z.enum(PRINTED)

export const Print = z
  .object({ id: z.int(), what: printed, at: instant, by: z.string().nullable() })
  .meta({ id: 'OrderPrint', description: 'a packing slip or an invoice that left for the printer' })
