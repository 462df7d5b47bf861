import type { Db, Tx } from '#lib/db.server.ts'

/** Where this session came from; null where that was not told. */
export async function findSource(db: Db | Tx, sessionId: string): Promise<string | null> {
  const visit = await db
    .selectFrom('visits')
    .select('source')
    .where('kind', '=', 'visit')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return visit?.source ?? null
}
