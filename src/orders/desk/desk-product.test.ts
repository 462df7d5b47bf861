import { expect, test } from 'vitest'
import { type DeskLine, type DeskProduct, withProduct, withQuantity, withSize } from './desk-product.ts'

const tee: DeskProduct = {
  id: 'tee',
  name: 'Tee',
  nameAr: '',
  category: 'T-Shirts',
  image: null,
  price: 200,
  isAsSold: false,
  sizes: [
    { size: 'S', stock: 0 },
    { size: 'M', stock: 2 },
    { size: 'L', stock: 1 },
  ],
}
const line = (size: DeskLine['size'], quantity = 1): DeskLine => ({ productId: 'tee', size, quantity })

test('a product comes in the first size that is there; added again, in the next', () => {
  const once = withProduct([], tee)
  expect(once).toEqual([line('M')])
  expect(withProduct(once, tee)).toEqual([line('M'), line('L')])
  expect(withProduct([line('M'), line('L'), line('S')], tee)).toHaveLength(3)
})

test('a line goes over into another size, and into the line that has it', () => {
  expect(withSize([line('M', 2)], 0, 'L')).toEqual([line('L', 2)])
  expect(withSize([line('M', 2), line('L')], 0, 'L')).toEqual([line('L', 3)])
})

test('a line of no pieces is none', () => {
  expect(withQuantity([line('M'), line('L')], 0, 0)).toEqual([line('L')])
  expect(withQuantity([line('M')], 0, 5)).toEqual([line('M', 5)])
})
