import type { VerbInput } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { countVisitCall } from './api.ts'
import { insertView, insertVisit } from './db.server.ts'

/** What stands behind the page's address may be a search or a code: nobody's to keep. */
const pathOf = (page: string): string => page.replace(/[?#].*$/, '')

/** Whoever asks not to be counted is not; of everyone else no address is kept. True where it counted. */
export async function countVisit(
  visit: VerbInput<typeof countVisitCall>,
  context: RequestContext<'anyone'>,
): Promise<boolean> {
  const { db, limits, browser, now } = context
  if (browser.isUncounted) return false
  await limits.count('visit by browser', browser.id ?? browser.address)
  await limits.count('visit by address', browser.address)
  const { type, productId, sessionId } = visit
  const look = { sessionId, page: pathOf(visit.page), at: now }
  return type === 'product_view' && productId ? insertView(db, productId, look) : insertVisit(db, look)
}
