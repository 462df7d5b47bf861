import { z } from 'zod'
import { day, instant, orUnsaid, typedCode } from '#lib/wire.ts'
import { GOVERNORATES } from '#shipping/governorates.ts'
import { METHODS } from '../order.ts'
import { status } from '../wire-order.ts'
import { VIEWS } from './views.ts'

/** Whatever is asked for wrongly counts as not asked for, as in the address of the page. */
export const orderFilters = {
  q: typedCode(100).optional(),
  search: typedCode(100).optional(),
  status: orUnsaid(status),
  view: orUnsaid(z.enum(VIEWS), 'what has to be done; late: paid, not sent, overdue'),
  method: orUnsaid(z.enum(METHODS)),
  paid: orUnsaid(z.stringbool()),
  governorate: orUnsaid(z.enum(GOVERNORATES.map(({ id }) => id))),
  promoCode: typedCode(30).optional().meta({ description: 'placed with this promo code, which they still use' }),
  from: orUnsaid(day, 'placed on this day in Cairo, or later'),
  to: orUnsaid(day, 'placed on this day in Cairo, or earlier'),
  until: orUnsaid(instant, 'nothing that was placed after this instant'),
  attention: orUnsaid(z.stringbool(), 'true: only those that somebody has to look at'),
}
