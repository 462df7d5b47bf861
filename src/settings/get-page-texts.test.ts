import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import type { GovernorateId } from '../shipping/governorates.ts'
import { firstFacts } from './facts.ts'
import { firstTexts } from './first-texts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.at.db.deleteFrom('shippingFees').execute()
  await shop.at.db.deleteFrom('shopSettings').execute()
})

const shippingPolicy = async (): Promise<{ en: string; ar: string }> =>
  (await shop.browser().get('/api/settings/pages')).body.pages.policies.shipping

async function deliver(governorateId: GovernorateId, [leadDaysMin, leadDaysMax]: [number, number], isActive = true) {
  const days = { leadDaysMin, leadDaysMax, isActive }
  await shop.at.db
    .insertInto('shippingFees')
    .values({ id: governorateId, governorateId, fee: 5000, ...days })
    .execute()
}

test('the policy promises the days that the governorates say, and others as soon as they do', async () => {
  await deliver('cairo', [1, 2])
  expect(await shippingPolicy()).toMatchObject({
    en: expect.stringContaining(': 1 to 2 business days.'),
    ar: expect.stringContaining(': من يوم إلى يومَي عمل.'),
  })
  await deliver('matrouh', [4, 9])
  await deliver('sohag', [3, 60], false)
  expect(await shippingPolicy()).toMatchObject({
    en: expect.stringContaining(': 1 to 9 business days.'),
    ar: expect.stringContaining(': من يوم إلى 9 أيام عمل.'),
  })
})

test('where nothing is delivered to yet, no days are promised', async () => {
  const { en, ar } = await shippingPolicy()
  expect(en).toContain(': the time that the checkout shows.')
  expect(ar).toContain(': ما يظهر عند إتمام الشراء.')
})

const OLDER = {
  en: [
    '- We prepare an order within 1 to 3 business days.',
    '- The courier needs 2 to 7 business days, depending on the governorate. The checkout shows the time for yours.',
    '- Friday and official holidays are not business days.',
  ],
  ar: [
    '- نجهّز الطلب خلال 1 إلى 3 أيام عمل.',
    '- تستغرق شركة الشحن من 2 إلى 7 أيام عمل بحسب المحافظة، وتظهر مدة محافظتك عند إتمام الشراء.',
    '- لا يُحتسب يوم الجمعة والعطلات الرسمية من أيام العمل.',
  ],
}

/** As a shop stored it whose owner saved the form before. */
const older = (language: 'en' | 'ar'): string => {
  const lines = firstTexts.policies.shipping[language].split('\n')
  return [...lines.slice(0, 3), ...OLDER[language], ...lines.slice(6)].join('\n')
}

test('a policy that a shop stored says the same from now on, but for lines that its owner wrote', async () => {
  const { policies } = firstTexts
  const own = 'We deliver whenever we please.'
  const shipping = { en: `${older('en')}\n${own}`, ar: older('ar').replace('1 إلى 3', '1 إلى 2') }
  const texts = { ...firstTexts, policies: { ...policies, shipping } }
  await shop.at.db
    .insertInto('shopSettings')
    .values({ facts: JSON.stringify({ ...firstFacts, texts }) })
    .execute()
  await sql.raw(await readFile('db/migrations/0019-delivery-days.sql', 'utf8')).execute(shop.at.db)

  const { facts } = await shop.at.db.selectFrom('shopSettings').select('facts').executeTakeFirstOrThrow()
  const [first = ''] = policies.shipping.ar.split('\n').slice(3)
  const expected = {
    en: `${policies.shipping.en}\n${own}`,
    ar: policies.shipping.ar.replace(first, '- نجهّز الطلب خلال 1 إلى 2 أيام عمل.'),
  }
  expect(facts).toEqual({ ...firstFacts, texts: { ...texts, policies: { ...policies, shipping: expected } } })
})

test('a shop that stored no texts keeps none', async () => {
  await shop.at.db
    .insertInto('shopSettings')
    .values({ facts: JSON.stringify(firstFacts) })
    .execute()
  await sql.raw(await readFile('db/migrations/0019-delivery-days.sql', 'utf8')).execute(shop.at.db)
  const { facts } = await shop.at.db.selectFrom('shopSettings').select('facts').executeTakeFirstOrThrow()
  expect(facts).toEqual(firstFacts)
})
