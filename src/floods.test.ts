import { hashSync } from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../tests/support/builders.ts'
import { orderForm } from '../tests/support/order-form.ts'
import { picture, uploadOf } from '../tests/support/pictures.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'
import { newId } from './lib/id.server.ts'

const ORDERS = 10

let shop: TestShop
let productId: string
beforeAll(async () => {
  // The tests' own machine is the proxy, so that a flood can come from anywhere.
  shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1000 }] })).id
})
afterAll(() => shop.close())

const from = (nth: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(nth / 250)}.${(nth % 250) + 1}` })

/** Shoppers one after the other, until they have all been answered. */
async function checkouts(): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const answer = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId }))
    statuses.push(answer.status)
  }
  return statuses
}

/** What a flood was answered, by status, while orders were placed beside it. */
async function floodedBy(size: number, each: (nth: number) => Promise<{ status: number }>) {
  const flood = Promise.all(Array.from({ length: size }, (_, nth) => each(nth)))
  const orders = await checkouts()
  const counts = Object.groupBy(await flood, ({ status }) => String(status))
  return { orders, answered: Object.fromEntries(Object.entries(counts).map(([status, all]) => [status, all?.length])) }
}

/** Whose passwords take ten times as long to check, so that on any machine more come than are answered meanwhile. */
async function makeShoppers(count: number): Promise<string[]> {
  const passwordHash = hashSync('their own password', { memoryCost: 19_456, timeCost: 20, parallelism: 1 })
  const shoppers = Array.from({ length: count }, (_, nth) => `shopper.${nth}@example.com`)
  const accounts = shoppers.map((email) => ({ id: newId(), email, fullName: 'Mona Adel', passwordHash }))
  await shop.at.db.insertInto('accounts').values(accounts).execute()
  return shoppers
}

const allPlaced = Array.from({ length: ORDERS }, () => 201)

/** On a busy machine a flood takes its time. */
const WHILE = { timeout: 120_000 }

afterEach(async () => {
  expect(await checkouts()).toEqual(allPlaced)
})

test(
  'AV5: hundreds who try passwords at once, each from elsewhere, wait in a short line; every order is taken',
  WHILE,
  async () => {
    const shoppers = await makeShoppers(300)
    const guesser = shop.browser()
    await guesser.get('/api/csrf-token')
    const { orders, answered } = await floodedBy(shoppers.length, (nth) =>
      guesser.send('POST', '/api/auth/login', { email: shoppers[nth], password: 'a guess' }, from(nth)),
    )
    expect(orders).toEqual(allPlaced)
    expect(Object.keys(answered).toSorted()).toEqual(['401', '503'])
  },
)

test.each([
  ['searches for new words', 'q=new+words+'],
  ['lists by new prices', 'max=5'],
])('AV5: hundreds of %s wait for each other; every order is taken', WHILE, async (_, asked) => {
  const { orders, answered } = await floodedBy(400, (nth) =>
    shop.browser().get(`/api/products?${asked}${nth}`, from(nth)),
  )
  expect(orders).toEqual(allPlaced)
  expect(Object.keys(answered).toSorted()).toEqual(['200', '503'])
})

test('AV5: one member of staff who uploads without end is told to wait; every order is taken', WHILE, async () => {
  const staff = await shop.signedIn('staff')
  const { id } = (await staff.get('/api/auth/me')).body.user
  for (let earlier = 0; earlier < 110; earlier += 1) await shop.deps.limits.count('upload by account', id)
  const bytes = await picture().png().toBuffer()
  const { orders, answered } = await floodedBy(100, () => staff.send('POST', '/api/cloudinary/upload', uploadOf(bytes)))
  expect(orders).toEqual(allPlaced)
  expect(answered).toEqual({ 201: 10, 429: 90 })
})
