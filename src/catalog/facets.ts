import { CATEGORIES, type Category, COLORS, type Color, SIZES, type Size } from './product.ts'

/** So many products are alike in what can be chosen. */
interface Tally {
  color: Color
  category: Category
  /** Still to be had. */
  sizes: readonly Size[]
  count: number
}

interface Choice {
  color: Color | undefined
  category: Category | undefined
  /** Any of them. */
  sizes: readonly Size[]
}

export interface Facets {
  color: Record<Color, number>
  category: Record<Category, number>
  size: Record<Size, number>
}

const fits = (tally: Tally, { color, category, sizes }: Choice): boolean =>
  (color === undefined || color === tally.color) &&
  (category === undefined || category === tally.category) &&
  (sizes.length === 0 || sizes.some((size) => tally.sizes.includes(size)))

/** How many products each choice would show, all others as they are: 0 is a way that leads nowhere. */
export function countFacets(tallies: readonly Tally[], made: Choice): { total: number; facets: Facets } {
  const count = (choice: Partial<Choice>): number =>
    tallies.filter((tally) => fits(tally, { ...made, ...choice })).reduce((sum, tally) => sum + tally.count, 0)
  const each = <T extends string>(values: readonly T[], choiceOf: (value: T) => Partial<Choice>) =>
    Object.fromEntries(values.map((value) => [value, count(choiceOf(value))])) as Record<T, number>
  const facets = {
    color: each(COLORS, (color) => ({ color })),
    category: each(CATEGORIES, (category) => ({ category })),
    size: each(SIZES, (size) => ({ sizes: [size] })),
  }
  return { total: count({}), facets }
}
