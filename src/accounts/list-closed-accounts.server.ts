import type { Db } from '#lib/db.server.ts'

/** Accounts that were asked to be deleted, the oldest wish first. */
export async function listClosedAccounts(db: Db): Promise<{ id: string; pictureId: string | null }[]> {
  const closed = db.selectFrom('accounts').select(['id', 'pictureId']).where('closedAt', 'is not', null)
  return closed.orderBy('closedAt').execute()
}
