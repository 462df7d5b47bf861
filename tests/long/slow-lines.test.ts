import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGiven, tellFigure } from '../support/figures.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

/** Seconds in which somebody goes on sending a byte each. */
const SECONDS = 40

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

async function lineTo(url: string, begin: string): Promise<Socket> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.resume().write(begin)
  return socket
}

async function linesTo(url: string, count: number, begin: string): Promise<Socket[]> {
  const lines: Socket[] = []
  while (lines.length < count)
    lines.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - lines.length) }, () => lineTo(url, begin)))),
    )
  return lines
}

test('N14: thousands who send a byte now and then are cut, and whoever comes meanwhile is served', async () => {
  const count = countGiven(2000)
  const shop = await place.open()
  const server = serverOf(shop)
  const heads = await linesTo(shop.url, count, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ')
  const bodies = await linesTo(
    shop.url,
    Math.ceil(count / 4),
    'POST /api/payment/callback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
  )
  const times: number[] = []
  let failed = 0
  for (let second = 0; second < SECONDS; second += 1) {
    for (const line of [...heads, ...bodies]) if (line.writable) line.write('a')
    for (let nth = 0; nth < 5; nth += 1) {
      const from = performance.now()
      const { ok } = await fetch(`${shop.url}/api/products`)
      if (!ok) failed += 1
      times.push(performance.now() - from)
    }
    await pause(1000)
  }
  const open = (lines: Socket[]): number => lines.filter((line) => !line.closed).length
  const [median, late] = [0.5, 0.99].map((part) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0),
  )
  tellFigure(
    `N14: ${heads.length} slow heads, ${bodies.length} slow bodies; ${times.length} others, ${failed} failed, median ${median} ms, 99th ${late} ms`,
  )
  expect([failed, open(heads), open(bodies)]).toEqual([0, 0, 0])
  expect(serverOf(shop)).toBe(server)
})
