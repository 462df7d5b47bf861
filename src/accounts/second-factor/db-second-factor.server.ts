import type { Db, Tx } from '#lib/db.server.ts'

/** False where this step, or a later one, was taken before: the same code never counts twice, however many try at once. */
export async function takeStep(db: Db | Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totpLastStep: step })
    .where('id', '=', accountId)
    .where((account) => account.or([account('totpLastStep', 'is', null), account('totpLastStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function takeRecoveryCode(db: Db | Tx, accountId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ accountId, hash })))
    .execute()
}

export async function liftLimits(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('sessions').set({ isLimited: false }).where('accountId', '=', accountId).execute()
}
