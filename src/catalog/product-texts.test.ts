import { expect, test } from 'vitest'
import { wrongWithWorn } from './product-texts.ts'

test('the height of who wears it and the size worn go together, and the size is one that was made', () => {
  const worn = { modelHeight: 186, sizeWorn: 'L' } as const
  expect(wrongWithWorn({ modelHeight: null, sizeWorn: null }, [])).toBeNull()
  expect(wrongWithWorn(worn, ['M', 'L'])).toBeNull()
  expect(wrongWithWorn({ ...worn, modelHeight: null }, ['L'])).toEqual({ field: 'modelHeight', problem: 'wornHalf' })
  expect(wrongWithWorn({ ...worn, sizeWorn: null }, ['L'])).toEqual({ field: 'sizeWorn', problem: 'wornHalf' })
  expect(wrongWithWorn(worn, ['M'])).toEqual({ field: 'sizeWorn', problem: 'wornNotMade' })
})
