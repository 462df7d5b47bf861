import type { Tx } from '#lib/db.server.ts'
import { holdSettings } from './db.server.ts'
import type { Facts } from './facts.ts'
import { getFacts } from './get-facts.server.ts'

/** The facts as they stay until the transaction ends: whoever saves others waits, whoever reads on does not. */
export async function holdFacts(tx: Tx): Promise<Facts> {
  await holdSettings(tx)
  return getFacts(tx)
}
