import type { Db, Tx } from '#lib/db.server.ts'

export async function listSessions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select((session) => [
      'sessions.id',
      'sessions.agent',
      'sessions.createdAt',
      session
        .selectFrom('refreshTokens')
        .select((token) => token.fn.max('refreshTokens.createdAt').as('at'))
        .whereRef('refreshTokens.sessionId', '=', 'sessions.id')
        .as('usedAt'),
    ])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('usedAt', 'desc')
    .limit(50)
    .execute()
}

export async function endOwnSession(db: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function limitSessions(tx: Tx, accountId: string, isLimited: boolean): Promise<void> {
  await tx.updateTable('sessions').set({ isLimited }).where('accountId', '=', accountId).execute()
}
