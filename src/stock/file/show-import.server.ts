import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import { pageOf } from '#lib/wire.ts'
import type { getImportCall } from '../api.ts'
import { countLines, findImport, listLines } from './db-file.server.ts'
import { LINE_STATES } from './product-file.ts'
import { changesIn, problemsIn } from './work-in.ts'

/** What a file would do, or has done: how many lines of each kind, and a page of them. */
export async function showImport(db: Db, { id, state, page, limit }: VerbInput<typeof getImportCall>) {
  const importRow = await findImport(db, id)
  if (!importRow) throw new Refusal('NOT_FOUND')
  const counted = new Map((await countLines(db, id)).map((row) => [row.state, row.count]))
  const counts = LINE_STATES.map((each) => ({ state: each, count: counted.get(each) ?? 0 }))
  const rows = await listLines(db, id, { state, page, limit })
  const total = counts.filter((each) => state === undefined || each.state === state)
  return {
    id,
    ignored: importRow.ignored,
    counts,
    lines: rows.map((row) => ({ ...row, changes: changesIn(row.changes), problems: problemsIn(row.problems) })),
    pagination: pageOf(
      total.reduce((sum, { count }) => sum + count, 0),
      { page, limit },
    ),
  }
}
