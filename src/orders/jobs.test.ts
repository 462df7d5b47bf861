import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop({ MAIL_FROM: 'Black & White <shop@shop.example>' })
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })).id
})
afterAll(() => shop.close())

const order = (name = 'Mona Adel') => {
  const { address } = requestFor([{ productId }])
  return makeOrder(shop.at.db, [{ productId }], { address: { ...address, name } })
}

/** The letters that left since, as they left. */
async function lettersOf(work: () => Promise<void>): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  await work()
  const fresh = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  return Promise.all(fresh.map((file) => readFile(path.join(folder, file), 'utf8')))
}

const attentionOf = async (id: string) =>
  (await shop.at.db.selectFrom('orders').select('attention').where('id', '=', id).executeTakeFirstOrThrow()).attention

test('an order’s mail goes to who ordered, from the shop, once, however often its job runs', async () => {
  const orderId = await order()
  const send = () => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 })
  const [letter = '', ...more] = await lettersOf(async () => {
    await send()
    await send()
  })
  expect(more).toEqual([])
  expect(letter).toMatch(/^From: "?Black & White"? <shop@shop\.example>\r\n/m)
  expect(letter).toMatch(/^To: mona\.\d+@example\.com\r\n/m)
  expect(letter).toMatch(new RegExp(`^Message-ID: <order-placed-${orderId.toLowerCase()}-1@localhost>\r\n`, 'm'))
})

test('its link opens the order in any browser', async () => {
  const orderId = await order()
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [, link = ''] = /http:\/\/localhost:3000(\/my-order\/[\w.-]+)/.exec(text) ?? []
  const browser = shop.browser()
  expect((await browser.get(link)).headers.get('location')).toBe(`/order/${orderId}`)
  expect((await browser.get(`/api/orders/${orderId}`)).status).toBe(200)
})

test('a name can’t add a recipient or a heading to the letter', async () => {
  const orderId = await order('Mona\r\nBcc: thief@evil.example\r\nSubject: won\r\n\r\n<b>You won</b>')
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
  const [head = ''] = letter.split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(head.match(/^subject:/gim)?.length).toBe(1)
  expect(head.match(/^to:.*(\r\n .*)*/im)?.[0].match(/@/g)?.length).toBe(1)
})

test('OR18: a name is text in the letter and in the order’s page, and turns nothing after it around', async () => {
  const browser = shop.browser()
  const { shippingAddress, ...form } = orderForm({ productId })
  const typed = { ...shippingAddress, name: '<b onclick="won()">Mona</b>\u202E Adel' }
  const { id } = (await browser.send('POST', '/api/orders/guest', { ...form, shippingAddress: typed })).body.order
  const shown = await browser.get(`/api/orders/${id}`)
  expect(shown.headers.get('content-type')).toMatch(/^application\/json/)
  expect(shown.body.order.shippingAddress.name).toBe('<b onclick="won()">Mona</b> Adel')
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId: id, event: 'placed', step: 1 }))
  const [plain = '', page = ''] = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=').split('<!doctype html>')
  expect(plain).toContain('<b onclick="won()">Mona</b> Adel')
  expect(page).toContain('&lt;b onclick=&quot;won()&quot;&gt;Mona&lt;/b&gt; Adel')
  expect(page).not.toContain('<b onclick')
  expect(letter).not.toMatch(/=E2=80=AE|\u202E/)
})

test('a name greets only who has proven that mailbox, whoever typed it', async () => {
  const proven = { id: newId(), email: 'salma@example.com', fullName: 'Salma', emailVerifiedAt: new Date() }
  const claimed = { id: newId(), email: 'claimed@example.com', fullName: 'Salma' }
  await shop.at.db
    .insertInto('accounts')
    .values([proven, { ...claimed, emailVerifiedAt: null }])
    .execute()
  const greetingOf = async (accountId: string | null, to: string): Promise<boolean> => {
    const { address } = requestFor([{ productId }])
    const given = { accountId, address: { ...address, name: 'Salma Nour', email: to } }
    const orderId = await makeOrder(shop.at.db, [{ productId }], given)
    const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
    expect(letter.includes('To: Salma Nour <')).toBe(letter.includes('Hello Salma Nour,'))
    return letter.includes('Hello Salma Nour,')
  }
  expect(await greetingOf(proven.id, proven.email)).toBe(true)
  expect(await greetingOf(proven.id, 'victim@example.com')).toBe(false)
  expect(await greetingOf(claimed.id, claimed.email)).toBe(false)
  expect(await greetingOf(null, proven.email)).toBe(false)
})

test('an order that is gone sends nothing', async () => {
  expect(await lettersOf(() => shop.jobs['send-order-mail']({ orderId: newId(), event: 'placed', step: 1 }))).toEqual(
    [],
  )
})

test('a cash order that nobody answered is flagged; one that was answered is not', async () => {
  const [waiting, sent, cancelled] = [await order(), await order(), await order()]
  await takeSteps(shop.at.db, sent, 'shipped')
  await takeSteps(shop.at.db, cancelled, 'cancelled')
  for (const orderId of [waiting, sent, cancelled]) await shop.jobs['flag-unanswered-order']({ orderId })
  expect(await Promise.all([waiting, sent, cancelled].map(attentionOf))).toEqual(['unanswered', null, null])
  await takeSteps(shop.at.db, waiting, 'shipped')
  expect(await attentionOf(waiting)).toBeNull()
})
