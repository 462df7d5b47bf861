import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { newId } from '../../lib/id.server.ts'

let shop: TestShop
let staff: TestBrowser
let ids: string[]
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db)
  ids = [await makeOrder(shop.at.db, [{ productId }]), await makeOrder(shop.at.db, [{ productId }])]
})
afterAll(() => shop.close())

const note = async (what: string, of: readonly string[]) =>
  (await staff.send('POST', '/api/admin/orders/prints', { what, ids: of })).status

const printsOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).body.order.prints
const copies = async () => {
  const { body } = await staff.get(`/api/admin/invoices?ids=${ids.join(',')}`)
  return body.invoices.map(({ isCopy }: { isCopy: boolean }) => isCopy)
}

test('what was printed is told on the order and in the list, by whom and how often; what is not there is left out', async () => {
  const [first = '', second = ''] = ids
  expect(await note('slip', [first, newId()])).toBe(201)
  expect(await note('slip', ids)).toBe(201)
  const by = (await staff.get('/api/auth/me')).body.user.full_name
  expect(await printsOf(first)).toMatchObject([
    { what: 'slip', by },
    { what: 'slip', by },
  ])
  const { orders } = (await staff.get('/api/orders')).body
  expect(orders.map(({ prints }: { prints: object[] }) => prints.length).toSorted()).toEqual([1, 2])
  expect(await printsOf(second)).toHaveLength(1)
})

test('an invoice is a copy once it was printed, whatever was done with slips', async () => {
  expect(await copies()).toEqual([false, false])
  expect(await note('invoice', ids.slice(0, 1))).toBe(201)
  expect(await copies()).toEqual([true, false])
  expect([await note('invoice', []), await note('label', ids)]).toEqual([400, 400])
})
