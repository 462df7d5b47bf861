export type Direction = 'first' | 'earlier' | 'later'

interface Keyed {
  key: string
}

/** Never before the first or behind the last; what is not there changes nothing. */
export function placed<T extends Keyed>(items: readonly T[], key: string, to: number): readonly T[] {
  const from = items.findIndex((item) => item.key === key)
  const item = items[from]
  return item ? items.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, items.length - 1)), 0, item) : items
}

export function movedBy<T extends Keyed>(items: readonly T[], key: string, direction: Direction): readonly T[] {
  const from = items.findIndex((item) => item.key === key)
  return placed(items, key, { first: 0, earlier: from - 1, later: from + 1 }[direction])
}
