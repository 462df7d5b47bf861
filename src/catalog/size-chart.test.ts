import { expect, test } from 'vitest'
import type { Category } from './product.ts'
import { chartOf } from './size-chart.ts'

const cutOf = (name: string, category: Category, group: 'top' | 'bottom' = 'top') =>
  chartOf({ name, category, group })?.cut

test('a chart draws the garment that is measured', () => {
  expect(cutOf('Black Everyday Tee', 'T-Shirts')).toBe('T-Shirt')
  expect(cutOf('Black Heavy Hoodie', 'Hoodies')).toBe('Hoodie')
  expect(cutOf('White Zip Hoodie', 'Hoodies')).toBe('Zip hoodie')
  expect(cutOf('White Crew Sweatshirt', 'Hoodies')).toBe('Long sleeves')
  expect(cutOf('Black Quilted Jacket', 'Limited Edition')).toBe('Jacket')
  expect(cutOf('White Poplin Shirt', 'Shirts')).toBe('Shirt')
  expect(cutOf('Black Piqué Polo', 'Polo')).toBe('Polo')
  expect(cutOf('Flowing Jilbab', 'Jilbab')).toBe('Jilbab')
  expect(cutOf('Joggers', 'Pants', 'bottom')).toBe('Trousers')
})

test('long sleeves are measured longer than short ones, and a cap not at all', () => {
  const sleeve = (name: string, category: Category) => chartOf({ name, category, group: 'top' })?.measures.M[3]
  expect(sleeve('Black Long-Sleeve Tee', 'T-Shirts')).toBe(62)
  expect(sleeve('Black Zip', 'Hoodies')).toBe(62)
  expect(sleeve('Black Everyday Tee', 'T-Shirts')).toBe(21)
  expect(cutOf('Cotton Cap', 'Accessories')).toBeUndefined()
})
