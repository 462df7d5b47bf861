import type { Tx } from '#lib/db.server.ts'
import { selectOneSize } from './select-one-size.server.ts'

/** Which of these products have but one size, whose letter says nothing. */
export async function findOneSized(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', selectOneSize])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.filter(({ isOneSize }) => isOneSize).map(({ id }) => id))
}
