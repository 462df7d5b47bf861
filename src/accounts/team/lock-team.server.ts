import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { AdminRole } from '#lib/route.server.ts'
import { type Account, findAccount, lockAccount, lockOwners } from '../db.server.ts'

interface Asked {
  ownerId: string
  memberId: string
  /** As the asker saw it. */
  from: AdminRole | undefined
}

/** A member, for an owner who still is one: all owners wait, so that of two who end each other one is too late. */
export async function lockTeam(tx: Tx, { ownerId, memberId, from }: Asked): Promise<Account> {
  const owners = await lockOwners(tx)
  const owner = await findAccount(tx, ownerId)
  if (owner?.adminRole !== 'owner') throw new Refusal('NOT_ALLOWED')
  if (memberId === ownerId) throw new Refusal(owners === 1 ? 'LAST_OWNER' : 'OWN_ROLE')
  const member = await lockAccount(tx, memberId)
  if (!member?.adminRole) throw new Refusal('NOT_FOUND')
  if (from !== undefined && from !== member.adminRole) throw new Refusal('STALE_EDIT')
  return member
}
