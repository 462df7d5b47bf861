import { z } from 'zod'
import { SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { id, instant, success, typed } from '#lib/wire.ts'

export const askForSizeCall = endpoint({
  method: 'POST',
  path: '/stock-alerts',
  summary: 'A mail, once, when this size can be ordered again; signed-in shoppers need give no e-mail',
  status: 201,
  body: z.object({
    productId: id,
    size: z.enum(SIZES),
    email: typed(254).toLowerCase().pipe(z.email('emailInvalid')).optional(),
  }),
  answer: z.object({ success }),
})

const Waiting = z.object({ success, waiting: z.array(z.object({ productId: id, size: z.enum(SIZES) })) })

export const listWaitingCall = endpoint({
  method: 'GET',
  path: '/stock-alerts',
  summary: 'The sizes that the account waits for',
  answer: Waiting,
})

export const stopWaitingCall = endpoint({
  method: 'DELETE',
  path: '/stock-alerts/:productId/:size',
  summary: 'The account waits for this size no more; asking again changes nothing',
  params: z.object({ productId: id, size: z.enum(SIZES) }),
  answer: Waiting,
})

export const leaveListsCall = endpoint({
  method: 'POST',
  path: '/stock-alerts/leave',
  summary: 'By the link in a mail: its mailbox waits for no size any more',
  body: z.object({ token: z.string().max(200, 'tooLong') }),
  answer: z.object({ success }),
})

export const listDemandCall = endpoint({
  method: 'GET',
  path: '/stock-alerts/demand',
  summary: 'How many wait for each size that is sold out, most first; of one product, or of all',
  query: z.object({
    productId: id.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(100),
  }),
  answer: z.object({
    success,
    demand: z.array(
      z.object({
        productId: id,
        name: z.string(),
        nameAr: z.string(),
        sku: z.string(),
        size: z.enum(SIZES),
        isOneSize: z.boolean(),
        waiting: z.int(),
        since: instant,
      }),
    ),
  }),
})
