import { describe, expect, test } from 'vitest'
import { mergedSynonyms } from './merged-synonyms.ts'

let ids = 0
const stored = (...groups: string[][]) =>
  groups.map((words) => {
    ids += 1
    return { id: `id${ids}`, words }
  })
const typed = (groups: readonly { id: string; words: readonly string[] }[]) =>
  groups.map(({ id, words }) => ({ key: id, words, typed: '' }))

const start = stored(['hoodie', 'sweatshirt'], ['tee', 'shirt'])

/** What is left of the list when I changed it so, and a colleague so. */
function merge(mine: (groups: ReturnType<typeof typed>) => ReturnType<typeof typed>, theirs: string[][]) {
  const { groups, taken, contested } = mergedSynonyms({ start, mine: mine(typed(start)), theirs: stored(...theirs) })
  return {
    words: groups.map(({ words }) => words),
    taken: taken.map(({ before, after }) => ({ before, after })),
    gone: contested.map(({ gone }) => gone),
  }
}

const changed =
  (at: number, words: string[]) =>
  (groups: ReturnType<typeof typed>): ReturnType<typeof typed> =>
    groups.map((group, index) => (index === at ? { ...group, words } : group))
const unchanged = changed(-1, [])

describe('search words that two change at once', () => {
  test('keep what both added to a group, and lose what either took out', () => {
    const merged = merge(changed(0, ['hoodie', 'sweatshirt', 'hoodiez']), [
      ['hoodie', 'pullover'],
      ['tee', 'shirt'],
    ])
    expect(merged).toEqual({
      words: [
        ['hoodie', 'pullover', 'hoodiez'],
        ['tee', 'shirt'],
      ],
      taken: [{ before: ['hoodie', 'sweatshirt', 'hoodiez'], after: ['hoodie', 'pullover', 'hoodiez'] }],
      gone: [],
    })
  })

  test('have the groups of both, and the same one once', () => {
    const own = { key: 'new', words: ['cap', 'hat'], typed: '' }
    const other = { key: 'newer', words: ['sock', 'socks'], typed: 'x' }
    const merged = merge((groups) => [own, other, ...groups], [['hat', 'cap'], ...start.map(({ words }) => [...words])])
    expect(merged.words).toEqual([
      ['sock', 'socks'],
      ['hat', 'cap'],
      ['hoodie', 'sweatshirt'],
      ['tee', 'shirt'],
    ])
    expect(merged.taken).toEqual([{ before: null, after: ['hat', 'cap'] }])
  })

  test('lose a group that one took out and the other left alone', () => {
    expect(merge(unchanged, [['tee', 'shirt']]).words).toEqual([['tee', 'shirt']])
    const merged = merge(
      ([, tee]) => (tee ? [tee] : []),
      start.map(({ words }) => [...words]),
    )
    expect(merged).toEqual({ words: [['tee', 'shirt']], taken: [], gone: [] })
  })

  test('ask about a group only that one took out and the other changed, and keep it until then', () => {
    const byThem = merge(changed(0, ['hoodie', 'hoody']), [['tee', 'shirt']])
    expect(byThem).toEqual({
      words: [
        ['hoodie', 'hoody'],
        ['tee', 'shirt'],
      ],
      taken: [],
      gone: ['theirs'],
    })
    const byMe = merge(
      ([, tee]) => (tee ? [tee] : []),
      [
        ['hoodie', 'sweatshirt', 'pullover'],
        ['tee', 'shirt'],
      ],
    )
    expect(byMe.words[0]).toEqual(['hoodie', 'sweatshirt', 'pullover'])
    expect(byMe.gone).toEqual(['mine'])
  })
})
