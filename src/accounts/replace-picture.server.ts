import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { type Account, lockAccount, updateAccount } from './db.server.ts'

export function replacePicture(
  pictureId: string | null,
  { db, viewer, now }: RequestContext<'shopper'>,
): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const before = await lockAccount(tx, viewer.accountId)
    const account = await updateAccount(tx, viewer.accountId, { pictureId }, now)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    // A picture of a person is not kept when they have taken it away.
    if (before?.pictureId) await discardMedia(tx, [before.pictureId], 0)
    return account
  })
}
