import type { Door } from './call.ts'
import { isWorthLater } from './db.server.ts'
import type { PublicReads } from './public-reads.server.ts'
import { noRateLimits } from './rate-limits.server.ts'
import { Refusal } from './refusal.ts'
import { STATUSES } from './refusal-statuses.ts'
import { answerOf } from './refusal-text.server.ts'
import { answer, type Browser, type Deps, nameOf, type Route } from './route.server.ts'

const nobody: Browser = {
  id: null,
  address: 'in-process',
  language: 'en',
  agent: '',
  idempotencyKey: null,
  isUncounted: true,
  cookie: () => undefined,
  keep: () => {},
  drop: () => {},
}

/** Always a stranger who only reads: nothing of a visitor gets into a page that is kept for everyone. */
export function doorForStrangers(routes: Route[], deps: Deps, { read }: PublicReads): Door {
  const byName = new Map(routes.map((route) => [nameOf(route.contract), route]))
  return async (address, input, edition) => {
    const route = byName.get(nameOf(address))
    if (!route || address.method !== 'GET') throw new Error(`Not for a page: ${nameOf(address)}`)
    try {
      // All who open pages have one address here: what one of them asks must not count for the others.
      const stranger = { ...deps, limits: noRateLimits, now: new Date(), browser: nobody, viewer: null }
      const request = { params: input, query: input, body: undefined }
      return await read((db) => answer(route, request, { ...stranger, db, edition }))
    } catch (error) {
      // React Router hides what an Error says, and answers 500; a Response keeps its status and its code.
      const refusal = isWorthLater(error) ? new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }) : error
      if (refusal instanceof Refusal) throw Response.json(answerOf(refusal, 'en'), { status: STATUSES[refusal.code] })
      throw error
    }
  }
}
