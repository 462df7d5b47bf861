import { jwtVerify, SignJWT } from 'jose'
import * as oidc from 'openid-client'
import { inTransaction, isUniqueClash, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps, RequestContext } from '#lib/route.server.ts'
import {
  type Account,
  endSessions,
  findAccount,
  findAccountByEmail,
  insertAccount,
  updateAccount,
} from '../db.server.ts'
import { keyFor } from '../keys.server.ts'
import { mailAccount } from '../mail-account.server.ts'
import { openSession, type SignedIn } from '../open-session.server.ts'
import { replaceRecoveryCodes } from '../second-factor/db-second-factor.server.ts'
import { findByIdentity, insertIdentity } from './db-identities.server.ts'
import { askForCode } from './google-step.server.ts'

const FLOW = 'bw_google'
/** Seconds in which one has to come back from the provider. */
const FLOW_LIFE = 600
const LONGEST_NAME = 120
const SCOPE = 'openid email profile'

const failed = (): Refusal => new Refusal('GOOGLE_FAILED')

let known: { issuer: string; configuration: Promise<oidc.Configuration> } | undefined

/** What the provider says of itself, asked once; after a failure it is asked again. */
function provider({ google }: Deps['settings']): Promise<oidc.Configuration> {
  if (!google) throw new Refusal('NOT_FOUND')
  const { issuer, clientId, clientSecret } = google
  if (known?.issuer === issuer) return known.configuration
  const isPlain = issuer.startsWith('http:')
  const configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 5,
    // The token's own signature is checked too, not only the connection it came over.
    // Plain http is for a provider on this machine: settings refuse any other.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
  known = { issuer, configuration }
  configuration.catch(() => {
    known = undefined
  })
  return configuration
}

interface Flow {
  state: string
  nonce: string
  verifier: string
}

const returnAddress = ({ publicUrl }: Deps['settings']): string => `${publicUrl}/callback`

const sealFlow = (flow: Flow, { settings, now }: RequestContext): Promise<string> =>
  new SignJWT({ ...flow })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + FLOW_LIFE)
    .sign(keyFor(settings.secret, 'google flow'))

async function flowIn(cookie: string | undefined, { settings, now }: RequestContext): Promise<Flow> {
  const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] }
  const { payload } = await jwtVerify(cookie ?? '', keyFor(settings.secret, 'google flow'), checks)
  const { state, nonce, verifier } = payload
  return { state: String(state), nonce: String(nonce), verifier: String(verifier) }
}

/** Where the browser goes. What must come back with it stays in a cookie of this browser alone. */
export async function startGoogle(context: RequestContext): Promise<string> {
  const { settings, browser } = context
  const config = await provider(settings).catch((error: unknown) => {
    throw error instanceof Refusal ? error : failed()
  })
  const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  browser.keep(FLOW, await sealFlow(flow, context), { maxAge: FLOW_LIFE, sameSite: 'lax' })
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(settings),
    scope: SCOPE,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  }).href
}

interface Profile {
  issuer: string
  subject: string
  email: string
  isVerified: boolean
  name: string
}

interface Returned {
  code: string
  state: string
  /** Who says so (RFC 9207), where the provider tells. */
  iss?: string | undefined
}

async function readProfile(response: Returned, context: RequestContext): Promise<Profile> {
  const { settings, browser } = context
  const config = await provider(settings)
  const flow = await flowIn(browser.cookie(FLOW), context)
  browser.drop(FLOW)
  const back = new URL(returnAddress(settings))
  const { code, state, iss } = response
  back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw failed()
  const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => claims)
  const allClaims = { ...more, ...claims }
  const email = typeof allClaims['email'] === 'string' ? allClaims['email'].trim().toLowerCase() : ''
  const name = typeof allClaims['name'] === 'string' ? allClaims['name'].trim().slice(0, LONGEST_NAME) : ''
  return { issuer: claims.iss, subject: claims.sub, email, isVerified: allClaims['email_verified'] === true, name }
}

/** If the account's own mailbox was never proven, a stranger may have made it: password, factor and sessions go. */
async function link(tx: Tx, account: Account, profile: Profile, now: Date): Promise<Account | undefined> {
  // A provider's word is one factor: whoever runs the shop comes in with their own.
  if (account.adminRole !== null) throw failed()
  const linked = account.emailVerifiedAt ? account : await bare(tx, account, now)
  await insertIdentity(tx, { ...identityOf(profile), accountId: account.id, createdAt: now })
  await mailAccount(tx, 'google linked', account.email, account.language)
  return linked
}

async function bare(tx: Tx, account: Account, now: Date): Promise<Account | undefined> {
  const gone = { passwordHash: null, totpSecret: null, totpSince: null, totpLastStep: null }
  const left = await updateAccount(tx, account.id, { ...gone, emailVerifiedAt: now }, now)
  await replaceRecoveryCodes(tx, account.id, [])
  await endSessions(tx, account.id, now)
  if (account.totpSince) await mailAccount(tx, 'second factor off', account.email, account.language)
  return left
}

const identityOf = ({ issuer, subject }: Profile) => ({ issuer, subject })

async function make(tx: Tx, profile: Profile, { browser, now }: RequestContext): Promise<Account> {
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
  return account
}

function accountFor(profile: Profile, context: RequestContext): Promise<Account | undefined> {
  return inTransaction(context.db, async (tx) => {
    const bound = await findByIdentity(tx, identityOf(profile))
    if (bound) return findAccount(tx, bound)
    if (!profile.isVerified || profile.email === '') throw failed()
    const account = await findAccountByEmail(tx, profile.email)
    if (!account) return make(tx, profile, context)
    return link(tx, account, profile, context.now)
  })
}

const isClash = (error: unknown): boolean =>
  isUniqueClash(error, 'accounts_email') || isUniqueClash(error, 'identities_pkey')

/** Every way in which it can fail is told in one sentence: what exactly, is nobody's to learn here. */
export async function signInWithGoogle(response: Returned, context: RequestContext): Promise<SignedIn> {
  await context.limits.count('sign-in by address', context.browser.address)
  const profile = await readProfile(response, context).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? error : failed()
  })
  const account = await accountFor(profile, context).catch((error: unknown) => {
    // The same person in two tabs: the other one has just made the account.
    if (isClash(error)) return accountFor(profile, context)
    // One account of this provider is linked already, and this is another.
    throw isUniqueClash(error, 'identities_account_id_issuer_key') ? failed() : error
  })
  if (!account || account.adminRole !== null) throw failed()
  if (account.totpSince) throw await askForCode(account, context)
  return openSession(account, context)
}
