import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, success, typed } from '#lib/wire.ts'
import { AdminOrder, status } from '../wire-order.ts'

const from = status
  .optional()
  .meta({ description: 'what the asker saw; if the order has moved on, nothing is changed' })

/** 409 STATE_CONFLICT for what was never sent, is cancelled, or was delivered and paid. */
export const refuseAtDoorCall = endpoint({
  method: 'POST',
  path: '/orders/:id/refused',
  summary:
    'Nobody took the parcel: cancels a sent order for that, and remembers it. restock: are the goods on the shelf again?',
  params: byId,
  body: z.object({ from, restock: z.boolean().default(true), note: typed(300).default('') }),
  answer: z.object({ success, message: z.string(), order: AdminOrder }),
})
