import { expect, test } from 'vitest'
import { linkPath } from '../accounts/links.server.ts'
import { leavePath } from '../alerts/link.server.ts'
import { confirmPath } from '../orders/cash/confirm-link.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'
const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

// The order's own link alone stands in a path, which leaves at once: src/orders/letters/order-link.test.ts.
test.each([
  ['/verify-email', linkPath(ID, 'verify', SECRET)],
  ['/reset-password', linkPath(ID, 'reset', SECRET)],
  ['/invitation', linkPath(ID, 'invitation', SECRET)],
  ['/waiting-list', leavePath(ID, SECRET)],
  ['/ar/confirm-order', confirmPath({ id: ID, language: 'ar' }, SECRET, new Date())],
])('of the link in a letter a server, a log and the next page’s Referer learn %s alone', (page, link) => {
  const { pathname, search, hash } = new URL(link, 'https://shop.example')
  expect([pathname, search]).toEqual([page, ''])
  expect(hash).toContain(ID)
})
