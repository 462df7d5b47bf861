import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Addresses } from '#lib/tables.server.ts'

export async function listAddresses(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One change of a book at a time: its account's row is what they wait for. */
export async function lockBook(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function insertAddress(tx: Tx, address: Insertable<Addresses>): Promise<void> {
  await tx.insertInto('addresses').values(address).execute()
}

/** False where this account has no such address. */
export async function updateAddress(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  change: Updateable<Addresses>,
): Promise<boolean> {
  const theirs = tx.updateTable('addresses').set(change).where('id', '=', id).where('accountId', '=', accountId)
  return (await theirs.executeTakeFirst()).numUpdatedRows === 1n
}

export async function deleteAddress(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const theirs = tx.deleteFrom('addresses').where('id', '=', id).where('accountId', '=', accountId)
  return (await theirs.executeTakeFirst()).numDeletedRows === 1n
}

export async function clearDefault(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('addresses').set({ isDefault: false }).where('accountId', '=', accountId).execute()
}
