import type { Answer } from '#lib/endpoint.ts'
import type { getProductCall } from './api.ts'
import type { Collection, Color } from './product.ts'

/** A product as a page shows it. */
export type Product = Answer<typeof getProductCall>['product']

/** The collection that a color stands for where one looks around. */
export const collectionOf = (color: Color): Collection => (color === 'black' ? 'Black' : 'White')

const MOST_RELATED = 3

/** Of the same category: two in its own colour, then one in the other; gaps are filled from what is left. */
export function related(product: Product, others: readonly Product[]): Product[] {
  const rest = others.filter(({ id }) => id !== product.id)
  const alike = rest.filter(({ color }) => color === product.color)
  const opposite = rest.filter(({ color }) => color !== product.color)
  const first = alike.slice(0, MOST_RELATED - Math.min(1, opposite.length))
  return [...first, ...opposite].slice(0, MOST_RELATED)
}
