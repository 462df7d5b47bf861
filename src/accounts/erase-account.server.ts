import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { discardMedia } from '#media/discard-media.server.ts'

/** The row goes with everything that hangs on it. `first` runs before, in the same transaction. */
export async function eraseAccount(
  db: Db,
  { id, pictureId }: { id: string; pictureId: string | null },
  first: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await first(tx)
    await tx.deleteFrom('accounts').where('id', '=', id).where('closedAt', 'is not', null).execute()
    if (pictureId) await discardMedia(tx, [pictureId], 0)
  })
}
