import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { warm } from '../../../tests/support/database.ts'
import { gather, rush, summed } from '../../../tests/support/drop.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'

const SHOPPERS = 200
const PIECES = 20
/** Milliseconds. */
const OPENS_IN = 3000

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
  await makeFee(shop.at.db)
  await warm(shop.database)
})
afterAll(() => shop.close())

test('DR5: at the opening as many get a piece as there are, and the others hear that it is sold out', async () => {
  const { id } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: PIECES }] })
  const [early, ...shoppers] = await gather(shop.url, SHOPPERS + 1, id)
  const opensAt = new Date(Date.now() + OPENS_IN)
  await shop.at.db.updateTable('products').set({ opensAt, maxPerShopper: 1 }).where('id', '=', id).execute()
  const [told] = await rush(shop.url, early ? [early] : [], 0)
  expect(told).toMatchObject({ status: 409, code: 'NOT_OPEN_YET' })
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, opensAt.getTime() - Date.now() + 20)))
  const { placed, refused } = summed(await rush(shop.url, shoppers, 300), PIECES)
  expect({ placed, refused }).toEqual({ placed: PIECES, refused: { '409 OUT_OF_STOCK': SHOPPERS - PIECES } })
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
