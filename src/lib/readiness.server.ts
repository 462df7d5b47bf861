import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db.server.ts'
import { schemaFor } from './open-api.server.ts'
import { Refusal } from './refusal.ts'
import { success } from './wire.ts'

const Status = z.object({ success, status: z.string() })

export interface Readiness {
  /** From now on it is not ready; once it listens no more, every answer is the last on its connection. */
  leave: () => void
}

export function mountReadiness(app: FastifyInstance, db: Db): Readiness {
  let leaving = false
  app.get('/api/health', schemaFor('operation', 'Answers while the process lives', Status), async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { success: true, status: 'alive' }
  })
  app.get(
    '/api/ready',
    schemaFor('operation', 'Answers 200 only while the shop can serve', Status),
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      if (leaving) throw new Refusal('UNAVAILABLE', { details: { retryAfter: 5 } })
      await sql`select 1`.execute(db)
      return { success: true, status: 'ready' }
    },
  )
  // Not before the door is closed: a client sent away would be back at it at once, and be cut off there.
  app.addHook('onSend', async (_, reply) => {
    if (leaving && !app.server.listening) reply.header('connection', 'close')
  })
  const leave = (): void => {
    leaving = true
  }
  return { leave }
}
