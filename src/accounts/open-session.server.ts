import { inTransaction } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import { newId } from '#lib/id.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, insertRefreshToken, insertSession } from './db.server.ts'
import { isLimited } from './is-limited.server.ts'
import { accessTokenFor, addressHash, firstRefreshToken, SESSION_LIFE } from './tokens.server.ts'

export interface SignedIn {
  account: Account
  accessToken: string
  refreshToken: string
}

/** Who it is must have been proven before. */
export async function openSession(account: Account, { db, settings, browser, now }: RequestContext): Promise<SignedIn> {
  const id = newId()
  const refreshToken = firstRefreshToken()
  await inTransaction(db, async (tx) => {
    await insertSession(tx, {
      id,
      accountId: account.id,
      openedFrom: addressHash(browser.address, settings.secret),
      agent: browser.agent,
      isLimited: await isLimited(tx, account),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFE * 1000),
    })
    await insertRefreshToken(tx, digest(refreshToken), id, now)
  })
  return { account, refreshToken, accessToken: await accessTokenFor(id, settings.secret, now) }
}
