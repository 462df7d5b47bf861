import { z } from 'zod'
import { LONGEST_TITLE, LONGEST_WORD, OUTCOMES, type Reading } from './settlement.ts'

const MOST_WORDS = 100

const title = z.string().min(1).max(LONGEST_TITLE)

export const ReadingForm = z.object({
  columns: z.object({
    code: title.optional(),
    amount: title.optional(),
    outcome: title.optional(),
    fee: title.optional(),
  }),
  words: z
    .record(z.string().min(1).max(LONGEST_WORD), z.enum([...OUTCOMES, 'left']))
    .refine((words) => Object.keys(words).length <= MOST_WORDS, 'tooMany')
    .default({}),
})

type Form = z.output<typeof ReadingForm>

const known = ({ code, amount, outcome, fee }: Form['columns']): Reading['columns'] => ({
  ...(code === undefined ? {} : { code }),
  ...(amount === undefined ? {} : { amount }),
  ...(outcome === undefined ? {} : { outcome }),
  ...(fee === undefined ? {} : { fee }),
})

export const readingOf = ({ columns, words }: Form): Reading => ({ columns: known(columns), words })

/** What stands in a column of JSON, checked as whatever comes from outside; nothing was said yet: null. */
export const readingIn = (json: unknown): Reading | null => (json === null ? null : readingOf(ReadingForm.parse(json)))
