import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { deleteAddress, lockBook } from './db.server.ts'
import { settleDefault } from './settle-default.server.ts'

export async function dropAddress(id: string, { db, viewer }: RequestContext<'shopper'>): Promise<void> {
  const { accountId } = viewer
  await inTransaction(db, async (tx) => {
    await lockBook(tx, accountId)
    if (!(await deleteAddress(tx, accountId, id))) throw new Refusal('NOT_FOUND')
    await settleDefault(tx, accountId, undefined)
  })
}
