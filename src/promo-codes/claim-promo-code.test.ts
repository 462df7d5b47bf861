import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOwner, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { fromPounds } from '../lib/money.ts'
import { changeStatus } from '../orders/change-status.server.ts'
import { type OrderRequest, placeOrder } from '../orders/place-order.server.ts'
import { amountsOf } from '../orders/price.ts'

let at: TestDatabase
// One for each of a crowd: shoppers of the same size wait for each other at its row, long before they come to the code.
let products: string[]
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  products = []
  for (let count = 0; count < 20; count += 1)
    products.push((await makeProduct(at.db, { sizes: [{ size: 'M', stock: 500 }] })).id)
})
afterAll(() => at.close())

let turn = 0

/** One tee for EGP 200 with a code that is seen to take off so many pounds. */
function withCode(promoCode: string, off: number, overrides: Partial<OrderRequest> = {}): OrderRequest {
  turn += 1
  const productId = products[turn % products.length] ?? ''
  const request = requestFor([{ productId }], { promoCode, ...overrides })
  const { total } = amountsOf(request.lines, fromPounds(50), fromPounds(off))
  return { ...request, total }
}

const place = (request: OrderRequest) => placeOrder(at.db, request, NOW)
const usedOf = async (code: string) =>
  (await at.db.selectFrom('promoCodes').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used
const move = (orderId: string, status: 'cancelled' | 'pending' | 'paid') =>
  changeStatus(at.db, { orderId, status, restock: true, note: '', accountId: null }, NOW)

describe('an order with a code', () => {
  test('costs less by what the shop works out, whatever the shopper’s page says', async () => {
    const code = await makePromoCode(at.db, { discountValue: 15 })
    const { id } = await place(withCode(code.toLowerCase(), 30))
    const columns = ['subtotal', 'discount', 'shippingFee', 'total'] as const
    expect(await at.db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst()).toEqual({
      subtotal: 20_000,
      discount: 3000,
      shippingFee: 5000,
      total: 22_000,
    })
    await expect(place(withCode(code, 150))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { discount: 30, total: 220 },
    })
    expect(await usedOf(code)).toBe(1)
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('is refused with the rule’s own code, and nothing is used or held', async () => {
    const code = await makePromoCode(at.db, { minimumOrderAmount: 1000 })
    await expect(place(withCode(code, 20))).rejects.toMatchObject({
      code: 'MINIMUM_ORDER_AMOUNT_NOT_MET',
      details: { minimum: 1000, missing: 800 },
    })
    await expect(place(withCode('NOSUCHCODE', 20))).rejects.toMatchObject({ code: 'INVALID_PROMO_CODE' })
    expect(await usedOf(code)).toBe(0)
  })

  test('PR4: reaches the minimum by its goods alone, not by the shipping', async () => {
    const worth = (minimumOrderAmount: number) => makePromoCode(at.db, { minimumOrderAmount })
    await place(withCode(await worth(200), 20))
    for (const minimum of [200.01, 250])
      await expect(place(withCode(await worth(minimum), 20))).rejects.toMatchObject({
        code: 'MINIMUM_ORDER_AMOUNT_NOT_MET',
        details: { minimum },
      })
  })

  test('that makes it free is paid at once, all but the way', async () => {
    await makeFee(at.db, 'giza', 0)
    const code = await makePromoCode(at.db, { discountType: 'fixed', discountValue: 500 })
    const request = withCode(code, 200)
    const address = { ...request.address, city: 'giza' }
    const { id } = await place({ ...request, address, shippingFee: fromPounds(0), total: fromPounds(0) })
    const order = at.db.selectFrom('orders').select(['total', 'status']).where('id', '=', id)
    expect(await order.executeTakeFirst()).toEqual({ total: 0, status: 'paid' })
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('sent twice under one key uses the code once', async () => {
    const code = await makePromoCode(at.db, { maxUsagePerUser: 5 })
    const request = withCode(code, 20, { idempotencyKey: 'one key' })
    const [one, two] = [await place(request), await place(request)]
    expect(two.id).toBe(one.id)
    expect(await usedOf(code)).toBe(1)
  })
})

describe('no interleaving of shoppers', () => {
  test('PR1: uses a code more often than it allows: ten of a hundred', async () => {
    const code = await makePromoCode(at.db, { maxUsage: 10 })
    await warm(at)
    const { done, refused, broken } = await crowd(100, () => place(withCode(code, 20)))
    expect({ placed: done.length, refused, broken }).toEqual({
      placed: 10,
      refused: { PROMO_CODE_USAGE_LIMIT_REACHED: 90 },
      broken: [],
    })
    expect(await usedOf(code)).toBe(10)
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('lets one mailbox use it twice, however the address is written and whatever the phone', async () => {
    const code = await makePromoCode(at.db)
    const spellings = ['mona@x.example', 'MONA@x.example', 'mona+1@x.example', 'mona+2@x.example']
    const { done, broken } = await crowd(40, (shopper) => {
      const request = withCode(code, 20)
      const email = spellings[shopper % spellings.length] ?? ''
      return place({ ...request, address: { ...request.address, email } })
    })
    expect({ placed: done.length, broken }).toEqual({ placed: 1, broken: [] })
    expect(await usedOf(code)).toBe(1)
  })

  test('PR2: nor one account, under fifty addresses and phones', async () => {
    const code = await makePromoCode(at.db)
    const accountId = await makeOwner(at.db)
    await warm(at)
    const { done, refused, broken } = await crowd(50, () => place(withCode(code, 20, { accountId, guest: null })))
    expect({ placed: done.length, refused, broken }).toEqual({
      placed: 1,
      refused: { USER_USAGE_LIMIT_REACHED: 49 },
      broken: [],
    })
    expect(await usedOf(code)).toBe(1)
  })

  test('PR2: nor one phone under many names', async () => {
    const code = await makePromoCode(at.db)
    const { done } = await crowd(10, () => {
      const request = withCode(code, 20)
      return place({ ...request, address: { ...request.address, phone: '+201012345678' } })
    })
    expect(done.length).toBe(1)
  })
})

describe('a use', () => {
  test('PR2: by a guest counts for the account that orders with the same mailbox later', async () => {
    const code = await makePromoCode(at.db)
    const spelled = (email: string, overrides: Partial<OrderRequest> = {}): OrderRequest => {
      const request = withCode(code, 20, overrides)
      return { ...request, address: { ...request.address, email } }
    }
    await place(spelled('Nadia@X.example'))
    const accountId = await makeOwner(at.db)
    await expect(place(spelled('nadia+shop@x.EXAMPLE', { accountId, guest: null }))).rejects.toMatchObject({
      code: 'USER_USAGE_LIMIT_REACHED',
    })
    expect(await usedOf(code)).toBe(1)
  })

  test('PR9: comes back once when its order is cancelled, and is taken again when it stands again', async () => {
    const code = await makePromoCode(at.db)
    const { id } = await place(withCode(code, 20))
    await crowd(5, () => move(id, 'cancelled'))
    expect(await usedOf(code)).toBe(0)
    expect(await wrongInTheBooks(at.db)).toEqual([])
    await move(id, 'pending')
    expect(await usedOf(code)).toBe(1)
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('that others have taken meanwhile keeps its order cancelled', async () => {
    const code = await makePromoCode(at.db, { maxUsage: 1 })
    const { id } = await place(withCode(code, 20))
    await move(id, 'cancelled')
    await place(withCode(code, 20))
    await expect(move(id, 'paid')).rejects.toMatchObject({ code: 'PROMO_CODE_USED_UP' })
    expect(await usedOf(code)).toBe(1)
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('PR9: stays used when the order is paid', async () => {
    const code = await makePromoCode(at.db)
    const { id } = await place(withCode(code, 20))
    await move(id, 'paid')
    expect(await usedOf(code)).toBe(1)
  })
})

test('the database itself refuses a use too many', async () => {
  const code = await makePromoCode(at.db, { maxUsage: 1 })
  const use = at.db.updateTable('promoCodes').set({ used: 2 }).where('code', '=', code)
  await expect(use.execute()).rejects.toThrow(/check constraint/)
})
