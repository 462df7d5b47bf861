import { z } from 'zod'
import { day, instant, typedCode } from '#lib/wire.ts'
import { GOVERNORATES } from '#shipping/governorates.ts'
import { METHODS } from '../order.ts'
import { status } from '../wire-order.ts'
import { VIEWS } from './views.ts'

/** Whatever is asked for wrongly counts as not asked for, as in the address of the page. */
export const orderFilters = {
  q: typedCode(100).optional(),
  search: typedCode(100).optional(),
  status: status.optional().catch(undefined),
  view: z
    .enum(VIEWS)
    .optional()
    .catch(undefined)
    .meta({ description: 'what has to be done; late: paid, not sent, overdue' }),
  method: z.enum(METHODS).optional().catch(undefined),
  paid: z.stringbool().optional().catch(undefined),
  governorate: z
    .enum(GOVERNORATES.map(({ id }) => id))
    .optional()
    .catch(undefined),
  promoCode: typedCode(30).optional().meta({ description: 'placed with this promo code, which they still use' }),
  from: day.optional().catch(undefined).meta({ description: 'placed on this day in Cairo, or later' }),
  to: day.optional().catch(undefined).meta({ description: 'placed on this day in Cairo, or earlier' }),
  until: instant.optional().catch(undefined).meta({ description: 'nothing that was placed after this instant' }),
  attention: z
    .stringbool()
    .optional()
    .catch(undefined)
    .meta({ description: 'true: only those that somebody has to look at' }),
}
