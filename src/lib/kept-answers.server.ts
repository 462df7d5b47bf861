import type { Change } from './notices.server.ts'
import { type Page, pageCache } from './page-cache.server.ts'
import { pageOf } from './send-page.server.ts'

/** Milliseconds that an answer may be old where no notice reached us: another process has sold a piece of many. */
const AGE = 1000

const HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding, authorization' }

export interface KeptAnswers {
  get: (address: string, read: () => Promise<unknown>) => Promise<Page> | Page
  /** Another one as soon as more has changed than how many pieces there are of many: for `keptParts`. */
  edition: () => object
  forget: (what: Change) => void
}

/** What strangers are told is the same for all of them: read, written and compressed once. */
export function keptAnswers(): KeptAnswers {
  const cache = pageCache(async (_, read: () => Promise<unknown>) =>
    pageOf(Buffer.from(JSON.stringify(await read())), { headers: HEADERS }),
  )
  let isDue = false
  let edition = {}
  const forgetOld = (): void => {
    isDue = false
    cache.forget()
  }
  return {
    edition: () => edition,
    forget: (what) => {
      cache.forget()
      if (what !== 'pieces') edition = {}
    },
    get: (address, read) => {
      if (!isDue) setTimeout(forgetOld, AGE).unref()
      isDue = true
      return cache.get(address, read)
    },
  }
}
