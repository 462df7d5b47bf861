import { expect, test } from 'vitest'
import { changeIn, changesIn } from './change-in.ts'

test('a period is compared with the one before in whole percent', () => {
  expect(changeIn(150, 100)).toEqual({ kind: 'more', percent: '50%' })
  expect(changeIn(25, 100)).toEqual({ kind: 'less', percent: '75%' })
  expect(changeIn(100.2, 100)).toEqual({ kind: 'same', percent: '0%' })
})

test('nothing before can be compared with nothing', () => {
  expect(changeIn(150, 0)).toBeNull()
})

test('each figure is compared with its own, and an average only with one that was', () => {
  const now = { totalOrders: 12, successfulOrders: 6, totalEarnings: 1800 }
  expect(changesIn(now, { totalOrders: 10, successfulOrders: 8, totalEarnings: 1600 })).toEqual({
    orders: { kind: 'more', percent: '20%' },
    successful: { kind: 'less', percent: '25%' },
    earnings: { kind: 'more', percent: '13%' },
    average: { kind: 'more', percent: '50%' },
  })
  expect(changesIn({ ...now, successfulOrders: 0 }, { ...now, totalOrders: 0 })).toEqual({
    orders: null,
    successful: { kind: 'less', percent: '100%' },
    earnings: { kind: 'same', percent: '0%' },
    average: null,
  })
})
