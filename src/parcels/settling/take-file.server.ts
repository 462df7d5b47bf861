import { getCourier } from '#couriers/get-courier.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import type { RequestContext, Upload } from '#lib/route.server.ts'
import { checkLines } from './check-lines.server.ts'
import { findByDigest, getByDigest, insertLines, insertSettlement, lockSettlement } from './db-settlements.server.ts'
import { isReadable, readingFor } from './read-lines.ts'
import { readTable } from './read-table.server.ts'
import { readingIn } from './reading.ts'

/** The dry run of what a courier sends; the same file sent again is the settlement that is here already. */
export async function takeFile(
  courierId: string,
  upload: Upload,
  { db, limits, viewer, now }: RequestContext<'staff'>,
): Promise<{ id: string; isKnown: boolean }> {
  await limits.count('upload by account', viewer.accountId)
  const courier = await getCourier(db, courierId)
  const { titles, rows, digest } = await readTable(upload)
  const reading = readingFor(titles, readingIn(courier.reading))
  const settlement = { id: newId(), courierId, accountId: viewer.accountId, at: now, digest, titles }
  return inTransaction(db, async (tx) => {
    // Asked first, a file that is here takes no number; of two that come at once the second may.
    const known = await findByDigest(tx, courierId, digest)
    if (known) return { ...known, isKnown: true }
    const inserted = await insertSettlement(tx, { ...settlement, reading: JSON.stringify(reading) })
    if (!inserted) return { ...(await getByDigest(tx, courierId, digest)), isKnown: true }
    const { id } = settlement
    await insertLines(
      tx,
      rows.map((row) => ({ ...row, settlementId: id, state: 'unread' })),
    )
    await lockSettlement(tx, id, 'update')
    if (isReadable(reading)) await checkLines(tx, { id, titles, courier: courier.name, reading })
    return { id, isKnown: false }
  })
}
