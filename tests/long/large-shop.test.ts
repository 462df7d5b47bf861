import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_LISTS, ADMIN_SEARCHES } from '../support/admin-lists.ts'
import { tellFigure } from '../support/figures.ts'
import { callsThatReadThrough, fillShop } from '../support/large-shop.ts'
import { type TestShop, testShop } from '../support/shop.ts'

const CALLS = [...ADMIN_LISTS, ...ADMIN_SEARCHES]
const ROUNDS = 7
/** What a page of 20 costs more than one of 10, and what a busy machine adds. */
const SAME = { times: 3, milliseconds: 100 }

let shop: TestShop
let small: TestShop
beforeAll(async () => {
  small = await testShop()
  await fillShop(small, { orders: 10, customers: 10, products: 10 })
  shop = await testShop()
  await fillShop(shop, { orders: 100_000, customers: 10_000, products: 2000 })
}, 900_000)
afterAll(() => Promise.all([shop.close(), small.close()]))

test('no list, search or figure of the back-office reads a table of years through', async () => {
  expect(await callsThatReadThrough(shop, CALLS)).toEqual([])
})

const middleOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0

test('with 100,000 orders each answers as soon as with ten', { timeout: 300_000 }, async () => {
  const owners = [await small.signedIn('owner'), await shop.signedIn('owner')]
  const slower: string[] = []
  const all: { path: string; few: number; many: number }[] = []
  for (const path of CALLS) {
    const times: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, owner] of owners.entries()) {
        const start = performance.now()
        expect((await owner.get(`/api${path}`)).status, path).toBe(200)
        times[at]?.push(performance.now() - start)
      }
    const [few = 0, many = 0] = times.map(middleOf)
    all.push({ path, few, many })
    if (many > few * SAME.times + SAME.milliseconds) slower.push(`${path}: ${few.toFixed(1)} and ${many.toFixed(1)} ms`)
  }
  for (const { path, few, many } of all.toSorted((a, b) => b.many - a.many).slice(0, 5))
    tellFigure(`${path}: ${few.toFixed(1)} ms with ten orders, ${many.toFixed(1)} ms with 100,000`)
  expect(slower).toEqual([])
})
