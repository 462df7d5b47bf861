import type { Db, Tx } from '#lib/db.server.ts'

/** Whose address this is, closed accounts too: until they are erased nobody else can have it. */
export const findMailbox = (db: Db | Tx, email: string) =>
  db.selectFrom('accounts').select(['id', 'adminRole', 'closedAt']).where('email', '=', email).executeTakeFirst()
