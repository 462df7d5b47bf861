import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

/** Seconds: a head has 10, and the lines are looked through every 2. */
const MOST = 16

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({}, { usual: 3000, uploads: 300_000 })
})
afterAll(() => shop.close())

async function linesWith(begin: string, count: number): Promise<Socket[]> {
  const lines = Array.from({ length: count }, () =>
    net.connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => {}),
  )
  onTestFinished(() => {
    for (const line of lines) line.destroy()
  })
  await Promise.all(lines.map((line) => once(line, 'connect')))
  for (const line of lines) line.resume().write(begin)
  return lines
}

const openOf = (lines: Socket[]) => lines.filter((line) => !line.closed).length

test('N14: heads and bodies of which a byte comes now and then are cut, and whoever comes meanwhile is served', async () => {
  const heads = await linesWith('GET / HTTP/1.1\r\nHost: x\r\nX-A: ', 40)
  const bodies = await linesWith(
    'POST /api/payment/callback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    10,
  )
  const all = [...heads, ...bodies]
  const statuses = new Set<number>()
  for (const from = Date.now(); openOf(all) > 0 && Date.now() - from < MOST * 1000; ) {
    for (const line of all) if (line.writable) line.write('a')
    statuses.add((await fetch(`${shop.url}/api/settings`)).status)
    await pause(500)
  }
  expect([openOf(heads), openOf(bodies), [...statuses]]).toEqual([0, 0, [200]])
})
