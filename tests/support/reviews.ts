import type { Size } from '../../src/catalog/product.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { NOW } from './builders.ts'

interface ReviewFields {
  rating: number
  comment: string
  status: 'pending' | 'approved' | 'rejected'
  featured: boolean
  size: Size | null
  accountId: string | null
  author: string
  createdAt: Date
}

/** A review as somebody wrote it, without the purchase that lets one write it. */
export async function makeReview(db: Db, productId: string, overrides: Partial<ReviewFields> = {}): Promise<string> {
  const id = newId()
  const defaults = { rating: 5, comment: 'Soft and heavy.', author: 'Mona A.', createdAt: NOW }
  await db
    .insertInto('reviews')
    .values({ id, productId, status: 'approved', ...defaults, ...overrides })
    .execute()
  return id
}
