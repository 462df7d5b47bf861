import { expect, test } from 'vitest'
import { adminOrder } from './order.ts'

test('the first owner is called so in Arabic until they say their name, which is never translated', () => {
  expect(adminOrder.details.by('Owner')).toBe('بواسطة المالك')
  expect(adminOrder.details.by('Mona Owner')).toBe('بواسطة Mona Owner')
})
