import { afterEach, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { type Line, openLine, openLines } from '../../tests/support/idle.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'

let shop: TestShop
let lines: Line[] = []
afterEach(async () => {
  for (const line of lines) line.hangUp()
  await shop.close()
})

async function order(): Promise<number> {
  await makeFee(shop.at.db)
  const { id } = await makeProduct(shop.at.db)
  return (await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))).status
}

test('AV4: two thousand that stay on the line after their answer keep nobody from ordering', async () => {
  shop = await testShop()
  const opened = await openLines(shop.url, 2000)
  lines = opened.lines
  expect(opened.heard).toEqual({ 200: 2000 })
  expect(await order()).toBe(201)
  expect(lines.filter(({ isOpen }) => isOpen())).toHaveLength(2000)
})

test('AV4: whoever comes when all lines are taken is told to come back, and is served once one is free', async () => {
  shop = await testShop({ MOST_CONNECTIONS: '50' })
  const opened = await openLines(shop.url, 54)
  lines = opened.lines
  expect(opened.heard).toEqual({ 200: 50, 503: 4 })
  const areOpen = () => lines.filter(({ isOpen }) => isOpen()).length
  await until(() => areOpen() === 50)
  // Who says nothing is told nothing, and finds an end as well.
  lines.push(...(await Promise.all(Array.from({ length: 50 }, () => openLine(shop.url)))))
  await until(() => areOpen() === 55)
  for (const line of lines) line.hangUp()
  await until(async () => (await openLines(shop.url, 1)).heard['200'] === 1)
  expect(await order()).toBe(201)
})
