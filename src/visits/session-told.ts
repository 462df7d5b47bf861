import { inTab } from '#lib/storage.ts'
import { isPrivate, SESSION } from './session.ts'

/** The session that this tab has told of, for an order to keep where its visit came from. */
export function sessionTold(): { sessionId?: string } {
  const sessionId = isPrivate(navigator) ? null : inTab((storage) => storage.getItem(SESSION))
  return sessionId && /^session_\d{1,16}_\w{1,12}$/.test(sessionId) ? { sessionId } : {}
}
