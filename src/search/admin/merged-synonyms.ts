import type { Whose } from '#back-office/form/admin-form.ts'
import type { TypedGroup } from './synonym-form.ts'

interface Stored {
  id: string
  words: readonly string[]
}

type Words = readonly string[]

/** What a colleague made of one group: null before where it is new, after where it is gone. */
interface Taken {
  key: string
  before: Words | null
  after: Words | null
}

/** One of the two took a group out that the other one changed. */
interface Contested {
  group: TypedGroup
  gone: Whose
}

export interface SynonymMerge {
  groups: TypedGroup[]
  taken: Taken[]
  contested: Contested[]
}

interface Versions {
  start: readonly Stored[]
  mine: readonly TypedGroup[]
  theirs: readonly Stored[]
}

export const without = (words: Words, others: Words): string[] => words.filter((word) => !others.includes(word))
const isSame = (one: Words, other: Words): boolean => one.join('\n') === other.join('\n')

/** Ids are new with every save: a group is the one that has kept the most of its words. */
function heirsOf(start: readonly Stored[], theirs: readonly Stored[]): Map<string, Stored> {
  const countKept = ({ words }: Stored, heir: Stored): number =>
    isSame(words, heir.words) ? Number.POSITIVE_INFINITY : words.filter((word) => heir.words.includes(word)).length
  const pairs = start
    .flatMap((group) => theirs.map((heir) => ({ group, heir, kept: countKept(group, heir) })))
    .filter((pair) => pair.kept > 0)
    .sort((one, other) => (one.kept === other.kept ? 0 : other.kept - one.kept))
  const heirs = new Map<string, Stored>()
  const takenHeirs = new Set<Stored>()
  for (const { group, heir } of pairs) {
    if (heirs.has(group.id) || takenHeirs.has(heir)) continue
    heirs.set(group.id, heir)
    takenHeirs.add(heir)
  }
  return heirs
}

/** Words that either of the two added are in it, words that either of them took out are not. */
const mergedWords = (start: Words, mine: Words, theirs: Words): string[] => {
  const keptWords = without(theirs, without(start, mine))
  return [...keptWords, ...without(mine, [...start, ...keptWords])]
}

const typedFrom = ({ id, words }: Stored): TypedGroup => ({ key: id, words, typed: '' })

/** What became of a group that the list began with. */
function mergeGroup(before: Stored, mine: TypedGroup | undefined, heir: Stored | undefined): SynonymMerge {
  const changed = heir === undefined || !isSame(before.words, heir.words)
  const mineChanged = mine === undefined || mine.typed !== '' || !isSame(before.words, mine.words)
  if (mine && heir) {
    const group = { ...mine, key: heir.id, words: mergedWords(before.words, mine.words, heir.words) }
    const isTaken = changed && !isSame(group.words, mine.words)
    return {
      groups: [group],
      taken: isTaken ? [{ key: heir.id, before: mine.words, after: group.words }] : [],
      contested: [],
    }
  }
  if (heir) {
    const group = typedFrom(heir)
    return changed
      ? { groups: [group], taken: [], contested: [{ group, gone: 'mine' }] }
      : { groups: [], taken: [], contested: [] }
  }
  if (!mine) return { groups: [], taken: [], contested: [] }
  return mineChanged
    ? { groups: [mine], taken: [], contested: [{ group: mine, gone: 'theirs' }] }
    : { groups: [], taken: [{ key: before.id, before: before.words, after: null }], contested: [] }
}

/** Two who changed the list at once, word by word; only a group that one took out and the other changed is to be asked. */
export function mergedSynonyms({ start, mine, theirs }: Versions): SynonymMerge {
  const heirs = heirsOf(start, theirs)
  const merges = start.map((before) =>
    mergeGroup(
      before,
      mine.find(({ key }) => key === before.id),
      heirs.get(before.id),
    ),
  )
  const heirGroups = new Set(heirs.values())
  const added = theirs.filter((group) => !heirGroups.has(group))
  const isThere = ({ words, typed }: TypedGroup): boolean =>
    typed === '' && words.length > 0 && added.some((group) => without(words, group.words).length === 0)
  const own = mine.filter((group) => !start.some(({ id }) => id === group.key) && !isThere(group))
  const left = merges.flatMap(({ groups }) => groups)
  const isTheirs = ({ key }: TypedGroup): boolean => theirs.some(({ id }) => id === key)
  return {
    groups: [
      ...own,
      ...left.filter((group) => !isTheirs(group)),
      ...theirs.flatMap((group) =>
        heirGroups.has(group) ? left.filter(({ key }) => key === group.id) : typedFrom(group),
      ),
    ],
    taken: [
      ...added.map(({ id, words }) => ({ key: id, before: null, after: words })),
      ...merges.flatMap(({ taken }) => taken),
    ],
    contested: merges.flatMap(({ contested }) => contested),
  }
}
