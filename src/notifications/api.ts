import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { LANGUAGES } from '#lib/language.ts'
import { id, instant, success } from '#lib/wire.ts'
import { ORDER_NEWS } from './choice.ts'

const summaryHour = z
  .int('invalid')
  .min(0, 'invalid')
  .max(23, 'invalid')
  .nullable()
  .meta({ description: 'the full hour in Cairo at which the morning’s summary leaves; null: none' })

const fields = {
  orders: z.enum(ORDER_NEWS).meta({ description: 'when a letter about new orders leaves' }),
  summaryHour,
  language: z.enum(LANGUAGES),
}

const Notifications = z
  .object({
    ...fields,
    email: z.string().meta({ description: 'where the letters go' }),
    updatedAt: instant.nullable().meta({ description: 'null: nothing was chosen yet' }),
  })
  .meta({ id: 'Notifications' })

export const getNotificationsCall = endpoint({
  method: 'GET',
  path: '/admin/notifications',
  summary: 'How the asker, one of the team, is told of what happens in the shop',
  answer: z.object({ success, notifications: Notifications }),
})

export const saveNotificationsCall = endpoint({
  method: 'PUT',
  path: '/admin/notifications',
  summary: 'Chooses how the asker is told; nobody else’s choice changes',
  body: z.object({ ...fields, updatedAt: instant.nullish() }),
  answer: z.object({ success, message: z.string(), notifications: Notifications }),
})

export const listArrivalsCall = endpoint({
  method: 'GET',
  path: '/admin/arrivals',
  summary: 'Orders that have come in after this one: cash when it is placed, a card once it is paid',
  query: z.object({
    after: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'the `last` of an answer before; without it nothing counts as new' }),
  }),
  answer: z.object({
    success,
    last: z.int(),
    count: z.int(),
    latest: z.object({ id, sku: z.string(), name: z.string(), total: z.number() }).nullable(),
  }),
})
