import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { AccountLinks } from '#lib/tables.server.ts'
import type { Purpose } from './links.server.ts'

export async function insertLink(db: Db | Tx, link: Insertable<AccountLinks>): Promise<void> {
  await db
    .insertInto('accountLinks')
    .values(link)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function findLink(db: Db, id: string, purpose: Purpose, now: Date): Promise<string | undefined> {
  const link = db.selectFrom('accountLinks').select('accountId').where('id', '=', id).where('purpose', '=', purpose)
  return (await link.where('usedAt', 'is', null).where('expiresAt', '>', now).executeTakeFirst())?.accountId
}

/** Used up by asking: of many who ask at once, one is told whose link it is. */
export async function takeLink(tx: Tx, id: string, purpose: Purpose, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('accountLinks')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst()
  return row?.accountId
}

/** Once a password is new, links mailed before open nothing. */
export async function endLinks(tx: Tx, accountId: string, purpose: Purpose, now: Date): Promise<void> {
  const open = tx.updateTable('accountLinks').set({ usedAt: now }).where('accountId', '=', accountId)
  await open.where('purpose', '=', purpose).where('usedAt', 'is', null).execute()
}

export async function deleteLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('accountLinks').where('expiresAt', '<', before).execute()
}
