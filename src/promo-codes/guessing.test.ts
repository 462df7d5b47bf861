import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestAnswer } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

describe('guessing codes', () => {
  let strict: TestShop
  let turn = 0
  beforeAll(async () => {
    strict = await testShop({ RATE_LIMITS: 'on' })
    await makeFee(strict.at.db)
  })
  beforeEach(() => strict.at.pool.query('delete from rate_limits'))
  afterAll(() => strict.close())

  const outcomeOf = ({ status, body }: TestAnswer) => [status, body.errorCode]
  const guessed = [422, 'INVALID_PROMO_CODE']
  const tooMany = [429, 'RATE_LIMIT_EXCEEDED']
  const apply = (browser = strict.browser()) => {
    turn += 1
    return browser.send('POST', '/api/promo-codes/validate', { code: `GUESS${turn}`, orderAmount: 1 })
  }
  const order = async (browser = strict.browser(), form: object = { promoCode: { code: `GUESS${turn}` } }) => {
    const { id: productId } = await makeProduct(strict.at.db)
    return browser.send('POST', browser.token ? '/api/orders' : '/api/orders/guest', orderForm({ productId }, form))
  }

  test.each(['guest', 'account'])('PR7: ends after twenty tries, applied or ordered with: %s', async (who) => {
    const guesser = who === 'guest' ? strict.browser() : await strict.signedIn('user')
    for (let tries = 0; tries < 17; tries += 1) expect(outcomeOf(await apply(guesser))).toEqual(guessed)
    for (let tries = 0; tries < 3; tries += 1) expect(outcomeOf(await order(guesser))).toEqual(guessed)
    for (const answer of [await order(guesser), await apply(guesser)]) {
      expect(outcomeOf(answer)).toEqual(tooMany)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await order(guesser, {})).status).toBe(201)
  })

  test('PR7: ends after two hundred from one address, however many browsers', async () => {
    for (let tries = 0; tries < 190; tries += 1) expect(outcomeOf(await apply())).toEqual(guessed)
    for (let tries = 0; tries < 10; tries += 1) expect(outcomeOf(await order())).toEqual(guessed)
    for (const answer of [await order(), await apply()]) expect(outcomeOf(answer)).toEqual(tooMany)
    expect((await order(strict.browser(), {})).status).toBe(201)
  })
})
