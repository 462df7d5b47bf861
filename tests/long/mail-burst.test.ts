import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../support/builders.ts'
import { tellFigure } from '../support/figures.ts'
import { type PostOffice, postOffice } from '../support/post-office.ts'
import { type Town, town } from '../support/running-shop.ts'

const ORDERS = 1000
/** Milliseconds that the mail server takes for each mail. */
const EACH = 50

let place: Town
let post: PostOffice
beforeAll(async () => {
  post = await postOffice({ take: () => pause(EACH) })
  place = await town()
  // Brings the tables, and is closed while the orders come in.
  await (await place.open()).stop()
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await post.close()
})

/** When so many had arrived, in milliseconds. */
async function arrivalOf(count: number): Promise<number> {
  while (post.received.length < count) await pause(5)
  return performance.now()
}

test('the letters of a thousand orders leave side by side, each once', async () => {
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: ORDERS + 1 }] })
  for (let turn = 0; turn < ORDERS; turn += 1) await makeOrder(place.db, [{ productId }])
  await place.open({ SMTP_URL: post.url })
  const took = -(await arrivalOf(1)) + (await arrivalOf(ORDERS))
  expect(new Set(post.received).size).toBe(ORDERS)

  const from = performance.now()
  await makeOrder(place.db, [{ productId }])
  const alone = (await arrivalOf(ORDERS + 1)) - from
  await pause(1000)
  expect(post.received).toHaveLength(ORDERS + 1)
  const rate = Math.round((ORDERS / took) * 1000)
  tellFigure(`${ORDERS} mails in ${Math.round(took)} ms, ${rate} a second; alone ${Math.round(alone)} ms`)
})
