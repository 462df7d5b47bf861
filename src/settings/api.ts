import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { instant, success } from '#lib/wire.ts'
import { factFields, facts } from './facts.ts'
import { SECTION_NAMES } from './sections.ts'
import { shopTexts } from './shop-texts.ts'

const publicFacts = facts.omit({ cashRules: true }).meta({ id: 'PublicFacts' })

export const getFactsCall = endpoint({
  method: 'GET',
  path: '/settings',
  kept: true,
  summary: 'What the shop says of itself: contact, current collection, how returns go',
  answer: z.object({
    success,
    settings: publicFacts,
    takesCards: z.boolean().meta({ description: 'whether the shop has a payment provider' }),
  }),
})

export const getPageTextsCall = endpoint({
  method: 'GET',
  path: '/settings/pages',
  kept: true,
  summary: 'The policies and what the shop is about, in both languages',
  answer: z.object({ success, pages: shopTexts }),
})

const section = z.enum(SECTION_NAMES)
const mark = z.object({
  updatedAt: instant,
  changedBy: z.string().meta({ description: 'as they were called then' }),
})

const record = z.object({
  success,
  settings: facts,
  texts: shopTexts,
  sections: z.partialRecord(section, mark).meta({ description: 'who changed which of them last, and when' }),
})

export const getSettingsCall = endpoint({
  method: 'GET',
  path: '/admin/settings',
  summary: 'All settings as the owner typed them',
  answer: record,
})

export const saveSettingsCall = endpoint({
  method: 'PUT',
  path: '/settings/:section',
  summary:
    'Saves what is sent of one section; the rest stays. updatedAt: of the section that was edited (null: never changed before); an edit that came too late is refused',
  params: z.object({ section }),
  body: z.object({
    settings: z.object(factFields).partial().default({}),
    texts: z
      .object({ about: shopTexts.shape.about, policies: shopTexts.shape.policies.partial() })
      .partial()
      .default({}),
    updatedAt: instant.nullable().optional(),
  }),
  answer: record,
})
