import type { Details, RefusalCode } from '#lib/refusal.ts'
import type { AllSending } from '#media/admin/sending.ts'
import type { Product } from '../shop-product.ts'
import { productProblems, type TypedProduct } from './product-form.ts'

type NotYet = { reason: 'fillIn' | 'fixFailed' | 'wait' } | { reason: 'toSave'; count: number }

/** Why nothing is sent yet; null where all is well. Only a new product may miss what every product has. */
export function whyNotSaved(
  typed: TypedProduct,
  stored: Pick<Product, 'id'> | null,
  sending: AllSending,
): NotYet | null {
  const problems = Object.values(productProblems(typed))
  const misses = problems.some((problem) => problem.endsWith('Required'))
  if (problems.length > 0)
    return !stored && misses ? { reason: 'fillIn' } : { reason: 'toSave', count: problems.length }
  const waiting = typed.images.flatMap(({ key }) => sending[key] ?? [])
  if (waiting.some(({ problem }) => problem !== null)) return { reason: 'fixFailed' }
  return waiting.length > 0 ? { reason: 'wait' } : null
}

const nameIn = (featured: unknown): string =>
  typeof featured === 'object' && featured !== null && 'name' in featured ? String(featured.name) : ''

/** `featured`: who leads now is asked about first. `stale`: the version saved meanwhile is read and compared. */
type RefusedSave = { kind: 'featured'; name: string } | { kind: 'stale'; id: string } | { kind: 'other' }

export function refusedSave(
  { code, details }: { code: RefusalCode; details: Details },
  stored: Pick<Product, 'id'> | null,
): RefusedSave {
  if (code === 'FEATURED_TAKEN') return { kind: 'featured', name: nameIn(details['featuredProduct']) }
  return code === 'STALE_EDIT' && stored ? { kind: 'stale', id: stored.id } : { kind: 'other' }
}
