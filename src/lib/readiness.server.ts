import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db.server.ts'
import { schemaFor } from './open-api.server.ts'
import { Refusal } from './refusal.ts'
import { success } from './wire.ts'

const Status = z.object({ success, status: z.string() })

export interface Readiness {
  /** From now on it is not ready. */
  leave: () => void
  /** Nobody new comes in: from now on every answer is the last on its connection. */
  part: () => void
}

export function mountReadiness(app: FastifyInstance, db: Db): Readiness {
  let isLeaving = false
  let isClosed = false
  app.get('/api/health', schemaFor('operation', 'Answers while the process lives', Status), async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { success: true, status: 'alive' }
  })
  app.get(
    '/api/ready',
    schemaFor('operation', 'Answers 200 only while the shop can serve', Status),
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      if (isLeaving) throw new Refusal('UNAVAILABLE', { details: { retryAfter: 5 } })
      await sql`select 1`.execute(db)
      return { success: true, status: 'ready' }
    },
  )
  // Not before the door is closed: a client sent away would be back at it at once, and be cut off there.
  app.addHook('onSend', async (_, reply) => {
    if (isClosed) reply.header('connection', 'close')
  })
  return {
    leave: () => {
      isLeaving = true
    },
    part: () => {
      isClosed = true
    },
  }
}
