import { expect, test } from 'vitest'
import { type DeskLine, withPiece, withQuantity, withSize } from './desk-product.ts'

const line = (size: DeskLine['size'], quantity = 1): DeskLine => ({ productId: 'tee', size, quantity })

test('a product comes in the size that was asked for; in the same again, there is one more piece', () => {
  const once = withPiece([], 'tee', 'M')
  expect(once).toEqual([line('M')])
  expect(withPiece(once, 'tee', 'L')).toEqual([line('M'), line('L')])
  expect(withPiece(once, 'tee', 'M')).toEqual([line('M', 2)])
})

test('a line goes over into another size, and into the line that has it', () => {
  expect(withSize([line('M', 2)], 0, 'L')).toEqual([line('L', 2)])
  expect(withSize([line('M', 2), line('L')], 0, 'L')).toEqual([line('L', 3)])
})

test('a line of no pieces is none', () => {
  expect(withQuantity([line('M'), line('L')], 0, 0)).toEqual([line('L')])
  expect(withQuantity([line('M')], 0, 5)).toEqual([line('M', 5)])
})
