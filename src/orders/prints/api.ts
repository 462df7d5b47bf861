import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, success } from '#lib/wire.ts'
import { MOST_AT_ONCE } from '../bulk/wire-bulk.ts'
import { printed } from './wire-prints.ts'

export const notePrintsCall = endpoint({
  method: 'POST',
  path: '/admin/orders/prints',
  summary: 'Notes that slips or invoices of these orders were printed: the next one is a copy',
  status: 201,
  body: z.object({ what: printed, ids: z.array(id).min(1, 'required').max(MOST_AT_ONCE, 'tooMany') }),
  answer: z.object({ success, message: z.string() }),
})
