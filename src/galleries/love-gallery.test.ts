import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { warm } from '../../tests/support/database.ts'
import { makeGallery } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let path: string
beforeAll(async () => {
  shop = await testShop()
})
beforeEach(async () => {
  path = `/api/gallery/${(await makeGallery(shop.at.db)).id}`
})
afterAll(() => shop.close())

const love = (browser: TestBrowser) => browser.send('PUT', `${path}/love`, {})
const unlove = (browser: TestBrowser) => browser.send('DELETE', `${path}/love`, {})
const seenBy = async (browser: TestBrowser) => (await browser.get(path)).body.gallery

test('a browser loves a gallery once, however often it asks, and takes it back', async () => {
  const browser = shop.browser()
  expect((await love(browser)).body).toEqual({ success: true, loves: 1, loved: true })
  expect((await love(browser)).body.loves).toBe(1)
  expect((await love(shop.browser())).body.loves).toBe(2)
  expect((await unlove(browser)).body).toEqual({ success: true, loves: 1, loved: false })
  expect((await unlove(browser)).body.loves).toBe(1)
})

test('an account loves it once, in every browser', async () => {
  const user = await shop.signedIn('user')
  await love(user)
  const elsewhere = shop.browser()
  elsewhere.token = user.token
  expect((await love(elsewhere)).body.loves).toBe(1)
  expect(await seenBy(elsewhere)).toMatchObject({ loved: true, loves: 1 })
})

const token = async () => (await shop.signedIn('user')).token
const merge = (browser: TestBrowser) => browser.send('POST', '/api/gallery/loves/merge', {})

test('what was loved before signing in is the account’s afterwards, and counts once', async () => {
  const [id, browser, elsewhere] = [path.split('/').at(-1), shop.browser(), shop.browser()]
  await love(browser)
  elsewhere.token = await token()
  await love(elsewhere)
  expect((await seenBy(browser)).loves).toBe(2)
  browser.token = elsewhere.token
  // Signing in ends the anonymous session in which it was loved.
  browser.cookies.delete('bw_session')
  expect((await merge(browser)).body).toEqual({ success: true, galleries: [id] })
  expect(await seenBy(browser)).toMatchObject({ loved: true, loves: 1 })
  expect((await merge(browser)).body.galleries).toEqual([id])
  expect((await elsewhere.get('/api/gallery/loves')).body.galleries).toEqual([id])
  await unlove(elsewhere)
  expect((await browser.get('/api/gallery/loves')).body.galleries).toEqual([])
})

test('many merges at the same moment leave one love', async () => {
  const browser = shop.browser()
  await love(browser)
  browser.token = await token()
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 10 }, () => merge(browser)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await seenBy(browser)).toMatchObject({ loved: true, loves: 1 })
})

test('a guest keeps what they love when the session in which they did is over', async () => {
  const browser = shop.browser()
  await love(browser)
  browser.cookies.delete('bw_session')
  expect(await seenBy(browser)).toMatchObject({ loved: true })
  expect((await unlove(browser)).body).toEqual({ success: true, loves: 0, loved: false })
})

test('nobody takes over an account’s loves by naming it', async () => {
  const user = await shop.signedIn('user')
  await love(user)
  const { id } = (await user.get('/api/auth/me')).body.user
  const thief = shop.browser()
  thief.cookies.set('bw_lover', id)
  thief.token = await token()
  expect((await merge(thief)).body.galleries).toEqual([])
  expect(await seenBy(user)).toMatchObject({ loved: true, loves: 1 })
})

test('GV9: the public is told a number, and whether they love it themselves; an admin is told who', async () => {
  const [guest, user, admin] = [shop.browser(), await shop.signedIn('user'), await shop.signedIn('viewer')]
  await love(guest)
  await love(user)
  expect(await seenBy(guest)).toMatchObject({ loves: 2, loveCount: 2, loved: true })
  const other = shop.browser()
  await other.get('/api/csrf-token')
  expect(await seenBy(other)).toMatchObject({ loves: 2, loved: false })
  expect(await seenBy(shop.browser())).not.toHaveProperty('loved')
  expect(JSON.stringify(await seenBy(guest))).not.toMatch(/Nour|accountId|lovedBy|@/)

  const { loves, loveCount } = await seenBy(admin)
  const { id } = (await user.get('/api/auth/me')).body.user
  expect(loves).toEqual([
    { accountId: id, name: 'Nour Hassan', at: expect.any(String) },
    { accountId: null, name: '', at: expect.any(String) },
  ])
  expect(loveCount).toBe(2)
})

test('twenty at once from one browser are one love', async () => {
  const browser = shop.browser()
  await love(browser)
  await unlove(browser)
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 20 }, () => love(browser)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await seenBy(browser)).loves).toBe(1)
})

test('what is not there can’t be loved', async () => {
  const owner = await shop.signedIn('owner')
  const browser = shop.browser()
  await owner.send('PUT', path, { isActive: false })
  expect([(await love(browser)).status, (await unlove(browser)).status]).toEqual([404, 404])
  await owner.send('DELETE', path)
  expect((await love(browser)).status).toBe(404)
})

test('whoever loves and unloves without end has to wait', async () => {
  const busy = await testShop({ RATE_LIMITS: 'on' })
  try {
    const { id } = await makeGallery(busy.at.db)
    const browser = busy.browser()
    const send = () => browser.send('PUT', `/api/gallery/${id}/love`, {})
    expect((await send()).status).toBe(200)
    const crowd = async () => Promise.all(Array.from({ length: 30 }, async () => (await send()).status))
    const statuses = []
    for (let turn = 0; turn < 10; turn += 1) statuses.push(...(await crowd()))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const late = await send()
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  } finally {
    await busy.close()
  }
})
