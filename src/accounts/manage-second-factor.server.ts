import { renderSVG } from 'uqr'
import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Ask } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { lockAccount, updateAccount } from './db.server.ts'
import { liftLimits, replaceRecoveryCodes } from './db-second-factor.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { confirmPassword } from './passwords.server.ts'
import { isSecondFactor, newSecret, recoveryCodes, recoveryHash, sealSecret, uriFor } from './second-factor.server.ts'

const wrongCode = (): Refusal => new Refusal('INVALID', { errors: { code: 'codeWrong' } })

/** A new secret to scan. It counts for nothing until a first code of it has been typed. */
export async function startSecondFactor(given: { password: string }, ask: Ask<'shopper'>) {
  const { db, settings, viewer, now } = ask
  const { name } = await getFacts(db)
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    if (account.totpSince) throw new Refusal('STATE_CONFLICT')
    await confirmPassword(given.password, account, ask)
    const secret = newSecret()
    await updateAccount(tx, account.id, { totpSecret: sealSecret(secret, settings.secret), totpLastStep: null }, now)
    const uri = uriFor(secret, account.email, name)
    return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) }
  })
}

/** From the first right code on it is asked for at every sign-in. Answers the recovery codes, this once. */
export async function confirmSecondFactor(given: { code: string }, ask: Ask<'shopper'>): Promise<string[]> {
  const { db, limits, viewer, now } = ask
  await limits.count('password or code by account', viewer.accountId)
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    if (account.totpSince) throw new Refusal('STATE_CONFLICT')
    if (!(await isSecondFactor(given.code, account, { ...ask, db: tx }))) throw wrongCode()
    const codes = recoveryCodes()
    await updateAccount(tx, account.id, { totpSince: now }, now)
    await replaceRecoveryCodes(tx, account.id, codes.map(recoveryHash))
    await liftLimits(tx, account.id)
    await mailAccount(tx, 'second factor on', account.email, account.language)
    return codes
  })
}

export async function dropSecondFactor(given: { code: string }, ask: Ask<'shopper'>): Promise<void> {
  const { db, limits, viewer, now } = ask
  await limits.count('password or code by account', viewer.accountId)
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account?.totpSince) throw new Refusal('STATE_CONFLICT')
    if (account.adminRole === 'owner' && (await getFacts(tx)).ownersNeedSecondFactor) throw new Refusal('NOT_ALLOWED')
    if (!(await isSecondFactor(given.code, account, { ...ask, db: tx }))) throw wrongCode()
    await updateAccount(tx, account.id, { totpSecret: null, totpSince: null, totpLastStep: null }, now)
    await replaceRecoveryCodes(tx, account.id, [])
    await mailAccount(tx, 'second factor off', account.email, account.language)
  })
}
