import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { AdminRole, Viewer } from '#lib/route.server.ts'
import type { Accounts, Sessions } from '#lib/tables.server.ts'

const columns = ['id', 'email', 'fullName', 'phone', 'role', 'adminRole', 'passwordHash', 'createdAt'] as const

export interface Account {
  id: string
  email: string
  fullName: string
  phone: string | null
  role: string
  adminRole: string | null
  passwordHash: string | null
  createdAt: Date
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst()
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function insertAccount(tx: Tx | Db, account: Insertable<Accounts>): Promise<void> {
  await tx.insertInto('accounts').values(account).execute()
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
  const known = db.selectFrom('sessions').select('id').where('accountId', '=', accountId)
  return (await known.where('openedFrom', '=', openedFrom).limit(1).executeTakeFirst()) !== undefined
}

export async function endSession(tx: Tx | Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ endedAt: now }).where('id', '=', id).where('endedAt', 'is', null).execute()
}

/** The session behind an access token, with the role its account has right now. */
export async function findViewer(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['accounts.id as accountId', 'accounts.adminRole'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst()
  return row ? { accountId: row.accountId, sessionId, adminRole: row.adminRole as AdminRole | null } : null
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
