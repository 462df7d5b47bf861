import type { Db } from '#lib/db.server.ts'

export interface ClosedAccount {
  id: string
  pictureId: string | null
}

export async function listClosedAccounts(db: Db): Promise<ClosedAccount[]> {
  const closedAccounts = db.selectFrom('accounts').select(['id', 'pictureId']).where('closedAt', 'is not', null)
  return closedAccounts.orderBy('closedAt').execute()
}
