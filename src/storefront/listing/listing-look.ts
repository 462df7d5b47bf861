const GROUNDS = { black: 'ink', white: 'bone' } as const
const COLLECTIONS = { black: 'Black', white: 'White' } as const

interface Words {
  title: string
  categories: Partial<Record<string, string>>
  collections: Record<'Black' | 'White' | 'current', string>
}

type Choice = Partial<Record<'color' | 'collection' | 'category', string | null | undefined>>

const has = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name)

/** A list of one color stands on it. */
export const groundOf = (color: string | null | undefined): 'ink' | 'bone' | 'paper' =>
  color && has(GROUNDS, color) ? GROUNDS[color] : 'paper'

export function titleOf({ title, collections, categories }: Words, { color, collection, category }: Choice): string {
  if (collection && has(collections, collection)) return collections[collection]
  return color && has(COLLECTIONS, color) ? collections[COLLECTIONS[color]] : (categories[category ?? ''] ?? title)
}
