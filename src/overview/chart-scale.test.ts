import { expect, test } from 'vitest'
import { lineText, namedEvery, namesUnder, pointText, roundMost, shortPointText } from './chart-scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [10, 10],
  [230, 250],
  [251, 500],
  [12_345.5, 20_000],
  [25_830.1, 30_000],
  [31_000, 40_000],
  [61_000, 80_000],
  [999_999, 1_000_000],
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

test('the names under a chart say the year where it begins to be another, also where January is not named', () => {
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05']
  expect(namesUnder(months, 8, 'en')).toEqual(['Oct 2025', 'Nov', 'Dec', 'Jan 2026', 'Feb', 'Mar', 'Apr', 'May'])
  expect(namesUnder(months, 4, 'en')).toEqual(['', 'Nov 2025', '', 'Jan 2026', '', 'Mar', '', 'May'])
  expect(namesUnder(months, 3, 'ar')).toEqual(['', 'نوفمبر 2025', '', '', 'فبراير 2026', '', '', 'مايو'])
  expect(namesUnder(['2026-11-01', '2026-11-02', '2026-11-03'], 2, 'en')).toEqual(['1', '', '3'])
})
