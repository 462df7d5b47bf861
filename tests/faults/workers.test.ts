import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { childrenOf, isRunning, serverOf, type Town, town } from '../support/running-shop.ts'
import { until } from '../support/until.ts'

const GUESTS = 40
const PIECES = 25
/** Of each of two processes to the database; docs/scaling.md adds them up. */
const CONNECTIONS = 12

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

/** The sum of a metric over its labels, as Prometheus reads it. */
async function sumOf(port: number, line: RegExp): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return text
    .split('\n')
    .filter((each) => line.test(each))
    .reduce((sum, each) => sum + Number(each.split(' ').at(-1)), 0)
}

/** What is answered on a new connection: a kept one may lead to a process that was killed. */
const statusAnew = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = http.get(url, { agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject)
  })

test('two processes sell at one port: pieces and letters as from one, a killed one is replaced, all leave together', async () => {
  const metrics = await freePort()
  const shop = await place.open({ WORKERS: '2', METRICS_PORT: String(metrics) })
  const first = serverOf(shop)
  const workers = (): number[] => childrenOf(first)
  // Whoever asked for readiness was answered by the first to be there.
  await until(() => shop.output().includes('The shop is open'))
  expect(workers()).toHaveLength(2)

  await makeFee(place.db)
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: PIECES }] })
  const guests = Array.from({ length: GUESTS }, () => testBrowser(shop.url))
  const stored = await Promise.all(
    guests.map(async (guest) => (await guest.send('POST', '/api/orders/guest', orderForm({ productId: id }))).status),
  )
  expect(stored.filter((status) => status === 201)).toHaveLength(PIECES)
  expect(stored.filter((status) => status === 409)).toHaveLength(GUESTS - PIECES)
  expect(await wrongInTheBooks(place.db)).toEqual([])
  // Both have answered, and what they counted is added up.
  const ordered = /^shop_http_request_seconds_count\{.*route="\/api\/orders\/guest".*status="201"/
  expect(await sumOf(metrics, ordered)).toBe(PIECES)
  // Asked for more than they have connections for, both open all they may have and no more.
  await Promise.all(Array.from({ length: 12 * CONNECTIONS }, () => guests[0]?.get(`/api/products/${id}/stock`)))
  const open = await sumOf(metrics, /^shop_database_connections\{state="open"\}/)
  expect(open).toBeGreaterThan(CONNECTIONS)
  expect(open).toBeLessThanOrEqual(2 * CONNECTIONS)
  // One process has the jobs, so each letter is written once, while neither worker writes any.
  const letters = async () => (await readdir(path.join(shop.dataDir, 'mail')).catch(() => [])).length
  await until(async () => (await letters()) === PIECES)

  const [killed = 0] = workers()
  process.kill(killed, 'SIGKILL')
  const isReplaced = (now: number[]): boolean => now.length === 2 && !now.includes(killed)
  await until(() => isReplaced(workers()))
  const answers = await Promise.all(guests.map(() => statusAnew(`${shop.url}/api/ready`)))
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(isRunning(first)).toBe(true)

  const family = [shop.pid, ...childrenOf(shop.pid)]
  await shop.stop()
  expect(family.filter(isRunning)).toEqual([])
})

test('whoever was on the way to a process that is killed is let in to another', async () => {
  const shop = await place.open({ WORKERS: '2' })
  await until(() => shop.output().includes('The shop is open'))
  const [stuck = 0] = childrenOf(serverOf(shop))
  // It takes nobody in, so that all that are sent to it, every second one, are on the way.
  process.kill(stuck, 'SIGSTOP')
  let answered = 0
  const visits = Array.from({ length: 2 * GUESTS }, async () => {
    const status = await statusAnew(`${shop.url}/api/ready`).catch(() => 'closed')
    answered += 1
    return status
  })
  await until(() => answered === GUESTS)
  process.kill(stuck, 'SIGKILL')
  const answers = await Promise.all(visits)
  // The one that had left for it is closed.
  expect(answers.filter((answer) => answer !== 200)).toEqual(['closed'])
})

test('a port that is taken is said once', async () => {
  const taken = net.createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const PORT = String((taken.address() as AddressInfo).port)
  const failed = await place.open({ WORKERS: '2', PORT }).catch((error: Error) => error.message)
  expect(String(failed).match(/Wrong setting PORT/g)).toHaveLength(1)
})
