import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, success, typed } from '#lib/wire.ts'

export const sessionId = z.string().regex(/^[\w.-]{8,80}$/)

/** What is longer is cut: a visit with a strange address is a visit. */
const cut = z
  .string()
  .max(8000)
  .overwrite((text) => text.slice(0, 2000))
  .optional()

export const countVisitCall = endpoint({
  method: 'POST',
  path: '/analytics/website-visit',
  summary:
    'What a session came to: a visit, a look at a product, a cart, a checkout, each once; a search that found nothing, a size that was sold out. Nobody is told apart by it',
  body: z
    .object({
      type: z.enum(['visit', 'product_view', 'cart', 'checkout', 'search', 'size']).default('visit'),
      page: typed(300),
      /** The server's own clock counts. */
      timestamp: z.union([z.string().max(40), z.number()]).optional(),
      sessionId,
      productId: id.optional(),
      size: z
        .string()
        .regex(/^[A-Z]{1,3}$/)
        .optional(),
      words: typed(300).optional(),
      utm: cut.meta({
        description: 'with a visit: `utm_source`, `utm_medium` and `utm_campaign`, as its address has them',
      }),
      referrer: cut.meta({ description: 'with a visit: the host that led here' }),
    })
    .refine(({ type, productId }) => !['product_view', 'size'].includes(type) || productId, {
      path: ['productId'],
      message: 'required',
    })
    .refine(({ type, size }) => type !== 'size' || size, { path: ['size'], message: 'required' })
    .refine(({ type, words }) => type !== 'search' || words, { path: ['words'], message: 'required' }),
  answer: z.object({ success, counted: z.boolean() }),
})
