import type { Db, Tx } from '#lib/db.server.ts'
import { findFacts } from './db.server.ts'
import { type Facts, facts, firstFacts } from './facts.ts'

export async function getFacts(db: Db | Tx): Promise<Facts> {
  const stored = await findFacts(db)
  return stored ? facts.parse(stored) : firstFacts
}
