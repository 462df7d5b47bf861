import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { ReturnRow } from './db.server.ts'
import { readFee } from './read-fee.server.ts'
import { dueOf, isAwaited } from './return.ts'
import { shownReturn } from './show-return.server.ts'

/** To whoever asked for it, with the sum that they may count on. */
export async function showOwnReturn(db: Db, request: ReturnRow) {
  const due = isAwaited(request) ? toPounds(dueOf(request, await readFee(db, request)).due) : 0
  return { ...shownReturn(request), due }
}
