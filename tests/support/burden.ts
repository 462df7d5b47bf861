import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import { type TestBrowser, testBrowser } from './browser.ts'
import { makeFee, makeProduct } from './builders.ts'
import { collect, lookedIntoAt } from './collect.ts'
import type { Dice } from './drawn.ts'
import { orderForm } from './order-form.ts'
import { serverOf, type Town, weightOf } from './running-shop.ts'

const ADDRESSES = ['/', '/ar', '/products', '/api/products?limit=20', '/api/settings', '/api/none', '/nothing-here']
/** Milliseconds: lines that nobody uses are hung up on by either side within a few seconds. */
const REST = 15_000

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

interface Burden {
  requests: number
  brokenOff: number
  /** Before the server is first weighed: what it keeps from then on is there. */
  first: number
}

/**
 * What the server weighs new, and before, amid and after so many mixed requests and uploads that broke off; `collected`:
 * without what nobody holds any more. `kept`: the megabytes that as many again have left in its memory.
 */
export async function burden(place: Town, { requests, brokenOff, first }: Burden, dice: Dice) {
  const port = await freePort()
  const shop = await place.open(lookedIntoAt(port))
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
    agent.destroy()
    await pause(REST)
    return weightOf(serverOf(shop))
  }
  const half = async (): Promise<void> => {
    await many(requests / 2)
    for (let nth = 0; nth < brokenOff / 2; nth += 1) await breakOff(owner, shop.url)
  }
  const fresh = weightOf(serverOf(shop))
  await many(first)
  const before = await settled()
  await half()
  const amid = weightOf(serverOf(shop))
  await half()
  const after = await settled()
  const held = await collect(serverOf(shop), port)
  const collected = weightOf(serverOf(shop))
  await half()
  await half()
  const kept = Math.round(((await collect(serverOf(shop), port)) - held) * 10) / 10
  return { fresh, before, amid, after, collected, kept }
}

type Weights = Awaited<ReturnType<typeof burden>>

export const burdenText = ({ fresh, before, amid, after, collected, kept }: Weights): string =>
  [
    `${fresh.megabytes} MB when new, ${before.megabytes} warm`,
    `the first half ${amid.megabytes - before.megabytes} more, the second ${after.megabytes - amid.megabytes}`,
    `collected ${collected.megabytes - fresh.megabytes} more than when new`,
    `as many again leave ${kept} MB`,
    `files ${before.files} and ${after.files}`,
  ].join('; ')
