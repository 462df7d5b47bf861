import { expect, test } from 'vitest'
import { changeIn } from './change-in.ts'

test('a period is compared with the one before in whole percent', () => {
  expect(changeIn(150, 100)).toEqual({ kind: 'more', percent: '50%' })
  expect(changeIn(25, 100)).toEqual({ kind: 'less', percent: '75%' })
  expect(changeIn(100.2, 100)).toEqual({ kind: 'same', percent: '0%' })
})

test('nothing before can be compared with nothing', () => {
  expect(changeIn(150, 0)).toBeNull()
})
