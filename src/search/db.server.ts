import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

export interface SynonymList {
  synonyms: { id: string; words: string[] }[]
  /** Saved as a whole, so all of it is of one moment. */
  updatedAt: Date | null
}

export async function listSynonyms(db: Db | Tx): Promise<SynonymList> {
  const rows = await db.selectFrom('searchSynonyms').select(['id', 'words', 'updatedAt']).orderBy('id').execute()
  return { synonyms: rows, updatedAt: rows[0]?.updatedAt ?? null }
}

/** Held until the transaction ends; an empty list has no row that could be. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
}

export async function replaceSynonyms(tx: Tx, synonyms: SynonymList['synonyms'], updatedAt: Date): Promise<void> {
  await tx.deleteFrom('searchSynonyms').execute()
  if (synonyms.length === 0) return
  const rows = synonyms.map((group) => ({ ...group, updatedAt }))
  await tx.insertInto('searchSynonyms').values(rows).execute()
}
