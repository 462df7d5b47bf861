import type { Db } from '#lib/db.server.ts'
import type { Viewer } from '#lib/route.server.ts'
import { findViewer as findBySession } from './db.server.ts'
import { sessionIn } from './tokens.server.ts'

/** Who sends this access token. The session and the role are read on every call, so ending them acts at once. */
export async function findViewer(db: Db, token: string, secret: string, now: Date): Promise<Viewer | null> {
  const sessionId = await sessionIn(token, secret, now)
  return sessionId === null ? null : findBySession(db, sessionId, now)
}
