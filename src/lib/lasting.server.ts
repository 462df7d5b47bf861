import { setTimeout as pause } from 'node:timers/promises'
import { isWorthLater } from './db.server.ts'

/** Milliseconds that a start waits for a database which was there and is away, and between two tries. */
const PATIENCE = 60_000
const AGAIN = 500

/** A step of the start that may be taken twice, until it is taken or is worth no other try. */
export async function lasting<Done>(step: () => Promise<Done>): Promise<Done> {
  for (const from = performance.now(); ; await pause(AGAIN)) {
    try {
      return await step()
    } catch (error) {
      if (!isWorthLater(error) || performance.now() - from > PATIENCE) throw error
    }
  }
}
