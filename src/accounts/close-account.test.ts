import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, NOW } from '../../tests/support/builders.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { eraseClosedAccounts } from '../orders/erase-closed-accounts.server.ts'

const DAY = 24 * 3600 * 1000

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })).id
})
afterAll(() => shop.close())

const meOf = async (browser: TestBrowser) => (await browser.get('/api/auth/me')).body.user
const close = (browser: TestBrowser, password = PASSWORD) => browser.send('DELETE', '/api/auth/me', { password })
const erase = (now = new Date()) => eraseClosedAccounts(shop.at.db, now, [])
const rowOf = (id: string) => shop.at.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

async function orderOf(accountId: string): Promise<string> {
  return makeOrder(shop.at.db, [{ productId }], { accountId, guest: null, placedBy: accountId })
}

describe('an account', () => {
  test('is closed only by who knows its password; then nobody is in it and nobody signs in', async () => {
    const browser = await shop.signedIn('user')
    const { id, email } = await meOf(browser)
    expect((await close(browser, 'wrong')).body.errors).toEqual({ password: 'Invalid password' })
    expect((await close(browser)).status).toBe(200)
    expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await browser.send('POST', '/api/auth/refresh')).status).toBe(401)
    expect((await shop.browser().signIn(email, PASSWORD)).status).toBe(401)
    await erase()
    expect(await rowOf(id)).toBeUndefined()
  })

  test('with an open order, or one that can still come back, is kept closed; then the order stays and the person goes', async () => {
    const browser = await shop.signedIn('user')
    const { id } = await meOf(browser)
    const orderId = await orderOf(id)
    await close(browser)
    await erase()
    expect(await rowOf(id)).toBeDefined()
    await takeSteps(shop.at.db, orderId, 'paid', 'shipped', 'delivered')
    await erase(new Date(NOW.getTime() + 29 * DAY))
    expect(await rowOf(id)).toBeDefined()
    await erase(new Date(NOW.getTime() + 31 * DAY))
    expect(await rowOf(id)).toBeUndefined()
    const order = await shop.at.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ accountId: null, name: '', email: '', phone: '', address: '', status: 'delivered' })
    expect(order.total).toBeGreaterThan(0)
    expect(JSON.stringify(order)).not.toContain(id)
  })

  test('of the last owner stays, also when the last two leave at once', async () => {
    const only = await testShop()
    try {
      const [one, other] = [await only.signedIn('owner'), await only.signedIn('owner')]
      const answers = await Promise.all([close(one), close(other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('LAST_OWNER')
      const owners = await only.at.db.selectFrom('accounts').select('id').where('adminRole', '=', 'owner').execute()
      expect(owners).toHaveLength(1)
    } finally {
      await only.close()
    }
  })
})

describe('what somebody says of themself', () => {
  test('AU2: is their name, their phone and the language of their mails; nothing else is theirs to write', async () => {
    const browser = await shop.signedIn('user')
    const before = await meOf(browser)
    const { status, body } = await browser.send('PUT', '/api/auth/me', {
      full_name: '  منى عادل ',
      phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
      language: 'ar',
      role: 'admin',
      adminRole: 'owner',
      email: 'victim@example.com',
      passwordHash: 'x',
      emailVerifiedAt: '2001-01-01T00:00:00Z',
      constructor: {},
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...before, full_name: 'منى عادل', phone: '+201012345678', language: 'ar' })
    expect((await browser.send('PUT', '/api/auth/me', { phone: '' })).body.user).toMatchObject({
      phone: null,
      full_name: 'منى عادل',
    })
  })

  test('is refused by field where it is none', async () => {
    const browser = await shop.signedIn('user')
    const { status, body } = await browser.send('PUT', '/api/auth/me', { full_name: ' ', phone: '0100' })
    expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['full_name', 'phone']])
  })

  test('AU2: a prototype is none of it', async () => {
    const browser = await shop.signedIn('user')
    await browser.send('PUT', '/api/auth/me', '{"__proto__":{"role":"admin"},"full_name":"Mona"}')
    expect((await browser.get('/api/orders')).status).toBe(403)
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})
