import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { ADDRESS_LIMITS } from './address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { db } = shop.at
  await makeFee(db)
  const { id: productId } = await makeProduct(db)
  await makeOrder(db, [{ productId }])
  const address = { name: 'Mona', phone: '01012345678', address: '3 El Nasr Street', city: 'cairo', cityName: 'Maadi' }
  expect((await (await shop.signedIn('user')).send('POST', '/api/addresses', address)).status).toBe(201)
})
afterAll(() => shop.close())

const { city: governorateId, country: _onlyTheHome, ...sameName } = ADDRESS_LIMITS
const OF_AN_ORDER = Object.entries({ ...sameName, governorateId })
/** Phone and postal code stand in the book as numbers of Egypt, which are shorter. */
const { name, address, cityName } = ADDRESS_LIMITS

test.each(OF_AN_ORDER)('an order holds %s as long as it may be typed, and no longer', async (column, most) => {
  const hold = (length: number) =>
    shop.at.db
      .updateTable('orders')
      .set({ [column]: 'س'.repeat(length) })
      .execute()
  await hold(most)
  await expect(hold(most + 1)).rejects.toThrow('check constraint')
})

test.each(Object.entries({ name, address, cityName }))(
  'the book holds %s as long as it may be typed, and no longer',
  async (column, most) => {
    const hold = (length: number) =>
      shop.at.db
        .updateTable('addresses')
        .set({ [column]: 'س'.repeat(length) })
        .execute()
    await hold(most)
    await expect(hold(most + 1)).rejects.toThrow('check constraint')
  },
)
