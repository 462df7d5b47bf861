import { expect, test } from 'vitest'
import { differing, listChange } from './differing.ts'

const policy = (days: string) =>
  `Pieces may come back within ${days} of the day on which they were delivered, as long as nobody has worn them outside. ${'The shop answers soon. '.repeat(20)}`

test('of a long text what differs is shown, with some words around', () => {
  expect(differing('14 days', '30 days')).toEqual(['14 days', '30 days'])
  expect(differing(policy('14 days'), policy('a month'))).toEqual([
    'Pieces may come back within 14 days of the day on which they …',
    'Pieces may come back within a month of the day on which they …',
  ])
  const long = 'word '.repeat(100)
  expect(differing(`${long}black`, `${long}white`)).toEqual([
    '… word word word word word black',
    '… word word word word word white',
  ])
  expect(differing(long, `${long}more`)[1]).toMatch(/^… .*more$/)
  const [cut] = differing(`${'x'.repeat(200)}a`, `${'x'.repeat(200)}b`)
  expect(cut.length).toBeLessThan(50)
})

test('of a long list what came and what went is shown', () => {
  const groups = Array.from({ length: 30 }, (_, at) => [`word ${at}`, `other ${at}`])
  expect(listChange(groups, [['new', 'newer'], ...groups.slice(1)])).toEqual({
    gone: [['word 0', 'other 0']],
    come: [['new', 'newer']],
  })
  expect(listChange(groups, groups.toReversed()), 'another order').toBeNull()
  expect(listChange(['Polo'], ['Shirts']), 'a short one is told whole').toBeNull()
})
