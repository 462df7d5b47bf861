import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'
import type { JobNeeds } from '../lib/jobs.server.ts'
import type { OrderStatus } from '../orders/order.ts'
import type { OrderRequest } from '../orders/place-order.server.ts'

type Delivered = JobNeeds['invite-to-review']

const WAY: OrderStatus[] = ['paid', 'shipped', 'delivered']

let shop: TestShop
let tee: string
let hoodie: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const sizes = [{ size: 'M' as const, stock: 100 }]
  tee = (await makeProduct(shop.at.db, { name: 'Black <Tee>', nameAr: 'تيشيرت أسود', sizes })).id
  hoodie = (await makeProduct(shop.at.db, { name: 'Black Hoodie', nameAr: 'هودي أسود', sizes })).id
})

async function receive(overrides: Partial<OrderRequest> = {}, steps = WAY): Promise<string> {
  const orderId = await makeOrder(shop.at.db, [{ productId: tee }, { productId: hoodie }], overrides)
  await takeSteps(shop.at.db, orderId, ...steps)
  return orderId
}

async function member() {
  const browser = await shop.signedIn('user')
  const { id: accountId } = (await browser.get('/api/auth/me')).body.user
  return { browser, accountId, theirs: { accountId, guest: null, placedBy: accountId } }
}

/** What waits for this order: how long from being written to being done, in hours. */
async function waiting(orderId: string): Promise<{ data: Delivered; hours: number }[]> {
  const { rows } = await shop.at.pool.query(
    `select data, round(extract(epoch from start_after - created_on) / 3600)::int as hours
     from pgboss.job where name = 'invite-to-review' and data->>'orderId' = $1 order by (data->>'step')::int`,
    [orderId],
  )
  return rows
}

/** Does all that waits for the order; answers the letters that left. */
async function pass(orderId: string): Promise<string[]> {
  for (const { data } of await waiting(orderId)) await shop.jobs['invite-to-review'](data)
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  for (;;) {
    const [mail] = await shop.at.boss.fetch<Delivered>('send-review-mail')
    if (!mail) break
    await shop.jobs['send-review-mail'](mail.data)
    await shop.at.boss.complete('send-review-mail', mail.id)
  }
  const files = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  return Promise.all(files.map(async (file) => decoded(await readFile(path.join(folder, file), 'utf8'))))
}

function decoded(letter: string): string {
  const bytes = letter
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe('three days after delivery', () => {
  test('who bought is asked once, with a link to each piece', async () => {
    const { theirs } = await member()
    const orderId = await receive(theirs)
    expect((await waiting(orderId)).map(({ hours }) => hours)).toEqual([72])
    const [letter = '', ...more] = await pass(orderId)
    expect(more).toEqual([])
    for (const id of [tee, hoodie]) expect(letter).toContain(`http://localhost:3000/product/${id}#reviews`)
    expect(letter).toContain('Review Black <Tee>:')
    expect(letter).toContain('Review Black &lt;Tee&gt;</a>')
    expect(letter).not.toMatch(/my-order|guest|undefined|\[object/)
    expect(letter).toMatch(new RegExp(`^Message-ID: <review-${orderId.toLowerCase()}@localhost>\r\n`, 'm'))
    expect(await pass(orderId)).toEqual([])
  })

  test('is greeted by name only who has proven that mailbox', async () => {
    const { browser, accountId, theirs } = await member()
    const { email } = (await browser.get('/api/auth/me')).body.user
    const { address } = requestFor([{ productId: tee }])
    const greeted = { ...theirs, address: { ...address, email, name: 'Salma evil.example' } }
    const [stranger = ''] = await pass(await receive(greeted))
    expect(stranger).toContain('Hello,')
    expect(stranger).not.toMatch(/Salma|evil/)
    await shop.at.db.updateTable('accounts').set({ emailVerifiedAt: NOW }).where('id', '=', accountId).execute()
    const [owner = ''] = await pass(await receive(greeted))
    expect(owner).toContain('Hello Salma evil. example,')
    expect(owner).not.toContain('evil.example')
  })

  test('in Arabic where the order is', async () => {
    const { theirs } = await member()
    const [letter = ''] = await pass(await receive({ ...theirs, language: 'ar' }))
    expect(letter).toContain('<html lang="ar" dir="rtl">')
    expect(letter).toContain(`/ar/product/${tee}#reviews`)
    expect(letter).toContain('قيّم تيشيرت أسود')
  })

  test('a guest hears that it takes an account, and the link lets the order join it', async () => {
    const orderId = await receive()
    const [letter = ''] = await pass(orderId)
    expect(letter).toContain('You ordered as a guest.')
    expect(letter).toContain(`/auth?next=${encodeURIComponent(`/product/${[tee, hoodie].sort()[0]}#reviews`)}`)
    const [, link = ''] = new RegExp(`http://localhost:3000(/my-order/[\\w.-]+\\?review=${tee})`).exec(letter) ?? []
    const { browser, accountId } = await member()
    await shop.at.db.updateTable('accounts').set({ emailVerifiedAt: NOW }).where('id', '=', accountId).execute()
    expect((await browser.get(link)).headers.get('location')).toBe(`/product/${tee}#reviews`)
    const write = () => browser.send('POST', '/api/reviews', { productId: tee, rating: 5, comment: 'Soft.' })
    expect((await write()).status).toBe(403)
    await browser.send('POST', '/api/orders/claim')
    expect((await write()).status).toBe(201)
  })

  test('a link that was tampered with leads to the order, never elsewhere', async () => {
    const [letter = ''] = await pass(await receive({ language: 'ar' }))
    const [, link = ''] = /http:\/\/localhost:3000(\/ar\/my-order\/[\w.-]+)\?review=/.exec(letter) ?? []
    for (const review of ['//evil.example', '../admin', 'a', ''])
      expect(
        (await shop.browser().get(`${link}?review=${encodeURIComponent(review)}`)).headers.get('location'),
      ).toMatch(/^\/ar\/order\/[0-9A-Z]{26}$/)
  })

  test('what is reviewed already is not asked for; nobody is asked where all of it is', async () => {
    const { theirs, accountId } = await member()
    const orderId = await receive(theirs)
    await makeReview(shop.at.db, tee, { accountId, status: 'rejected' })
    await makeReview(shop.at.db, hoodie)
    const [letter = ''] = await pass(orderId)
    expect([letter.includes(`/product/${tee}`), letter.includes(`/product/${hoodie}`)]).toEqual([false, true])
    const next = await receive(theirs)
    await makeReview(shop.at.db, hoodie, { accountId })
    expect(await pass(next)).toEqual([])
  })

  test('a piece that is not sold any more can’t be reviewed', async () => {
    const orderId = await receive()
    await hideProduct(shop.at.db, tee, NOW)
    const [letter = ''] = await pass(orderId)
    expect([letter.includes(tee), letter.includes(hoodie)]).toEqual([false, true])
  })
})

describe('nobody is asked', () => {
  test.each([
    ['before it is delivered', ['paid', 'shipped']],
    ['while it is not paid', ['shipped', 'delivered']],
    ['once it is cancelled', [...WAY, 'cancelled']],
    ['once it is sent again', [...WAY, 'shipped']],
  ] as const)('%s', async (_, steps) => {
    expect(await pass(await receive({}, [...steps]))).toEqual([])
  })

  test('for an order that the owner deleted', async () => {
    const orderId = await receive()
    await shop.at.db.updateTable('orders').set({ deletedAt: NOW }).where('id', '=', orderId).execute()
    expect(await pass(orderId)).toEqual([])
  })

  test('whose account is closed', async () => {
    const { browser, theirs } = await member()
    const orderId = await receive(theirs)
    await browser.send('DELETE', '/api/auth/me', { password: PASSWORD })
    expect(await pass(orderId)).toEqual([])
  })
})

describe('once for each order', () => {
  test('also where it was delivered twice: three days after the second time', async () => {
    const orderId = await receive({}, [...WAY, 'shipped', 'delivered'])
    const [first, second] = await waiting(orderId)
    if (!first || !second) throw new Error('Both deliveries are waited for')
    await shop.jobs['invite-to-review'](first.data)
    expect(await shop.at.boss.fetch('send-review-mail')).toEqual([])
    expect(await pass(orderId)).toHaveLength(1)
  })

  test('also where it is delivered again after the mail', async () => {
    const orderId = await receive()
    expect(await pass(orderId)).toHaveLength(1)
    await takeSteps(shop.at.db, orderId, 'cancelled', 'delivered')
    expect(await pass(orderId)).toEqual([])
  })

  test('a cash order that is paid after delivery waits for the payment', async () => {
    const orderId = await receive({}, ['shipped', 'delivered'])
    expect(await waiting(orderId)).toEqual([])
    await takeSteps(shop.at.db, orderId, 'paid')
    expect(await pass(orderId)).toHaveLength(1)
  })

  test('however often the job runs at once', async () => {
    await warm(shop.database)
    const orderId = await receive()
    for (const { data } of await waiting(orderId))
      await Promise.all(Array.from({ length: 20 }, () => shop.jobs['invite-to-review'](data)))
    const jobs = await shop.at.pool.query(
      `select count(*)::int as mails from pgboss.job where name = 'send-review-mail' and data->>'orderId' = $1`,
      [orderId],
    )
    expect(jobs.rows).toEqual([{ mails: 1 }])
    await pass(orderId)
  })
})
