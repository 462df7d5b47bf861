import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, instant, success, typed } from '#lib/wire.ts'
import { isSynonym, MOST_GROUPS, MOST_SYNONYMS } from './search-words.ts'

const synonyms = z.object({
  success,
  synonyms: z.array(z.object({ _id: id, id, words: z.array(z.string()) }).meta({ id: 'Synonyms' })),
  updatedAt: instant.nullable().meta({ description: 'of the whole list; null while it has never had a group' }),
})

export const listSynonymsCall = endpoint({
  method: 'GET',
  path: '/search-synonyms',
  summary: 'Words that mean the same in a search, in groups',
  answer: synonyms,
})

const synonym = typed(100)
  .overwrite((phrase) => phrase.replace(/\s+/g, ' '))
  .refine(isSynonym, 'synonymWord')

export const saveSynonymsCall = endpoint({
  method: 'PUT',
  path: '/search-synonyms',
  summary: 'Saves the whole list; `updatedAt` of what was edited refuses a stale edit',
  body: z.object({
    synonyms: z
      .array(
        z.object({
          words: z
            .array(synonym)
            .max(100, 'synonymGroup')
            .overwrite((words) => [...new Set(words)])
            .min(2, 'synonymGroup')
            .max(MOST_SYNONYMS, 'synonymGroup'),
        }),
      )
      .max(MOST_GROUPS, 'tooMany'),
    updatedAt: instant.nullable().optional(),
  }),
  answer: synonyms.extend({ message: z.string() }),
})
