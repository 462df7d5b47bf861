import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const verify = (token: string | undefined) => shop.browser().send('POST', '/api/auth/verify-email', { token })

describe('a mailbox', () => {
  test('is proven once; the link is asked for again from the account', async () => {
    const email = await makeShopper(shop.at.db)
    const browser = shop.browser()
    await browser.signIn(email, PASSWORD)
    expect((await browser.send('POST', '/api/auth/verify-email/send')).status).toBe(200)
    const [letter] = await sendAccountMail(shop)
    expect((await verify(letter?.token)).status).toBe(200)
    expect((await verify(letter?.token)).status).toBe(400)
    const welcome = await sendAccountMail(shop)
    expect(welcome, 'once').toMatchObject([{ to: expect.stringContaining(email) }])
    expect(welcome[0]?.text).toContain('http://localhost:3000/account')
    await browser.send('POST', '/api/auth/verify-email/send')
    expect(await sendAccountMail(shop), 'proven already').toEqual([])
  })
})
