import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { countGiven, tellFigure } from '../support/figures.ts'
import { openLines } from '../support/idle.ts'
import { orderForm } from '../support/order-form.ts'
import { serverOf, type Town, town, weightOf } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('AV4: ten thousand who stay on the line keep nobody from ordering, and leave nothing behind', async () => {
  const count = countGiven(10_000)
  const shop = await place.open()
  const server = serverOf(shop)
  await makeFee(place.db)
  const { id } = await makeProduct(place.db)
  const order = async () =>
    (await testBrowser(shop.url).send('POST', '/api/orders/guest', orderForm({ productId: id }))).status
  expect(await order()).toBe(201)
  const before = weightOf(server)
  const { lines, heard } = await openLines(shop.url, count)
  expect(heard).toEqual({ 200: count })
  expect(await order()).toBe(201)
  const during = weightOf(server)
  for (const line of lines) line.hangUp()
  expect(await order()).toBe(201)
  expect(serverOf(shop)).toBe(server)
  tellFigure(
    `AV4: ${count} lines, ${during.files} files; ${before.megabytes} MB before, ${during.megabytes} MB with them`,
  )
})
