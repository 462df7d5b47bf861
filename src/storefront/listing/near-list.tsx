import type { RouterContextProvider } from 'react-router'
import { listProductsCall } from '#catalog/api.ts'
import { type CardProduct, forCard } from '#catalog/card-product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { Popular } from '../card/popular.tsx'
import { type Empty, findNear, type NearQuery, nearQueries } from './near.ts'

const SHOWN = 4
/** Beside one piece; beside two there is room for fewer. */
const BESIDE = 3

interface Near extends NearQuery {
  products: CardProduct[]
}

/** What comes near to filters that show nothing; never a reason for another failure. */
export async function listNear(context: Readonly<RouterContextProvider>, empty: Empty): Promise<Near | null> {
  const list = (query: NearQuery) => call(context, listProductsCall, { ...query, limit: SHOWN })
  const near = await findNear(nearQueries(empty), list).catch(() => null)
  return near && { q: near.q, category: near.category, products: near.products.map(forCard) }
}

/** Beside the only pieces that were found: what else there is of their kind, and then of any. */
export async function listBeside(
  context: Readonly<RouterContextProvider>,
  products: readonly Pick<CardProduct, 'id' | 'category'>[],
): Promise<Near | null> {
  const list = (query: NearQuery) => call(context, listProductsCall, { ...query, limit: BESIDE + products.length })
  const category = products[0]?.category
  const lists = await Promise.all([list({ category }), list({})]).catch(() => [])
  const shown = new Set(products.map(({ id }) => id))
  const others = lists.flatMap(({ products }) => products).filter(({ id }) => !shown.has(id) && shown.add(id))
  return { category, products: others.slice(0, BESIDE).map(forCard) }
}

export function NearList({ near }: { near: Near | null }) {
  const { listing, shop } = useTexts('listing')
  if (!near) return null
  const { q, category, products } = near
  const byCategory = category && listing.empty.allOf(shop.products.categories[category])
  return <Popular products={products} title={q ? listing.empty.near(q) : byCategory} />
}
