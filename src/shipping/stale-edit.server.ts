import { Refusal } from '#lib/refusal.ts'
import { type FeeRow, shownFees } from './db.server.ts'

interface Edit {
  id: string
  /** Of what was edited; absent, the last one wins. */
  updatedAt?: string | undefined
}

const isFrom = (updatedAt: string | undefined, row: FeeRow): boolean =>
  updatedAt === undefined || new Date(updatedAt).getTime() === row.updatedAt.getTime()

/** The "no" to edits of which somebody was quicker, with those fees as they are now and the ids of those that are gone. */
export function staleEdit(edits: readonly Edit[], rows: readonly FeeRow[]): Refusal | null {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const gone = edits.filter(({ id }) => !byId.has(id)).map(({ id }) => id)
  const moved = edits.flatMap(({ id, updatedAt }) => {
    const row = byId.get(id)
    return row && !isFrom(updatedAt, row) ? [row] : []
  })
  if (gone.length + moved.length === 0) return null
  return new Refusal('STALE_EDIT', { details: { current: shownFees(moved), gone } })
}
