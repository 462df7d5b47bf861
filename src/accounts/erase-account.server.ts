import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { deleteClosedAccount } from './db.server.ts'
import type { ClosedAccount } from './list-closed-accounts.server.ts'

/** The row goes with everything that hangs on it. `first` runs before, in the same transaction. */
export async function eraseAccount(
  db: Db,
  { id, pictureId }: ClosedAccount,
  first: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await first(tx)
    await deleteClosedAccount(tx, id)
    if (pictureId) await discardMedia(tx, [pictureId], 0)
  })
}
