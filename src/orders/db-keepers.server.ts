import { createHash } from 'node:crypto'
import type { Db, Tx } from '#lib/db.server.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function isKeeper(db: Db | Tx, orderId: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('orderKeepers')
    .select('orderId')
    .where('tokenHash', '=', hashOf(token))
    .where('orderId', '=', orderId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertKeeper(tx: Tx, token: string, orderId: string, expiresAt: Date): Promise<void> {
  const row = { tokenHash: hashOf(token), orderId, expiresAt }
  await tx
    .insertInto('orderKeepers')
    .values(row)
    .onConflict((clash) => clash.columns(['tokenHash', 'orderId']).doUpdateSet({ expiresAt }))
    .execute()
}

/** What the old token could read, the new one can read too, for as long. */
export async function copyKeepers(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await tx
    .insertInto('orderKeepers')
    .columns(['tokenHash', 'orderId', 'expiresAt'])
    .expression((keeper) =>
      keeper
        .selectFrom('orderKeepers')
        .select((row) => [row.val(hashOf(to)).as('tokenHash'), 'orderId', 'expiresAt'])
        .where('tokenHash', '=', hashOf(from))
        .where('expiresAt', '>', now),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function deleteKeepers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('orderKeepers').where('expiresAt', '<', before).execute()
}
