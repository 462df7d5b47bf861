import { expect, test } from 'vitest'
import { lineText, namedEvery, pointText, roundMost, shortPointText } from './chart-scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [10, 10],
  [230, 250],
  [251, 500],
  [12_345.5, 20_000],
])('a chart whose highest bar is %d ends at %d', (most, end) => {
  expect(roundMost(most)).toBe(end)
})

test('few points are all named, many only here and there', () => {
  expect([namedEvery(1, 6), namedEvery(6, 6), namedEvery(7, 6), namedEvery(31, 6)]).toEqual([1, 1, 2, 6])
})

test('days and months are told in both languages, with Western digits', () => {
  expect([pointText('2026-03-05', 'en'), pointText('2026-03', 'en')]).toEqual(['Mar 5, 2026', 'Mar 2026'])
  expect([pointText('2026-03-05', 'ar'), pointText('2026-03', 'ar')]).toEqual(['5 مارس 2026', 'مارس 2026'])
  expect(['2026-03-05', '2026-03', '2026-01'].map((point) => shortPointText(point, 'en'))).toEqual([
    '5',
    'Mar',
    'Jan 2026',
  ])
  expect([lineText(12_500, 'en'), lineText(20_000, 'ar')]).toEqual(['12.5K', '20\u00a0ألف'])
})
