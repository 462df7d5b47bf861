import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../src/lib/id.server.ts'
import { fromPounds } from '../../src/lib/money.ts'
import { placeOrder } from '../../src/orders/place-order.server.ts'
import { amountsOf } from '../../src/orders/price.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { makeFee, makeProduct, NOW, requestFor } from '../support/builders.ts'
import { waves } from '../support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../support/database.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { makePromoCode } from '../support/promo-codes.ts'

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const

let at: TestDatabase
beforeEach(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  await warm(at)
})
afterEach(() => at.close())

async function products(count: number, stock: number): Promise<string[]> {
  const ids: string[] = []
  for (let turn = 0; turn < count; turn += 1)
    ids.push((await makeProduct(at.db, { sizes: SIZES.map((size) => ({ size, stock })) })).id)
  return ids
}

test('N2: carts of three lines over fifty sizes, each in an order of its own: no deadlock, and the books add up', async () => {
  const count = countGiven(100_000)
  const dice = diceOf(seedGiven())
  const ids = await products(10, Math.ceil(count / 25))
  const started = performance.now()
  const { done, refused, broken } = await waves(count, () => {
    const sizes = new Set<number>()
    while (sizes.size < 3) sizes.add(dice.below(50))
    const lines = [...sizes].map((nth) => ({
      productId: ids[nth % 10] ?? '',
      size: SIZES[Math.floor(nth / 10)] ?? 'M',
    }))
    return placeOrder(at.db, requestFor(lines), NOW)
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  expect(broken).toEqual([])
  expect(Object.keys(refused).filter((code) => code !== 'OUT_OF_STOCK')).toEqual([])
  expect(await wrongInTheBooks(at.db)).toEqual([])
  const deadlocks = await at.countDeadlocks()
  tellFigure(`N2: ${count} carts in ${seconds} s: ${done} orders, ${JSON.stringify(refused)}, ${deadlocks} deadlocks`)
  expect(deadlocks).toBe(0)
})

/** Orders with this code, all at once as far as there are connections, by people or by one. */
async function withCode(count: number, code: { maxUsage: number; maxUsagePerUser: number }, accountId: string | null) {
  const ids = await products(4, count)
  const promoCode = await makePromoCode(at.db, code)
  const all = await waves(count, (nth) => {
    const line = { productId: ids[nth % 4] ?? '', size: SIZES[nth % 5] ?? 'M' }
    const own = accountId === null ? {} : { accountId, guest: null }
    const request = requestFor([line], { promoCode, ...own })
    const { total } = amountsOf(request.lines, fromPounds(50), fromPounds(20))
    return placeOrder(at.db, { ...request, total }, NOW)
  })
  tellFigure(
    `N3: ${count} with a code for ${Object.values(code).join(', ')}: ${all.done} used it, ${JSON.stringify(all.refused)}`,
  )
  expect(all.broken).toEqual([])
  expect(await wrongInTheBooks(at.db)).toEqual([])
  return all
}

test('N3: of five thousand with a code for a hundred a hundred use it', async () => {
  const { done, refused } = await withCode(5000, { maxUsage: 100, maxUsagePerUser: 1 }, null)
  expect({ done, refused }).toEqual({ done: 100, refused: { PROMO_CODE_USAGE_LIMIT_REACHED: 4900 } })
})

test('N3: one account that uses a code for one each two hundred times at once uses it once', async () => {
  const id = newId()
  const person = { id, email: 'mona@example.com', fullName: 'Mona Adel', role: 'user' } as const
  await at.db.insertInto('accounts').values(person).execute()
  const { done, refused } = await withCode(200, { maxUsage: 100, maxUsagePerUser: 1 }, id)
  expect({ done, refused }).toEqual({ done: 1, refused: { USER_USAGE_LIMIT_REACHED: 199 } })
})
