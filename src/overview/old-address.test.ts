import { expect, test } from 'vitest'
import { ordersMeant } from './old-address.ts'

test.each([
  ['/admin', '?search=BW&status=paid', '/admin/orders?search=BW&status=paid'],
  ['/ar/admin', '?page=2', '/ar/admin/orders?page=2'],
  ['/admin/', '?attention=true', '/admin/orders?attention=true'],
  ['/admin', '', null],
  ['/admin', '?period=year', null],
  ['/admin', '?lang=ar', null],
])('%s%s leads to %s', (pathname, search, to) => {
  expect(ordersMeant({ pathname, search })).toBe(to)
})
