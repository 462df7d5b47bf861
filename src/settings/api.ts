import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { instant, success } from '#lib/wire.ts'
import { facts } from './facts.ts'
import { shopTexts } from './shop-texts.ts'

export const getFactsCall = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the shop says of itself: contact, current collection, how returns go',
  answer: z.object({
    success,
    settings: facts,
    takesCards: z.boolean().meta({ description: 'whether the shop has a payment provider' }),
  }),
})

export const getPageTextsCall = endpoint({
  method: 'GET',
  path: '/settings/pages',
  summary: 'The policies and what the shop is about, in both languages',
  answer: z.object({ success, pages: shopTexts }),
})

const record = z.object({ success, settings: facts, texts: shopTexts, updatedAt: instant.nullable() })

export const getSettingsCall = endpoint({
  method: 'GET',
  path: '/admin/settings',
  summary: 'All settings as the owner typed them',
  answer: record,
})

export const saveSettingsCall = endpoint({
  method: 'PUT',
  path: '/settings',
  summary: 'Saves all settings. updatedAt: of the record that was edited; an edit that came too late is refused',
  body: z.object({
    settings: z.object({ ...facts.shape, returns: facts.shape.returns.unwrap() }),
    texts: z.object(shopTexts.shape),
    updatedAt: instant.nullable().optional(),
  }),
  answer: record,
})
