import { listProductsCall } from '../../src/catalog/api.ts'
import { listWindow } from '../../src/catalog/window/list-window.server.ts'
import type { Db } from '../../src/lib/db.server.ts'
import type { VerbInput } from '../../src/lib/endpoint.ts'

/** What the verb is given when somebody asks like this, or the reason why it is not asked at all. */
export function askedForWindow(query: object): VerbInput<typeof listProductsCall> {
  if (!listProductsCall.query) throw new Error('the call has no query')
  return listProductsCall.query.parse(query)
}

export const lookAt = (db: Db, query: object = {}) => listWindow({ db }, askedForWindow(query))
