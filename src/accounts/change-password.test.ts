import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'

const NEW = 'quite another word'
const COMMON = 'This password is one of the first that anybody would try. Please choose another.'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

describe('a password that is known', () => {
  test('is changed from the account: the other sessions end, this one goes on', async () => {
    const email = await makeShopper(shop.at.db)
    const [here, elsewhere] = [shop.browser(), shop.browser()]
    await here.signIn(email, PASSWORD)
    await elsewhere.signIn(email, PASSWORD)
    const change = (currentPassword: string, password: string) =>
      here.send('PUT', '/api/auth/password', { currentPassword, password })
    expect((await change('wrong', NEW)).body.errors).toEqual({ currentPassword: 'Invalid password' })
    expect((await change(PASSWORD, 'short')).status).toBe(400)
    expect((await change(PASSWORD, `${email}2026`)).body.errors).toEqual({ password: COMMON })
    expect((await change(PASSWORD, NEW)).status).toBe(200)
    expect((await here.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await shop.browser().signIn(email, NEW)).status).toBe(200)
    await sendAccountMail(shop)
  })
})
