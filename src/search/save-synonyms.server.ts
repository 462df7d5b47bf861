import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { listSynonyms, lockSynonyms, replaceSynonyms, type SynonymList } from './db.server.ts'

interface SynonymsEdit {
  synonyms: readonly { words: string[] }[]
  /** When what was edited had last been saved; absent, the last one wins. */
  updatedAt?: string | null | undefined
}

const instantOf = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The whole list at once, so that a group which one colleague took apart is not half there for another. */
export function saveSynonyms(db: Db, { synonyms, updatedAt }: SynonymsEdit, now: Date): Promise<SynonymList> {
  return inTransaction(db, async (tx) => {
    await lockSynonyms(tx)
    const current = await listSynonyms(tx)
    if (updatedAt !== undefined && instantOf(updatedAt) !== instantOf(current.updatedAt))
      throw new Refusal('STALE_EDIT', { details: { current } })
    // In the order in which they were sent: ids of one moment have none.
    const ids = synonyms.map(() => newId()).sort()
    const saved = synonyms.map(({ words }, at) => ({ id: ids[at] ?? newId(), words }))
    await replaceSynonyms(tx, saved, now)
    return { synonyms: saved, updatedAt: saved.length > 0 ? now : null }
  })
}
