import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { success } from '#lib/wire.ts'
import { PERIODS } from '../periods.ts'

export const countVisitsCall = endpoint({
  method: 'GET',
  path: '/orders/website-visits',
  summary: 'How many visits there were',
  query: z.object({ period: z.enum(PERIODS).default('all') }),
  answer: z.object({ success, stats: z.object({ totalVisits: z.int() }) }),
})
