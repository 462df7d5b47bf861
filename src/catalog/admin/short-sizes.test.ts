import { expect, test } from 'vitest'
import { shortSizes } from './short-sizes.ts'

const tee = (stocks: Partial<Record<'S' | 'M' | 'L', number>>) => ({
  category: 'T-Shirts' as const,
  sizes: (['L', 'S', 'M'] as const).map((size) => ({ size, stock: stocks[size] ?? 0 })),
})

test('a list tells a product’s sizes, and which of them are gone or nearly', () => {
  expect(shortSizes(tee({ S: 25, M: 25, L: 28 }), 'One size')).toEqual({ names: 'S, M, L', gone: '', few: '' })
  expect(shortSizes(tee({ S: 4, M: 25 }), 'One size')).toEqual({ names: 'S, M, L', gone: 'L', few: 'S\u00a04' })
})

test('of the last pieces it is said what is left, and of nothing left nothing', () => {
  expect(shortSizes(tee({ M: 3 }), 'One size')).toEqual({ names: 'S, M, L', gone: '', few: 'M\u00a03' })
  expect(shortSizes(tee({}), 'One size')).toEqual({ names: 'S, M, L', gone: '', few: '' })
  const cap = { category: 'Accessories' as const, sizes: [{ size: 'M' as const, stock: 3 }] }
  expect(shortSizes(cap, 'One size')).toEqual({ names: 'One size', gone: '', few: '' })
})

test('what few pieces are is the owner’s to say', () => {
  expect(shortSizes(tee({ S: 9, M: 25, L: 28 }), 'One size', 10).few).toBe('S\u00a09')
})
