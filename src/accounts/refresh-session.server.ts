import { type Db, inTransaction } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { endSession, insertRefreshToken, lockRefreshToken, markRotated } from './db.server.ts'
import { accessTokenFor, successorOf } from './tokens.server.ts'

/** Milliseconds in which a second tab, or an answer that got lost, may use the same token again. */
const GRACE = 20_000

/** Trades a refresh token for its successor. One that was used long ago was stolen: its whole session ends. */
export async function refreshSession(db: Db, token: string, secret: string, now: Date) {
  const hash = digest(token)
  const sessionId = await inTransaction(db, async (tx) => {
    const row = await lockRefreshToken(tx, hash)
    if (!row || row.endedAt !== null || row.expiresAt <= now) return null
    if (row.rotatedAt !== null && now.getTime() - row.rotatedAt.getTime() > GRACE) {
      await endSession(tx, row.sessionId, now)
      return null
    }
    if (row.rotatedAt === null) await markRotated(tx, hash, now)
    await insertRefreshToken(tx, digest(successorOf(token, secret)), row.sessionId, now)
    return row.sessionId
  })
  if (sessionId === null) throw new Refusal('SIGN_IN_FIRST')
  return { accessToken: await accessTokenFor(sessionId, secret, now), refreshToken: successorOf(token, secret) }
}
