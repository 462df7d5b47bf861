import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { lockAccount, updateAccount } from '../db.server.ts'
import { mailAccount } from '../mail-account.server.ts'
import { replaceRecoveryCodes } from './db-second-factor.server.ts'
import { refuseWrongCode } from './second-factor.server.ts'

export async function dropSecondFactor(input: { code: string }, context: RequestContext<'shopper'>): Promise<void> {
  const { db, limits, viewer, now } = context
  await limits.count('password or code by account', viewer.accountId)
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account?.totpSince) throw new Refusal('STATE_CONFLICT')
    if (account.adminRole === 'owner' && (await getFacts(tx)).ownersNeedSecondFactor) throw new Refusal('NOT_ALLOWED')
    await refuseWrongCode(input.code, account, { ...context, db: tx })
    await updateAccount(tx, account.id, { totpSecret: null, totpSince: null, totpLastStep: null }, now)
    await replaceRecoveryCodes(tx, account.id, [])
    await mailAccount(tx, 'second factor off', account.email, account.language)
  })
}
