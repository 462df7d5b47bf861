import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { success } from '#lib/wire.ts'
import { facts } from './facts.ts'

export const getFactsCall = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'What the shop says of itself: contact, current collection',
  answer: z.object({ success, settings: facts }),
})
