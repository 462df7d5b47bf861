import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Invitations } from '#lib/tables.server.ts'

const withInviter = (db: Db | Tx) =>
  db
    .selectFrom('invitations')
    .leftJoin('accounts', 'accounts.id', 'invitations.invitedBy')
    .selectAll('invitations')
    .select('accounts.fullName as inviter')

const isOpen = <Q extends ReturnType<typeof withInviter>>(invitations: Q) =>
  invitations.where('invitations.acceptedAt', 'is', null).where('invitations.withdrawnAt', 'is', null)

export const listOpenInvitations = (db: Db) =>
  isOpen(withInviter(db)).orderBy('invitations.sentAt', 'desc').orderBy('invitations.id').execute()

export const findInvitation = (db: Db, linkId: string) =>
  withInviter(db).where('invitations.linkId', '=', linkId).executeTakeFirst()

const locked = (tx: Tx) => tx.selectFrom('invitations').selectAll().forUpdate()

/** Of two who open one link, the second sees what the first has made of it. */
export const lockLink = (tx: Tx, linkId: string) => locked(tx).where('linkId', '=', linkId).executeTakeFirst()

export const lockInvitation = (tx: Tx, id: string) => locked(tx).where('id', '=', id).executeTakeFirst()

export async function insertInvitation(tx: Tx, invitation: Insertable<Invitations>): Promise<void> {
  await tx.insertInto('invitations').values(invitation).execute()
}

export async function updateInvitation(tx: Tx, id: string, change: Updateable<Invitations>): Promise<void> {
  await tx.updateTable('invitations').set(change).where('id', '=', id).execute()
}

export async function withdrawInvitationsOf(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ withdrawnAt: now })
    .where('invitedBy', '=', accountId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

export async function deleteInvitations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expiresAt', '<', before).execute()
}
