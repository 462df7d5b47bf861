import { z } from 'zod'
import { LONGEST_COURIER } from '#couriers/courier.ts'
import { instant, typed, typedCode, typedText } from '#lib/wire.ts'
import { LONGEST_NUMBER, parcelProblems } from './courier.ts'
import { LETTERS } from './letter-kinds.ts'
import { LONGEST_NOTE } from './note.ts'

/** Null where it is not known, or not the asker's to know: the courier's own page tells more than the shop tells a stranger. */
export const Parcel = z
  .object({
    courier: z.string(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
  })
  .meta({ id: 'Parcel' })

/** What the asker saw: two who look at the same order can't lose each other's courier. */
const seen = z.object({ courier: z.string().max(200), trackingNumber: z.string().max(200) }).optional()

export const ParcelForm = z
  .object({ courier: typed(LONGEST_COURIER), trackingNumber: typedCode(LONGEST_NUMBER), seen })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(parcelProblems(form)))
      context.addIssue({ code: 'custom', path: [field], message })
  })

export const Note = z
  .object({
    id: z.int(),
    body: z.string(),
    authorId: z.string().nullable(),
    by: z.string().nullable(),
    at: instant,
    updatedAt: instant,
  })
  .meta({ id: 'OrderNote' })

export const noteBody = typedText(LONGEST_NOTE).pipe(z.string().min(1, 'required'))

export const Letter = z
  .object({
    id: z.string(),
    kind: z.enum(LETTERS),
    mailbox: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']).meta({ description: 'failed: it is tried again by itself for a day' }),
    by: z.string().nullable().meta({ description: 'who of the team sent it again' }),
    at: instant,
  })
  .meta({ id: 'OrderLetter' })

export const letterKind = z.enum(LETTERS)
