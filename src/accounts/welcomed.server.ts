import type { Browser, RequestContext } from '#lib/route.server.ts'
import { pictureUrl } from '#media/picture.ts'
import type { Account } from './db.server.ts'
import type { SignedIn } from './open-session.server.ts'
import { SESSION_LIFE } from './tokens.server.ts'

export const REFRESH = 'bw_refresh'

export const keepRefreshToken = (browser: Browser, token: string): void =>
  browser.keep(REFRESH, token, { maxAge: SESSION_LIFE, sameSite: 'strict' })

export const shownAccount = (account: Account) => ({
  _id: account.id,
  id: account.id,
  email: account.email,
  full_name: account.fullName,
  phone: account.phone,
  role: account.role,
  adminRole: account.adminRole,
  emailVerified: account.emailVerifiedAt !== null,
  hasPassword: account.passwordHash !== null,
  hasSecondFactor: account.totpSince !== null,
  profile_picture: account.pictureId ? pictureUrl(account.pictureId, account.pictureWidth ?? 0) : null,
  language: account.language,
  createdAt: account.createdAt.toISOString(),
})

/** Who has just signed in: their cookie, and what their browser learns. */
export function welcomed({ account, accessToken, refreshToken }: SignedIn, { browser }: RequestContext) {
  keepRefreshToken(browser, refreshToken)
  // A session cookie that somebody may have planted before must not live on.
  browser.drop('bw_session')
  return { success: true as const, token: accessToken, user: shownAccount(account) }
}
