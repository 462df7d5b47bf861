import { Refusal } from '#lib/refusal.ts'
import { type Ask, type Browser, on } from '#lib/route.server.ts'
import { getMeCall, refreshCall, signInCall, signOutCall } from './api.ts'
import { type Account, findAccount } from './db.server.ts'
import { refreshSession } from './refresh-session.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { SESSION_LIFE } from './tokens.server.ts'

const success = true as const
const REFRESH = 'bw_refresh'

const keepRefreshToken = (browser: Browser, token: string): void =>
  browser.keep(REFRESH, token, { maxAge: SESSION_LIFE, sameSite: 'strict' })

const shown = ({ id, email, fullName, phone, role, adminRole, createdAt }: Account) => ({
  _id: id,
  id,
  email,
  full_name: fullName,
  phone,
  role: role === 'admin' ? ('admin' as const) : ('user' as const),
  adminRole: adminRole as 'owner' | 'staff' | 'viewer' | null,
  createdAt: createdAt.toISOString(),
})

async function getMe({ db, viewer }: Ask<'shopper'>) {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  return { success, user: shown(account) }
}

export const accountRoutes = [
  on(signInCall, 'anyone', async (given, ask) => {
    const { account, accessToken, refreshToken } = await signIn(given, ask)
    keepRefreshToken(ask.browser, refreshToken)
    // A session cookie that somebody may have planted before must not live on.
    ask.browser.drop('bw_session')
    return { success, token: accessToken, user: shown(account) }
  }),
  on(refreshCall, 'anyone', async (_, { db, browser, settings, now }) => {
    const token = browser.cookie(REFRESH)
    if (!token) throw new Refusal('SIGN_IN_FIRST')
    const { accessToken, refreshToken } = await refreshSession(db, token, settings.secret, now)
    keepRefreshToken(browser, refreshToken)
    return { success, token: accessToken }
  }),
  on(signOutCall, 'anyone', async (_, { db, browser, viewer, now }) => {
    await signOut(db, { viewer, refreshToken: browser.cookie(REFRESH) }, now)
    browser.drop(REFRESH)
    return { success }
  }),
  on(getMeCall, 'shopper', async (_, ask) => getMe(ask)),
]
