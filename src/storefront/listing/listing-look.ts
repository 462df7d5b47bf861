const GROUNDS = { black: 'ink', white: 'bone' } as const
const COLLECTIONS = { black: 'Black', white: 'White' } as const

interface Words {
  title: string
  collections: Record<'Black' | 'White' | 'current', string>
}

interface Choice {
  color: string | null | undefined
  collection: string | null | undefined
}

const has = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name)

/** A list of one color stands on it. */
export const groundOf = (color: string | null | undefined): 'ink' | 'bone' | 'paper' =>
  color && has(GROUNDS, color) ? GROUNDS[color] : 'paper'

export function titleOf({ title, collections }: Words, { color, collection }: Choice): string {
  if (collection && has(collections, collection)) return collections[collection]
  return color && has(COLLECTIONS, color) ? collections[COLLECTIONS[color]] : title
}
