import { keptParts } from '#lib/kept-parts.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findProduct, readInOrder } from '../db.server.ts'
import { MOST_RELATED, related } from '../shop-product.ts'
import { findNewest, type Likeness } from './db-alike.server.ts'
import type { Reading } from './db-window.server.ts'

const newest = keptParts<{ id: string }[]>()

/** The same category first; where it has too few, what else there is in this color. */
export async function listAlike({ db, edition }: Reading, id: string): Promise<ReturnType<typeof related>> {
  const product = await findProduct(db, id, 'shown')
  if (!product) throw new Refusal('NOT_FOUND')
  const like = async (by: Likeness) =>
    readInOrder(db, await newest(edition, product[by], () => findNewest(db, by, product[by])))
  const same = await like('category')
  const more = same.length > MOST_RELATED ? [] : await like('color')
  return related(product, same, more)
}
