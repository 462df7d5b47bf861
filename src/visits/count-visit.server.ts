import type { VerbInput } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { countVisitCall } from './api.ts'
import { insertStep, insertView, insertVisit, type Visit } from './db.server.ts'
import { addMissedSearch, addMissedSize } from './db-missed.server.ts'
import { wordsToKeep } from './personal.ts'
import { sourceOf } from './source.ts'

type Told = VerbInput<typeof countVisitCall>
type Context = RequestContext<'anyone'>

/** What stands behind the page's address may be a search or a code: nobody's to keep. */
const pathOf = (page: string): string => page.replace(/[?#].*/s, '')

/** Whoever asks not to be counted is not; of everyone else no address is kept. True where it counted. */
export async function countVisit(told: Told, context: Context): Promise<boolean> {
  const { limits, browser, now } = context
  if (browser.isUncounted) return false
  await limits.count('visit by browser', browser.id ?? browser.address)
  await limits.count('visit by address', browser.address)
  return count(told, { sessionId: told.sessionId, page: pathOf(told.page), at: now }, context)
}

function count(told: Told, visit: Visit, { db, settings }: Context): Promise<boolean> {
  const { type, productId = '', size, words = '' } = told
  switch (type) {
    case 'visit':
      return insertVisit(db, visit, sourceOf(told, settings.publicUrl))
    case 'product_view':
      return insertView(db, productId, visit)
    case 'cart':
    case 'checkout':
      return insertStep(db, type, visit)
    case 'search':
      return missSearch(words, visit.at, db)
    case 'size':
      return size ? addMissedSize(db, { productId, size }, 'presses', visit.at) : Promise.resolve(false)
  }
}

async function missSearch(typed: string, now: Date, db: Context['db']): Promise<boolean> {
  const words = wordsToKeep(typed)
  return words !== null && addMissedSearch(db, words, now)
}
