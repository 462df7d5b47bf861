import type { Insertable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { Identities } from '#lib/tables.server.ts'

export async function findByIdentity(tx: Tx, who: { issuer: string; subject: string }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.accountId')
    .select('accounts.id')
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

export async function insertIdentity(tx: Tx, identity: Insertable<Identities>): Promise<void> {
  await tx.insertInto('identities').values(identity).execute()
}

export async function deleteIdentities(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('identities').where('accountId', '=', accountId).execute()
}
