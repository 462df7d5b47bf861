import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { instant, pagination, paging, success, typedText } from '#lib/wire.ts'
import { KINDS, SUBJECTS } from './activity.ts'

type Told = string | number | boolean | null | Told[] | { [part: string]: Told }

/** Whatever shape a table keeps: one that is new must not hide everything else that was done. */
const told: z.ZodType<Told> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(told), z.record(z.string(), told)]))
  .meta({ id: 'ToldValue', description: 'something with parts of its own; empty where they are not told' })
const columns = z.record(z.string(), told).nullable()

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
    labelAr: z.string().meta({ description: 'what it was called then in Arabic; empty where it had no name there' }),
    isOneSize: z.boolean().meta({ description: 'of stock whose size, the label’s last word, says nothing' }),
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
