import { renderSVG } from 'uqr'
import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { lockAccount, updateAccount } from '../db.server.ts'
import { confirmPassword } from '../passwords.server.ts'
import { newSecret, sealSecret, uriFor } from './second-factor.server.ts'

/** A new secret to scan. It counts for nothing until a first code of it has been typed. */
export async function startSecondFactor(input: { password: string }, context: RequestContext<'shopper'>) {
  const { db, settings, viewer, now } = context
  const { name } = await getFacts(db)
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    if (account.totpSince) throw new Refusal('STATE_CONFLICT')
    await confirmPassword(input.password, account, context)
    const secret = newSecret()
    await updateAccount(tx, account.id, { totpSecret: sealSecret(secret, settings.secret), totpLastStep: null }, now)
    const uri = uriFor(secret, account.email, name)
    return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) }
  })
}
