import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, success } from '#lib/wire.ts'

const why = z.enum(['sizes', 'picture', 'price'])

export const getFeedsCall = endpoint({
  method: 'GET',
  path: '/admin/feeds',
  summary: 'Where Google and Meta read what the shop sells, how much of it they take, and what they would refuse',
  answer: z.object({
    success,
    feeds: z.array(z.object({ channel: z.enum(['google', 'meta']), language: z.enum(['en', 'ar']), url: z.url() })),
    products: z.int(),
    items: z.int().meta({ description: 'sizes of these products' }),
    leftOut: z.object({
      total: z.int(),
      products: z.array(
        z.object({ id, name: z.string(), nameAr: z.string(), why: why.meta({ description: 'what it lacks' }) }),
      ),
    }),
  }),
})
