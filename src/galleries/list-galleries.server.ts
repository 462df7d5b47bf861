import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { pageOf } from '#lib/wire.ts'
import type { listGalleriesCall } from './api.ts'
import { listMatching, type Onlooker } from './db.server.ts'

/** Only an admin may ask for more than the active ones. */
export async function listGalleries(db: Db, query: VerbInput<typeof listGalleriesCall>, onlooker: Onlooker) {
  const { q, search, featured, status, sort, page, limit } = query
  const filters = { words: q ?? search ?? '', featured, sort, page, limit }
  const visibleStatus = onlooker.isAdmin ? status : 'active'
  const { galleries, total } = await listMatching(db, { ...filters, status: visibleStatus }, onlooker)
  return { galleries, pagination: pageOf(total, { page, limit }) }
}
