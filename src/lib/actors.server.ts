import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { ClientPool } from './bounded-pool.server.ts'

interface Actor {
  account: string
  /** As in `PUT /products/:id`. */
  call: string
}

const actors = new AsyncLocalStorage<string>()

/** What this work changes in the database is written down there as this person's: `db/migrations/0034-activity.sql`. */
export const actAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => actors.run(JSON.stringify(actor), work)

/** The pool, but that each connection knows for whom of the team it works; told only when that is somebody else. */
export function namingActors(pool: ClientPool): ClientPool {
  const told = new WeakMap<pg.PoolClient, string>()
  const tell = async (client: pg.PoolClient, actor: string): Promise<void> => {
    await client.query("select set_config('shop.actor', $1, false)", [actor])
    told.set(client, actor)
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const actor = actors.getStore() ?? ''
      if ((told.get(client) ?? '') === actor) return client
      try {
        await tell(client, actor)
        return client
      } catch (error) {
        client.release(true)
        throw error
      }
    },
  }
}
