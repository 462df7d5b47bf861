import type { Db, Tx } from '#lib/db.server.ts'
import { type Facts, facts, firstFacts } from './facts.ts'

export async function getFacts(db: Db | Tx): Promise<Facts> {
  const row = await db.selectFrom('shopSettings').select('facts').executeTakeFirst()
  return row ? facts.parse(row.facts) : firstFacts
}
