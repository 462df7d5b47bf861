import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
})
afterAll(() => shop.close())

const drop = { opensAt: '2027-01-05T18:00:00.000Z', maxPerShopper: 2 }
const shown = async (sku: string) => (await staff.get(`/api/products?q=${sku}`)).body.products[0]

/** What a file would do, and what it did. */
async function imported(content: string) {
  const form = new FormData()
  form.set('file', new Blob([content]), 'products.csv')
  const { body } = await staff.send('POST', '/api/products/imports', form)
  const { lines } = (await staff.get(`/api/products/imports/${body.id}`)).body
  await staff.send('POST', `/api/products/imports/${body.id}`, {})
  return lines[0]
}

test('a moment by a clock in Cairo and a limit, in either language; empty cells end both', async () => {
  const { sku } = await makeProduct(shop.at.db)
  await imported(`sku,يُفتح للطلب في,الحد الأقصى لكل عميل\n${sku},٢٠٢٧-٠١-٠٥ ٢٠:٠٠,٢`)
  expect(await shown(sku)).toMatchObject(drop)
  await imported(`sku,Opens on,Most per shopper\n${sku},,`)
  expect(await shown(sku)).toMatchObject({ opensAt: null, maxPerShopper: null })
})

test('exported and imported as it is, it changes nothing', async () => {
  await makeProduct(shop.at.db, drop)
  const { body } = await staff.get('/api/products/export')
  expect(body).toContain('2027-01-05 20:00')
  expect(await imported(body)).toMatchObject({ state: 'unchanged' })
})

test.each([
  ['opensAt', 'tomorrow'],
  ['maxPerShopper', '100'],
])('what is no %s is refused: %s', async (column, cell) => {
  const { sku } = await makeProduct(shop.at.db)
  const line = await imported(`sku,${column}\n${sku},${cell}`)
  expect(line).toMatchObject({ state: 'refused', problems: [{ column, problem: column }] })
})
