import type { Answer } from '#lib/endpoint.ts'
import type { getProductCall } from './api.ts'

export type Product = Answer<typeof getProductCall>['product']

export const MOST_RELATED = 3

/** What it is, whatever its color: the Black Heavy Hoodie and the White one are one garment. */
const garment = ({ name }: Product): string =>
  name
    .toLowerCase()
    .replace(/\b(black|white)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const isTwinOf = (product: Product) => (other: Product) =>
  other.color !== product.color && other.category === product.category && garment(other) === garment(product)

/** Two in its own color, one in the other (its twin first); gaps are filled from the category, then from `more`. */
export function related(
  product: Product,
  sameCategory: readonly Product[],
  more: readonly Product[],
): { products: Product[]; twinId: string | undefined } {
  const rest = sameCategory.filter(({ id }) => id !== product.id)
  const twin = rest.find(isTwinOf(product))
  const alike = rest.filter(({ color }) => color === product.color)
  const opposite = rest.filter((other) => other.color !== product.color && other !== twin)
  const others = twin ? [twin, ...opposite] : opposite
  const [first, then] = [alike.slice(0, MOST_RELATED - 1), alike.slice(MOST_RELATED - 1)]
  const ids = [product, ...rest].map(({ id }) => id)
  const filled = [...first, ...others.slice(0, 1), ...then, ...others.slice(1)]
  const chosen = [...filled, ...more.filter(({ id }) => !ids.includes(id))].slice(0, MOST_RELATED)
  return { products: twin ? [...chosen.filter((each) => each !== twin), twin] : chosen, twinId: twin?.id }
}
