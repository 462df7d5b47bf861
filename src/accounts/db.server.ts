import type { ExpressionBuilder, Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import type { AdminRole, Viewer } from '#lib/route.server.ts'
import type { Accounts, DB, Sessions } from '#lib/tables.server.ts'

const columns = [
  'id',
  'email',
  'fullName',
  'phone',
  'role',
  'adminRole',
  'passwordHash',
  'emailVerifiedAt',
  'language',
  'pictureId',
  'totpSecret',
  'totpSince',
  'createdAt',
] as const

export interface Account {
  id: string
  email: string
  fullName: string
  phone: string | null
  role: 'user' | 'admin'
  adminRole: AdminRole | null
  passwordHash: string | null
  emailVerifiedAt: Date | null
  language: Language
  pictureId: string | null
  pictureWidth: number | null
  totpSecret: string | null
  totpSince: Date | null
  createdAt: Date
}

const pictureWidth = (account: ExpressionBuilder<DB, 'accounts'>) =>
  account.selectFrom('media').select('width').whereRef('media.id', '=', 'accounts.pictureId').as('pictureWidth')

const open = (db: Db | Tx) =>
  db.selectFrom('accounts').select(columns).select(pictureWidth).where('closedAt', 'is', null)

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  return open(db).where('email', '=', email).executeTakeFirst()
}

export async function findAccount(db: Db | Tx, id: string): Promise<Account | undefined> {
  return open(db).where('id', '=', id).executeTakeFirst()
}

/** What is decided about this account is decided one at a time. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return open(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** How many owners the shop has; none of them changes before this transaction ends. */
export async function lockOwners(tx: Tx): Promise<number> {
  // By role too: its index holds the team alone.
  const owners = open(tx).where('role', '=', 'admin').where('adminRole', '=', 'owner').orderBy('id').forUpdate()
  return (await owners.execute()).length
}

export async function updateAccount(
  tx: Tx | Db,
  id: string,
  change: Updateable<Accounts>,
  now: Date,
): Promise<Account | undefined> {
  return tx
    .updateTable('accounts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(columns)
    .returning(pictureWidth)
    .executeTakeFirst()
}

export async function insertAccount(tx: Tx | Db, account: Insertable<Accounts>): Promise<Account> {
  const inserted = tx.insertInto('accounts').values(account).returning(columns).returning(pictureWidth)
  return inserted.executeTakeFirstOrThrow()
}

export async function hasOwner(tx: Tx | Db): Promise<boolean> {
  const row = await tx.selectFrom('accounts').select('id').where('adminRole', '=', 'owner').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function makeOwner(tx: Tx | Db, id: string): Promise<void> {
  await tx.updateTable('accounts').set({ role: 'admin', adminRole: 'owner' }).where('id', '=', id).execute()
}

export async function insertSession(tx: Tx, session: Insertable<Sessions>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute()
}

export async function hasSignedInFrom(db: Db, accountId: string, openedFrom: string): Promise<boolean> {
  const sessions = db.selectFrom('sessions').select('id').where('accountId', '=', accountId)
  return (await sessions.where('openedFrom', '=', openedFrom).limit(1).executeTakeFirst()) !== undefined
}

export async function endSession(tx: Tx | Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ endedAt: now }).where('id', '=', id).where('endedAt', 'is', null).execute()
}

export async function endSessions(tx: Tx | Db, accountId: string, now: Date, exceptId?: string): Promise<void> {
  const open = tx.updateTable('sessions').set({ endedAt: now }).where('accountId', '=', accountId)
  const others = exceptId ? open.where('id', '!=', exceptId) : open
  await others.where('endedAt', 'is', null).execute()
}

export async function findViewer(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['accounts.id as accountId', 'accounts.adminRole', 'sessions.isLimited'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.closedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { accountId: row.accountId, sessionId, adminRole: row.isLimited ? null : row.adminRole }
}

export async function insertRefreshToken(tx: Tx, hash: string, sessionId: string, now: Date): Promise<void> {
  const row = { hash, sessionId, createdAt: now }
  await tx
    .insertInto('refreshTokens')
    .values(row)
    .onConflict((clash) => clash.column('hash').doNothing())
    .execute()
}

/** The token's row, locked together with its session: two tabs refresh one after the other. */
export async function lockRefreshToken(tx: Tx, hash: string) {
  return tx
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select(['refreshTokens.sessionId', 'refreshTokens.rotatedAt', 'sessions.endedAt', 'sessions.expiresAt'])
    .where('refreshTokens.hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRotated(tx: Tx, hash: string, now: Date): Promise<void> {
  await tx.updateTable('refreshTokens').set({ rotatedAt: now }).where('hash', '=', hash).execute()
}

/** With their refresh tokens. A day later, so that whoever comes late is still told why. */
export async function deleteSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((session) => session.or([session('expiresAt', '<', before), session('endedAt', '<', before)]))
    .execute()
}

export async function deleteClosedAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).where('closedAt', 'is not', null).execute()
}
