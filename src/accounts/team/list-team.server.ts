import type { NotNull } from 'kysely'
import type { Db } from '#lib/db.server.ts'

/** Seen: when one of their browsers last asked for a token, as long as that is kept. */
export const listTeam = (db: Db) =>
  db
    .selectFrom('accounts')
    .select((account) => [
      ...(['id', 'email', 'fullName', 'adminRole', 'adminSince', 'totpSince'] as const),
      account
        .selectFrom('sessions')
        .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
        .whereRef('sessions.accountId', '=', 'accounts.id')
        .select(({ fn }) => fn.max('refreshTokens.createdAt').as('at'))
        .as('seenAt'),
    ])
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .orderBy('adminSince')
    .orderBy('id')
    // The database says so: accounts_team_has_a_start, accounts_admins_have_a_role.
    .$narrowType<{ adminRole: NotNull; adminSince: NotNull }>()
    .execute()
