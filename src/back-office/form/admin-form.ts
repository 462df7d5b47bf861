const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const changedIn = <V extends object, F extends keyof V>(fields: readonly F[], before: V, after: V): F[] =>
  fields.filter((field) => !same(before[field], after[field]))

/** What a form was opened with; null: of something new. */
export interface Start<V, S> {
  stored: S | null
  typed: V
}

export type Whose = 'mine' | 'theirs'

interface Versions<V> {
  /** What the form was opened with. */
  start: V
  mine: V
  /** What somebody else saved in the meantime. */
  theirs: V
}

export interface Merge<V, F extends keyof V> {
  /** Everything that only one side changed is as that side has it; what both changed is still mine. */
  merged: V
  taken: F[]
  contested: F[]
}

export function mergedFrom<V extends object, F extends keyof V>(
  fields: readonly F[],
  { start, mine, theirs }: Versions<V>,
): Merge<V, F> {
  const changedByMe = changedIn(fields, start, mine)
  const changedByThem = changedIn(fields, start, theirs)
  const contested = changedByMe.filter((field) => changedByThem.includes(field) && !same(mine[field], theirs[field]))
  const taken = changedByThem.filter((field) => !changedByMe.includes(field))
  return { merged: { ...mine, ...picked(theirs, taken) }, taken, contested }
}

export const picked = <V extends object, F extends keyof V>(from: V, fields: readonly F[]): Pick<V, F> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<V, F>
