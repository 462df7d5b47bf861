import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { getShippingFee } from './get-shipping-fee.server.ts'
import { GOVERNORATES } from './governorates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db, 'sohag', 95.5)
  await makeFee(shop.at.db, 'cairo', 50)
  await makeFee(shop.at.db, 'giza', 0)
  await makeFee(shop.at.db, 'luxor', 80)
  await shop.at.db.updateTable('shippingFees').set({ isActive: false }).where('governorateId', '=', 'luxor').execute()
})
afterAll(() => shop.close())

test('the fee of a governorate is known to the piastre; free delivery is a fee too', async () => {
  expect((await getShippingFee(shop.at.db, 'sohag')).fee).toBe(9550)
  expect((await getShippingFee(shop.at.db, 'giza')).fee).toBe(0)
})

test('a fee that is missing or switched off is refused, naming the place in both languages', async () => {
  for (const [id, governorate, governorateAr] of [
    ['aswan', 'Aswan', 'أسوان'],
    ['luxor', 'Luxor', 'الأقصر'],
    ['atlantis', 'atlantis', 'atlantis'],
  ])
    await expect(getShippingFee(shop.at.db, id ?? '')).rejects.toMatchObject({
      code: 'SHIPPING_FEE_NOT_CONFIGURED',
      details: { governorate, governorateAr },
    })
})

test('shoppers read the fees that hold, in the order of the governorates, with names and working days', async () => {
  const { body } = await shop.browser().get('/api/shipping')
  expect(body.shippingFees).toMatchObject([
    { governorateId: 'cairo', governorateName: 'Cairo', governorateNameAr: 'القاهرة', shippingFee: 50 },
    { governorateId: 'giza', shippingFee: 0 },
    { governorateId: 'sohag', shippingFee: 95.5, isActive: true, leadDaysMin: 2, leadDaysMax: 7 },
  ])
  expect(body.shippingFees[0]._id).toBe(body.shippingFees[0].id)
})

test('one fee is read by its governorate, and its absence is told in the asker’s language', async () => {
  const stranger = shop.browser()
  expect((await stranger.get('/api/shipping/governorate/sohag')).body.shippingFee.shippingFee).toBe(95.5)
  const none = await stranger.get('/api/shipping/governorate/luxor')
  expect([none.status, none.body.message]).toEqual([422, 'Shipping fee not configured for Luxor.'])
  const arabic = await stranger.get('/api/shipping/governorate/luxor', { 'accept-language': 'ar' })
  expect(arabic.body.message).toContain('الأقصر')
  for (const odd of ['CAIRO', "cairo'--", '__proto__', 'x'.repeat(41), '%00'])
    expect((await stranger.get(`/api/shipping/governorate/${odd}`)).status, odd).toBeOneOf([400, 404, 422])
})

test('the database knows the governorates of the form and no other, and no fee below nothing', async () => {
  for (const { id } of GOVERNORATES) await makeFee(shop.at.db, id, 60)
  const atlantis = sql`insert into shipping_fees (id, governorate_id, fee) values ('atlantis', 'atlantis', 6000)`
  await expect(atlantis.execute(shop.at.db)).rejects.toThrow(/governorate_id_check/)
  await expect(makeFee(shop.at.db, 'aswan', -1)).rejects.toThrow(/fee_check/)
  expect((await shop.browser().get('/api/shipping')).body.shippingFees.length).toBe(GOVERNORATES.length - 1)
})
