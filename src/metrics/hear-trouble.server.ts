import { pageTroubles } from '#lib/metrics.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { addTrouble } from './db-troubles.server.ts'
import { isOurs, shownTrouble, type Trouble } from './trouble.ts'

/** Counts and logs what a page says went wrong in somebody's browser; nothing that is theirs is kept. */
export async function hearTrouble(trouble: Trouble, context: RequestContext<'anyone'>): Promise<boolean> {
  const { db, limits, browser, log, now } = context
  await limits.count('page trouble by address', browser.address)
  if (!isOurs(trouble)) return false
  pageTroubles.inc({ kind: trouble.kind })
  log.warn(shownTrouble(trouble), 'page trouble')
  await addTrouble(db, trouble.kind, now)
  return true
}
