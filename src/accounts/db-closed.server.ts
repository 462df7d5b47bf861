import type { Db, Tx } from '#lib/db.server.ts'

export interface ClosedAccount {
  id: string
  pictureId: string | null
}

export async function selectClosed(db: Db): Promise<ClosedAccount[]> {
  const closed = db.selectFrom('accounts').select(['id', 'pictureId']).where('closedAt', 'is not', null)
  return closed.orderBy('closedAt').execute()
}

export async function deleteClosedAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).where('closedAt', 'is not', null).execute()
}
