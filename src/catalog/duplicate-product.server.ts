import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findProduct, type ShownProduct } from './db.server.ts'
import { createProduct } from './save-product.server.ts'

const LONGEST_NAME = 120
const COPY = { name: ' (copy)', nameAr: ' (نسخة)' } as const

const marked = (name: string, mark: string): string =>
  name === '' ? '' : name.slice(0, LONGEST_NAME - mark.length).trimEnd() + mark

/** A draft with the same words, sizes and pictures, which both show from now on; a code of its own, and nothing in stock. */
export async function duplicateProduct(db: Db, id: string, accountId: string, now: Date): Promise<ShownProduct> {
  const product = await findProduct(db, id)
  if (!product) throw new Refusal('NOT_FOUND')
  // What is not made any more, nobody wears of the copy.
  const isWornMade = product.sizes.some(({ size }) => size === product.sizeWorn)
  return createProduct(
    db,
    {
      ...product,
      name: marked(product.name, COPY.name),
      nameAr: marked(product.nameAr, COPY.nameAr),
      ...(isWornMade ? {} : { modelHeight: null, sizeWorn: null }),
      status: 'draft',
      sizes: product.sizes.map(({ size }) => ({ size, stock: 0 })),
      images: product.images.map(({ mediaId, alt, altAr }) => ({ mediaId, alt, altAr })),
      featured: false,
      replaceFeatured: false,
      stockReason: '',
    },
    accountId,
    now,
  )
}
