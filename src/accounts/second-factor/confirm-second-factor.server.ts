import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockAccount, updateAccount } from '../db.server.ts'
import { mailAccount } from '../mail-account.server.ts'
import { liftLimits, replaceRecoveryCodes } from './db-second-factor.server.ts'
import { recoveryCodes, recoveryHash, refuseWrongCode } from './second-factor.server.ts'

export async function confirmSecondFactor(
  input: { code: string },
  context: RequestContext<'shopper'>,
): Promise<string[]> {
  const { db, limits, viewer, now } = context
  await limits.count('password or code by account', viewer.accountId)
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    if (account.totpSince) throw new Refusal('STATE_CONFLICT')
    await refuseWrongCode(input.code, account, { ...context, db: tx })
    const codes = recoveryCodes()
    await updateAccount(tx, account.id, { totpSince: now }, now)
    await replaceRecoveryCodes(tx, account.id, codes.map(recoveryHash))
    await liftLimits(tx, account.id)
    await mailAccount(tx, 'second factor on', account.email, account.language)
    return codes
  })
}
