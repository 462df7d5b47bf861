import { expect, test } from 'vitest'
import type { LineState } from './settlement.ts'
import { standingOf } from './standing-of.ts'

test.each<[string, [LineState, number][], string]>([
  [
    'is booked yet of what fits',
    [
      ['ready', 2],
      ['held', 1],
    ],
    'checked',
  ],
  ['is booked yet, and nothing fits', [['held', 1]], 'checked'],
  [
    'waits but rows on hold',
    [
      ['booked', 2],
      ['held', 1],
    ],
    'booked',
  ],
  [
    'waits any more',
    [
      ['booked', 2],
      ['skipped', 1],
    ],
    'done',
  ],
  ['waits where all was set aside', [['aside', 3]], 'done'],
])('a settlement of which nothing %s', (_, counts, standing) => {
  const sums = counts.map(([state, count]) => ({ state, count }))
  expect(standingOf({ isReadable: true, sums })).toBe(standing)
  expect(standingOf({ isReadable: false, sums })).toBe('unread')
})
