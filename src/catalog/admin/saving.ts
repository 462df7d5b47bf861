import type { Refusal } from '#lib/refusal.ts'
import type { AllSending } from '#media/admin/sending.ts'
import type { Product } from '../shop-product.ts'
import { productProblems, type TypedProduct } from './product-form.ts'

/** Why nothing is sent yet, besides what stands at the fields; null where all is well. Only a new product may miss what every product has. */
export function whyNotSaved(
  typed: TypedProduct,
  stored: Pick<Product, 'id'> | null,
  sending: AllSending,
): 'fillIn' | 'fixFailed' | 'wait' | null {
  const problems = Object.values(productProblems(typed))
  if (!stored && problems.some((problem) => problem.endsWith('Required'))) return 'fillIn'
  if (problems.length > 0) return null
  const waiting = typed.images.flatMap(({ key }) => sending[key] ?? [])
  if (waiting.some(({ problem }) => problem !== null)) return 'fixFailed'
  return waiting.length > 0 ? 'wait' : null
}

export const isBare = ({ images }: Pick<Product, 'images'>): boolean => images.length === 0

/** Shoppers would see it, and see nothing: asked about before it happens, not of what is so already. */
export const goesBare = (typed: TypedProduct, stored: Pick<Product, 'status' | 'images'> | null): boolean =>
  typed.status === 'published' &&
  typed.images.length === 0 &&
  !(stored?.status === 'published' && stored.images.length === 0)

/** Who leads the collection, where that is why a product was refused. */
export function leaderIn({ code, details }: Pick<Refusal, 'code' | 'details'>): string | null {
  if (code !== 'FEATURED_TAKEN') return null
  const featured = details['featuredProduct']
  return typeof featured === 'object' && 'name' in featured ? String(featured.name) : ''
}
