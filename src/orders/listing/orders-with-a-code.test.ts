import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../../tests/support/builders.ts'
import { takeSteps } from '../../../tests/support/order-steps.ts'
import { makePromoCode } from '../../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { fromPounds } from '../../lib/money.ts'
import { amountsOf } from '../price.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 50 }] })).id
})
afterAll(() => shop.close())

function place(promoCode: string | null): Promise<string> {
  const { total } = amountsOf(requestFor([{ productId }]).lines, fromPounds(50), fromPounds(promoCode ? 20 : 0))
  return makeOrder(shop.at.db, [{ productId }], { promoCode, total })
}

test('orders are found by the promo code that they use; one that was cancelled uses none any more', async () => {
  const [code, other] = [
    await makePromoCode(shop.at.db, { maxUsagePerUser: 9 }),
    await makePromoCode(shop.at.db, { maxUsagePerUser: 9 }),
  ]
  const [first, second, cancelled] = [await place(code), await place(code), await place(code)]
  await place(other)
  await place(null)
  await takeSteps(shop.at.db, cancelled, 'cancelled')
  const viewer = await shop.signedIn('viewer')
  const found = async (promoCode: string) => {
    const { body } = await viewer.get(`/api/orders?promoCode=${promoCode}`)
    return [body.pagination.total, body.orders.map(({ id }: { id: string }) => id).sort()]
  }
  expect(await found(code)).toEqual([2, [first, second].sort()])
  expect(await found('NOTHING')).toEqual([0, []])
})
