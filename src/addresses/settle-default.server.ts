import type { Tx } from '#lib/db.server.ts'
import { clearDefault, listAddresses, updateAddress } from './db.server.ts'

/** There is a default as long as there is an address: the one that was asked for, else the newest. */
export async function settleDefault(tx: Tx, accountId: string, preferredId: string | undefined): Promise<void> {
  const book = await listAddresses(tx, accountId)
  const id = preferredId ?? book[0]?.id
  if (!id || book.find(({ isDefault }) => isDefault)?.id === id) return
  await clearDefault(tx, accountId)
  await updateAddress(tx, { accountId, id }, { isDefault: true })
}
