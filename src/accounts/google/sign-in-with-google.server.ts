import { inTransaction, isUniqueClash, type Tx, untilUnique } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import {
  type Account,
  endSessions,
  findAccount,
  findAccountByEmail,
  insertAccount,
  updateAccount,
} from '../db.server.ts'
import { mailAccount } from '../mail-account.server.ts'
import { openSession, type SignedIn } from '../open-session.server.ts'
import { replaceRecoveryCodes } from '../second-factor/db-second-factor.server.ts'
import { findByIdentity, insertIdentity } from './db-identities.server.ts'
import { googleFailed } from './google-provider.server.ts'
import { askForCode } from './google-step.server.ts'
import { type GoogleProfile, LONGEST_NAME, type Returned, readGoogleProfile } from './read-google-profile.server.ts'

/** If the account's own mailbox was never proven, a stranger may have made it: password, factor and sessions go. */
async function link(tx: Tx, account: Account, profile: GoogleProfile, now: Date): Promise<Account | undefined> {
  // A provider's word is one factor: whoever runs the shop comes in with their own.
  if (account.adminRole !== null) throw googleFailed()
  const linked = account.emailVerifiedAt ? account : await bare(tx, account, now)
  await insertIdentity(tx, { ...identityOf(profile), accountId: account.id, createdAt: now })
  await mailAccount(tx, 'google linked', account.email, account.language)
  return linked
}

async function bare(tx: Tx, account: Account, now: Date): Promise<Account | undefined> {
  const noSecrets = { passwordHash: null, totpSecret: null, totpSince: null, totpLastStep: null }
  const bareAccount = await updateAccount(tx, account.id, { ...noSecrets, emailVerifiedAt: now }, now)
  await replaceRecoveryCodes(tx, account.id, [])
  await endSessions(tx, account.id, now)
  if (account.totpSince) await mailAccount(tx, 'second factor off', account.email, account.language)
  return bareAccount
}

const identityOf = ({ issuer, subject }: GoogleProfile) => ({ issuer, subject })

async function make(tx: Tx, profile: GoogleProfile, { browser, now }: RequestContext): Promise<Account> {
  const fullName = profile.name || (profile.email.split('@')[0] ?? 'Shopper').slice(0, LONGEST_NAME)
  const { language } = browser
  const account = await insertAccount(tx, {
    id: newId(),
    email: profile.email,
    fullName,
    language,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await insertIdentity(tx, { ...identityOf(profile), accountId: account.id, createdAt: now })
  await mailAccount(tx, 'welcome', account.email, language)
  return account
}

async function findOrMake(tx: Tx, profile: GoogleProfile, context: RequestContext): Promise<Account | undefined> {
  const linkedId = await findByIdentity(tx, identityOf(profile))
  if (linkedId) return findAccount(tx, linkedId)
  if (!profile.isVerified || profile.email === '') throw googleFailed()
  const account = await findAccountByEmail(tx, profile.email)
  if (!account) return make(tx, profile, context)
  return link(tx, account, profile, context.now)
}

const accountFor = (profile: GoogleProfile, context: RequestContext): Promise<Account | undefined> =>
  // The same person in two tabs: the other one has just made the account.
  untilUnique(['accounts_email', 'identities_pkey'], () =>
    inTransaction(context.db, (tx) => findOrMake(tx, profile, context)),
  )

/** Every way in which it can fail is told in one sentence: what exactly, is nobody's to learn here. */
export async function signInWithGoogle(response: Returned, context: RequestContext): Promise<SignedIn> {
  await context.limits.count('sign-in by address', context.browser.address)
  const profile = await readGoogleProfile(response, context).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? error : googleFailed()
  })
  const account = await accountFor(profile, context).catch((error: unknown) => {
    // One account of this provider is linked already, and this is another.
    throw isUniqueClash(error, 'identities_account_id_issuer_key') ? googleFailed() : error
  })
  if (!account || account.adminRole !== null) throw googleFailed()
  if (account.totpSince) throw await askForCode(account, context)
  return openSession(account, context)
}
