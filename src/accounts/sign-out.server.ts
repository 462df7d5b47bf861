import { type Db, inTransaction } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import type { Viewer } from '#lib/route.server.ts'
import { endSession, lockRefreshToken } from './db.server.ts'

/** Ends the session at once, by its access token or, where that has run out, by its refresh token. */
export async function signOut(
  db: Db,
  { viewer, refreshToken }: { viewer: Viewer | null; refreshToken: string | undefined },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The token first, as refreshing does: the two may come at the same time.
    const row = refreshToken ? await lockRefreshToken(tx, digest(refreshToken)) : undefined
    if (row) await endSession(tx, row.sessionId, now)
    if (viewer) await endSession(tx, viewer.sessionId, now)
  })
}
