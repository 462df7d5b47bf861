import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, success, typed } from '#lib/wire.ts'
import { PERIODS } from './periods.ts'

export const countVisitCall = endpoint({
  method: 'POST',
  path: '/analytics/website-visit',
  summary:
    'A visit, once per session, or a look at a product, once per product and session. Nobody is told apart by it',
  body: z
    .object({
      type: z.enum(['visit', 'product_view']).default('visit'),
      page: typed(300),
      /** The server's own clock counts. */
      timestamp: z.union([z.string().max(40), z.number()]).optional(),
      sessionId: z.string().regex(/^[\w.-]{8,80}$/),
      productId: id.optional(),
    })
    .refine(({ type, productId }) => type === 'visit' || productId, { path: ['productId'], message: 'required' }),
  answer: z.object({ success, counted: z.boolean() }),
})

export const countVisitsCall = endpoint({
  method: 'GET',
  path: '/orders/website-visits',
  summary: 'How many visits there were',
  query: z.object({ period: z.enum(PERIODS).default('all') }),
  answer: z.object({ success, stats: z.object({ totalVisits: z.int() }) }),
})
