import type { Tx } from '#lib/db.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { Account } from './db.server.ts'

/** An owner without the second factor that the shop asks of owners may set it up, and nothing else of an owner. */
export async function isLimited(
  tx: Tx,
  { adminRole, totpSince }: Pick<Account, 'adminRole' | 'totpSince'>,
): Promise<boolean> {
  if (adminRole !== 'owner' || totpSince) return false
  return (await getFacts(tx)).ownersNeedSecondFactor
}
