import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, requestFor } from '../support/builders.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { type PostOffice, postOffice } from '../support/post-office.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

/** Letters that are there when a server opens, beside those that earlier ones left. */
const LOT = 100

let place: Town
let post: PostOffice
const arrivals = new Map<string, number>()
beforeAll(async () => {
  const take = async (to: string): Promise<void> => {
    await pause(10)
    if (!arrivals.has(to)) arrivals.set(to, performance.now())
  }
  post = await postOffice({ take })
  place = await town()
  await (await place.open()).stop()
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await post.close()
})

/** Of a server: until when it was there to send, and the letters that it was the first to find. */
interface Turn {
  opened: number
  ended: number
  lot: string[]
}

async function makeLot(productId: string): Promise<string[]> {
  const lot: string[] = []
  for (let nth = 0; nth < LOT; nth += 1) {
    const wish = requestFor([{ productId }])
    await makeOrder(place.db, [{ productId }], wish)
    lot.push(wish.address.email)
  }
  return lot
}

/** Opens a server that finds these, and ends it once all letters but so many have arrived. */
async function turn(lot: string[], made: number, left: number): Promise<Turn> {
  const shop = await place.open({ SMTP_URL: post.url })
  const opened = performance.now()
  while (arrivals.size < made - left && performance.now() - opened < 60_000) await pause(5)
  const ended = performance.now()
  process.kill(serverOf(shop), 'SIGKILL')
  await shop.stop()
  return { opened, ended, lot }
}

/** Seconds from when a server was there to send it, or the one after a kill that it outlived. */
const latenesses = (turns: Turn[], last: number): number[] =>
  turns.flatMap(({ opened, ended, lot }, nth) =>
    lot.map((to) => {
      const at = arrivals.get(to) ?? Number.POSITIVE_INFINITY
      return (at - (at < ended ? opened : (turns[nth + 1]?.opened ?? last))) / 1000
    }),
  )

test('N17: letters whose sender is killed again and again all arrive, few of them twice or late', async () => {
  const kills = Math.ceil(countGiven(10_000) / LOT)
  const letters = kills * LOT
  const dice = diceOf(seedGiven())
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: letters }] })
  const turns: Turn[] = []
  while (turns.length < kills) {
    const lot = await makeLot(productId)
    turns.push(await turn(lot, LOT * (turns.length + 1), dice.below(LOT)))
  }
  await place.open({ SMTP_URL: post.url })
  const last = performance.now()
  while (arrivals.size < letters && performance.now() - last < 600_000) await pause(20)
  const late = latenesses(turns, last).toSorted((one, other) => one - other)
  const p95 = late[Math.floor(letters * 0.95)] ?? Number.POSITIVE_INFINITY
  const twice = post.received.length - arrivals.size
  tellFigure(
    `N17: ${letters} letters, ${kills} kills: ${arrivals.size} arrived, ${twice} twice, late by ${p95.toFixed(1)} s (p95), ${late.at(-1)?.toFixed(1)} s at most`,
  )
  expect(arrivals.size).toBe(letters)
  expect(twice).toBeLessThanOrEqual(kills)
  expect(p95).toBeLessThan(5)
})
