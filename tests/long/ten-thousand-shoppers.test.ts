import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWorthLater } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { fromPounds } from '../../src/lib/money.ts'
import { placeOrder } from '../../src/orders/place-order.server.ts'
import { amountsOf } from '../../src/orders/price.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { makeFee, makeProduct, NOW, requestFor } from '../support/builders.ts'
import { type Counted, waves } from '../support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../support/database.ts'
import { gather, ownLine, rush, summed } from '../support/drop.ts'
import { countGiven, tellFigure } from '../support/figures.ts'
import { makePromoCode } from '../support/promo-codes.ts'
import { town } from '../support/running-shop.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  await warm(at)
})
afterAll(() => at.close())

async function makeAccounts(count: number): Promise<string[]> {
  const accounts = Array.from({ length: count }, () => {
    const id = newId()
    return { id, email: `${id.toLowerCase()}@example.com`, fullName: 'Mona Adel', role: 'user' } as const
  })
  await at.db.insertInto('accounts').values(accounts).execute()
  return accounts.map(({ id }) => id)
}

let askedAgain = 0

/** Whoever hears that there is no room now asks again, as the page does: a machine may stand still for a while. */
async function untilTold<Told>(ask: () => Promise<Told>): Promise<Told> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 5 || !isWorthLater(error)) throw error
      askedAgain += 1
    }
  }
}

/** All of them want the same size. */
async function sellOut(shoppers: number, pieces: number): Promise<Counted> {
  const { id } = await makeProduct(at.db, { sizes: [{ size: 'M', stock: pieces }] })
  const accounts = await makeAccounts(Math.ceil(shoppers / 3))
  return waves(shoppers, (shopper) => {
    const method = shopper % 2 ? 'paymob' : 'cod'
    const accountId = shopper % 3 ? null : (accounts[shopper / 3] ?? null)
    const who = accountId ? { accountId, guest: null } : {}
    const request = requestFor([{ productId: id }], { method, ...who, idempotencyKey: `${id} ${shopper}` })
    return untilTold(() => placeOrder(at.db, request, NOW))
  })
}

test('ST1: ten thousand shoppers, every third signed in, want one piece each of a hundred: a hundred get one', async () => {
  const times = countGiven(10)
  const from = performance.now()
  for (let time = 0; time < times; time += 1)
    expect(await sellOut(10_000, 100)).toEqual({ done: 100, refused: { OUT_OF_STOCK: 9900 }, broken: [] })
  expect(await wrongInTheBooks(at.db)).toEqual([])
  const seconds = Math.round((performance.now() - from) / 1000)
  tellFigure(
    `N1: ${times} times 10000 for 100: 100 sold each time, all others heard “gone”, ${askedAgain} of them when they asked again, ${seconds} s`,
  )
})

test('PR1: a thousand shoppers with a code that works ten times: ten use it', async () => {
  const products: string[] = []
  for (let turn = 0; turn < 20; turn += 1)
    products.push((await makeProduct(at.db, { sizes: [{ size: 'M', stock: 100 }] })).id)
  const promoCode = await makePromoCode(at.db, { maxUsage: 10 })
  const all = await waves(1000, (shopper) => {
    const request = requestFor([{ productId: products[shopper % 20] ?? '' }], { promoCode })
    const { total } = amountsOf(request.lines, fromPounds(50), fromPounds(20))
    return placeOrder(at.db, { ...request, total }, NOW)
  })
  expect(all).toEqual({
    done: 10,
    refused: { PROMO_CODE_USAGE_LIMIT_REACHED: 990 },
    broken: [],
  })
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('N1: ten thousand over as many open lines to the server as it runs, all at once, want one of a hundred', async () => {
  const times = countGiven(10)
  const place = await town()
  try {
    const shop = await place.open({ LOG_LEVEL: 'silent', RATE_LIMITS: 'on', MOST_CONNECTIONS: '15000' })
    await makeFee(place.db)
    for (let time = 1; time <= times; time += 1) {
      const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100 }] })
      const shoppers = await gather(shop.url, 10_000, id, ownLine)
      const told = summed(await rush(shop.url, shoppers, 0), 100)
      for (const { line } of shoppers) line.destroy()
      tellFigure(`N1: 10000 lines at once for 100, time ${time}: ${JSON.stringify(told)}`)
      expect({ placed: told.placed, refused: told.refused }).toEqual({
        placed: 100,
        refused: { '409 OUT_OF_STOCK': 9900 },
      })
    }
    expect(await wrongInTheBooks(place.db)).toEqual([])
  } finally {
    await place.close()
  }
})
