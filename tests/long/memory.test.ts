import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { orderForm } from '../support/order-form.ts'
import { serverOf, type Town, town, weightOf } from '../support/running-shop.ts'

const BROKEN_OFF = 200
/** A connection to the database more or less; what each broken upload left open would be many. */
const FEW = 5
const ADDRESSES = ['/', '/ar', '/products', '/api/products?limit=20', '/api/settings', '/api/none', '/nothing-here']

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

/** Half of a file, and then nobody is there any more. */
async function breakOff(owner: TestBrowser, url: string): Promise<void> {
  const { csrfToken } = (await owner.get('/api/csrf-token')).body
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2000000' }
  const headers = { cookie, 'x-csrf-token': csrfToken, authorization: `Bearer ${owner.token}`, ...type }
  const request = http.request(`${url}/api/cloudinary/upload`, { method: 'POST', headers })
  const isOver = new Promise<void>((resolve) => request.on('close', () => resolve()).on('error', () => resolve()))
  request.write(
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  )
  request.write(Buffer.alloc(100_000))
  await pause(5)
  request.destroy()
  await isOver
}

test('N15: after many mixed requests and uploads that broke off the server has as many files open as before', async () => {
  const count = countGiven(100_000)
  const dice = diceOf(seedGiven())
  const shop = await place.open()
  await makeFee(place.db)
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 90_000 }] })
  const owner = testBrowser(shop.url)
  await owner.signIn(shop.admin.email, shop.admin.password)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
  const look = (address: string) =>
    new Promise<void>((done, failed) => {
      const request = http.get(shop.url + address, { agent }, (answer) => void answer.resume().on('end', done))
      request.on('error', failed)
    })
  const one = async (): Promise<void> => {
    if (dice.below(50) > 0) return look(dice.pick(ADDRESSES))
    const { status } = await testBrowser(shop.url).send('POST', '/api/orders/guest', orderForm({ productId }))
    expect(status).toBe(201)
  }
  const many = async (turns: number): Promise<void> => {
    for (let start = 0; start < turns; start += 20) await Promise.all(Array.from({ length: 20 }, one))
  }
  const settled = async () => {
    // Lines that nobody uses are hung up on by either side within a few seconds.
    agent.destroy()
    await pause(15_000)
    return weightOf(serverOf(shop))
  }
  await many(Math.min(4000, count))
  const before = await settled()
  await many(count)
  for (let nth = 0; nth < BROKEN_OFF; nth += 1) await breakOff(owner, shop.url)
  const after = await settled()
  const grown = after.megabytes - before.megabytes
  tellFigure(
    `N15: ${count} requests, ${BROKEN_OFF} uploads broken off: ${before.megabytes} MB and ${grown} more, files ${before.files} and ${after.files}`,
  )
  expect(after.files - before.files).toBeLessThan(FEW)
})
