import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { facts, firstFacts } from './facts.ts'
import { getFacts } from './get-facts.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const write = (record: object) =>
  shop.at.db
    .insertInto('shopSettings')
    .values({ facts: JSON.stringify(record) })
    .execute()

describe('what the shop says of itself', () => {
  test('is there before the owner has said anything, in both languages', async () => {
    expect(await getFacts(shop.at.db)).toEqual(firstFacts)
    expect(facts.parse(firstFacts)).toEqual(firstFacts)
    for (const text of [firstFacts.address, firstFacts.hours]) {
      expect(text.en).not.toMatch(/[\u0600-\u06ff]/)
      expect(text.ar).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('is the owner’s word as soon as there is one, and there is one record of it', async () => {
    const ownFacts = { ...firstFacts, name: 'Noir', currentCollection: 'White' as const }
    const { cashRules: _, ...publicFacts } = ownFacts
    await write(ownFacts)
    expect(await getFacts(shop.at.db)).toEqual(ownFacts)
    expect((await shop.browser().get('/api/settings')).body).toEqual({
      success: true,
      settings: publicFacts,
      takesCards: true,
    })
    await expect(write(ownFacts)).rejects.toThrow()
  })
})

describe('facts are refused', () => {
  test.each([
    ['without a name', { name: '' }],
    ['of a collection that is none', { currentCollection: 'Grey' }],
    ['with an address that no mail reaches', { email: 'nobody' }],
    ['with a phone that nobody can call', { phone: '0100' }],
    ['with a tax number that is too short', { registration: { tax: '12345678', trade: '' } }],
    ['with a link that is a script', { social: [{ name: 'Instagram', url: 'javascript:alert(1)' }] }],
    ['with a link in the open', { social: [{ name: 'Instagram', url: 'http://instagram.com/' }] }],
    ['in one language only', { address: { en: 'Cairo' } }],
    ['with days that are none', { cashAnswerDays: 0 }],
  ])('%s', (_, overrides) => expect(facts.safeParse({ ...firstFacts, ...overrides }).success).toBe(false))
})
