import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { instant, pagination, paging, success, typedText } from '#lib/wire.ts'
import { KINDS, SUBJECTS } from './activity.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable()
const partsOf = <T extends z.ZodType>(inner: T) => z.record(z.string(), z.union([scalar, inner]))
const parts = partsOf(partsOf(z.record(z.string(), scalar))).meta({
  description: 'something with parts of its own; empty where they are not told',
})
const list = z.array(z.union([z.string(), z.number(), z.array(z.string()), parts]))
const value = z.union([z.string(), z.number(), z.boolean(), list, parts]).nullable()
const columns = z.record(z.string(), value).nullable()

const Actor = z.object({ id: z.string(), full_name: z.string() })

const Activity = z
  .object({
    _id: z.int(),
    id: z.int(),
    at: instant,
    actor: Actor.meta({ description: 'as they were called then' }),
    call: z.string(),
    subject: z.enum(SUBJECTS),
    subjectId: z.string(),
    label: z.string().meta({ description: 'what it was called then' }),
    kind: z.enum(KINDS),
    before: columns,
    after: columns,
  })
  .meta({ id: 'Activity' })

export type ActivityEntry = z.output<typeof Activity>

export const listActivityCall = endpoint({
  method: 'GET',
  path: '/activity',
  summary: 'What the team changed, the newest first: who, what, when, before and after. Amounts are in piastres',
  query: z.object({
    ...paging,
    q: typedText(100).optional().meta({ description: 'who changed it, or what it was called' }),
    subject: z.enum(SUBJECTS).optional(),
    by: typedText(30).optional().meta({ description: 'the account of who changed it' }),
    from: instant.optional(),
    to: instant.optional().meta({ description: 'up to, and without, this moment' }),
  }),
  answer: z.object({
    success,
    activity: z.array(Activity),
    people: z.array(Actor).meta({ description: 'whoever changed anything' }),
    pagination,
  }),
})
