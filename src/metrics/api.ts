import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { instant, success } from '#lib/wire.ts'

export const CONDITIONS = ['good', 'look', 'bad'] as const
const state = z.enum(CONDITIONS)

const Waiting = z.object({
  state,
  due: z.int().meta({ description: 'jobs whose time has come and that wait' }),
  oldest: z.int().meta({ description: 'seconds for which the first of them has been due' }),
  failed: z.int().meta({ description: 'given up after all their tries, and still kept' }),
  failure: z.string().nullable().meta({ description: 'what the last of these ended with' }),
})

export const getHealthCall = endpoint({
  method: 'GET',
  path: '/admin/health',
  summary: 'How the shop is: what waits, what failed, when the provider was heard of, room, back-up',
  answer: z.object({
    success,
    mail: Waiting.extend({ lastSentAt: instant.nullable() }),
    work: Waiting,
    cards: z
      .object({
        state,
        heardAt: instant.nullable(),
        unsigned: z.int().meta({ description: 'messages of the last day that the provider did not sign' }),
        mismatched: z.int().meta({ description: 'of the last day: signed, and not what was asked for' }),
      })
      .nullable()
      .meta({ description: 'null where no cards are taken' }),
    attention: z.object({ state, orders: z.int() }),
    disk: z.object({ state, free: z.number().meta({ description: 'bytes' }) }),
    database: z.object({ state, bytes: z.number(), answeredIn: z.number().meta({ description: 'milliseconds' }) }),
    backup: z.object({ state, lastAt: instant.nullable() }),
    startedAt: instant.meta({ description: 'the process that answers' }),
  }),
})
