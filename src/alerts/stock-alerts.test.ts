import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwner, makeProduct, productForm } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import { editProduct } from '../catalog/save-product.server.ts'
import type { JobNeeds } from '../lib/jobs.server.ts'
import { firstFacts } from '../settings/facts.ts'
import { findShown } from './db.server.ts'
import { forgetTold } from './forget-told.server.ts'
import { stockLetter } from './stock-letter.server.ts'

let shop: TestShop
let owner: string
beforeAll(async () => {
  shop = await testShop()
  owner = await makeOwner(shop.at.db)
})
afterAll(() => shop.close())

const soldOut = async () => (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 0 }] })).id
const wait = (productId: string, email?: string, browser = shop.browser()) =>
  browser.send('POST', '/api/stock-alerts', { productId, size: 'M', ...(email ? { email } : {}) })

const restock = (id: string, stock: number) =>
  editProduct(shop.at.db, { id, ...productForm({ sizes: [{ size: 'M', stock }] }) }, owner, new Date())

/** Does what waits to be done, the same job `times` over at the same moment; answers who was written to. */
async function tell(times = 1): Promise<string[]> {
  const [back] = await shop.at.boss.fetch<JobNeeds['tell-size-is-back']>('tell-size-is-back')
  if (back) {
    await Promise.all(Array.from({ length: times }, () => shop.jobs['tell-size-is-back'](back.data)))
    await shop.at.boss.complete('tell-size-is-back', back.id)
  }
  const emails: string[] = []
  for (;;) {
    const [mail] = await shop.at.boss.fetch<JobNeeds['send-stock-mail']>('send-stock-mail')
    if (!mail) return emails
    await shop.jobs['send-stock-mail'](mail.data)
    await shop.at.boss.complete('send-stock-mail', mail.id)
    emails.push(mail.data.email)
  }
}

test('whoever asked for a size is told once when it is back, first come first told, as many as there are pieces', async () => {
  const id = await soldOut()
  for (const name of ['one', 'two', 'three']) expect((await wait(id, `${name}@example.com`)).status).toBe(201)
  await restock(id, 2)
  expect((await tell()).sort()).toEqual(['one@example.com', 'two@example.com'])
  await restock(id, 1)
  await restock(id, 3)
  expect([...(await tell()), ...(await tell())]).toEqual(['three@example.com'])
})

test('DR6: whoever asked for a size of what is not open yet hears of it when it opens, and not before', async () => {
  const id = await soldOut()
  await wait(id, 'early@example.com')
  const opensAt = new Date(Date.now() + 1500)
  const opening = (moment: Date) =>
    shop.at.db.updateTable('products').set({ opensAt: moment }).where('id', '=', id).execute()
  await restock(id, 1)
  await opening(opensAt)
  expect(await tell()).toEqual([])
  let told: string[] = []
  await until(async () => {
    told = await tell()
    return told.length > 0
  })
  expect(told).toEqual(['early@example.com'])
  expect(Date.now()).toBeGreaterThanOrEqual(opensAt.getTime())
  expect(await tell()).toEqual([])
})

test('an address is forgotten 90 days after its letter, unless it waits for something else', async () => {
  const [one, other] = [await soldOut(), await soldOut()]
  for (const name of ['done', 'waits']) await wait(one, `${name}.forgotten@example.com`)
  await wait(other, 'waits.forgotten@example.com')
  await restock(one, 2)
  expect(await tell()).toHaveLength(2)
  const namesAfter = async (days: number) => {
    await forgetTold(shop.at.db, new Date(Date.now() + days * 86_400_000))
    const rows = shop.at.db.selectFrom('stockAlerts').select('email').where('email', 'like', '%.forgotten@%')
    return (await rows.orderBy('email').execute()).map(({ email }) => email.split('.')[0])
  }
  expect(await namesAfter(89)).toEqual(['done', 'waits', 'waits'])
  expect(await namesAfter(91)).toEqual(['waits', 'waits'])
})

test('nobody is told twice, however often the job runs at once', async () => {
  const id = await soldOut()
  for (let at = 0; at < 6; at += 1) await wait(id, `crowd.${at}@example.com`)
  await restock(id, 6)
  const emails = await tell(5)
  expect(emails.sort()).toEqual(Array.from({ length: 6 }, (_, at) => `crowd.${at}@example.com`))
})

/** The letter to this address, as a mail program reads it. */
async function letterTo(email: string): Promise<string> {
  const folder = path.join(shop.dataDir, 'mail')
  const letters = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')))
  return (letters.find((text) => text.includes(email)) ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=')
}

test('the letter leads to the piece, in the language of the asker', async () => {
  const id = await soldOut()
  const browser = shop.browser()
  await browser.send(
    'POST',
    '/api/stock-alerts',
    { productId: id, size: 'M', email: 'arabic@example.com' },
    { 'accept-language': 'ar' },
  )
  await restock(id, 1)
  await tell()
  expect(await letterTo('arabic@example.com')).toContain(`/ar/product/${id}`)
})

test('asking twice keeps one place; a signed-in shopper needs to give no address', async () => {
  const id = await soldOut()
  const shopper = await shop.signedIn('user')
  const { email } = (await shopper.get('/api/auth/me')).body.user
  await wait(id, undefined, shopper)
  await wait(id, 'somebody.else@example.com', shopper)
  await wait(id, email.toUpperCase())
  await restock(id, 5)
  expect(await tell()).toEqual([email])
})

test('by the link in the letter a mailbox waits for nothing any more, and only by that link', async () => {
  const [first, other] = [await soldOut(), await soldOut()]
  for (const id of [first, other]) await wait(id, 'tired@example.com')
  await wait(other, 'patient@example.com')
  await restock(first, 1)
  expect(await tell()).toEqual(['tired@example.com'])
  const [, token = ''] = /\/waiting-list#(\S+?)["\s]/.exec(await letterTo('tired@example.com')) ?? []
  const leave = (linkToken: string) => shop.browser().send('POST', '/api/stock-alerts/leave', { token: linkToken })
  expect((await leave(`${token}x`)).body.errorCode).toBe('LINK_INVALID')
  expect((await leave(`01ARZ3NDEKTSV4RRFFQ69G5FAV.${token.split('.')[1]}`)).body.errorCode).toBe('LINK_INVALID')
  expect((await leave(token)).status).toBe(200)
  expect((await leave(token)).status).toBe(200)
  await restock(other, 5)
  expect(await tell()).toEqual(['patient@example.com'])
})

test('a signed-in shopper sees what they wait for and can leave; a stranger learns nothing of either', async () => {
  const id = await soldOut()
  const shopper = await shop.signedIn('user')
  const { email } = (await shopper.get('/api/auth/me')).body.user
  const first = await wait(id, undefined, shopper)
  expect((await shopper.get('/api/stock-alerts')).body.waiting).toEqual([{ productId: id, size: 'M' }])
  const strange = await wait(id, email)
  expect([strange.status, strange.body]).toEqual([first.status, first.body])
  const other = await shop.signedIn('user')
  await other.send('DELETE', `/api/stock-alerts/${id}/M`)
  expect((await shopper.get('/api/stock-alerts')).body.waiting).toHaveLength(1)
  expect((await shopper.send('DELETE', `/api/stock-alerts/${id}/M`)).body.waiting).toEqual([])
  await restock(id, 1)
  expect(await tell()).toEqual([])
})

test('what can be ordered, is unknown, or comes from nobody is not waited for', async () => {
  const there = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1 }] })).id
  expect((await wait(there, 'a@example.com')).status).toBe(409)
  expect((await wait('01ARZ3NDEKTSV4RRFFQ69G5FAV', 'a@example.com')).status).toBe(404)
  expect((await wait(await soldOut())).body.errors).toHaveProperty('email')
})

test('the owner sees how many wait for each size', async () => {
  const id = await soldOut()
  for (const name of ['four', 'five']) await wait(id, `${name}@example.com`)
  const viewer = await shop.signedIn('viewer')
  const { body } = await viewer.get('/api/stock-alerts/demand')
  expect(body.demand.find(({ productId }: { productId: string }) => productId === id)).toMatchObject({
    size: 'M',
    waiting: 2,
  })
  const ofOne = (await viewer.get(`/api/stock-alerts/demand?productId=${id}`)).body.demand
  expect(ofOne.map(({ productId, waiting }: Record<string, unknown>) => [productId, waiting])).toEqual([[id, 2]])
  expect((await viewer.get('/api/stock-alerts/demand?limit=1')).body.demand).toHaveLength(1)
})

test('the owner sees that what is waited for has but one size', async () => {
  const sizes = [{ size: 'M' as const, stock: 0 }]
  const cap = (await makeProduct(shop.at.db, { category: 'Accessories', sizes })).id
  const tee = await soldOut()
  const viewer = await shop.signedIn('viewer')
  const oneSized = async (id: string) => {
    await wait(id, 'six@example.com')
    return (await viewer.get(`/api/stock-alerts/demand?productId=${id}`)).body.demand[0].isOneSize
  }
  expect([await oneSized(cap), await oneSized(tee)]).toEqual([true, false])
})

test.each([
  ['en', 'Black Cap is back', 'Black Cap can be ordered again.', 'One size'],
  ['ar', 'عاد إلى المتجر: كاب أسود', 'يمكنك الآن طلب كاب أسود.', 'مقاس واحد'],
] as const)('the letter names no size of what comes in one alone, in %s', async (language, subject, line, size) => {
  const sizes = [{ size: 'M' as const, stock: 1 }]
  const { id } = await makeProduct(shop.at.db, { category: 'Accessories', sizes })
  const piece = await findShown(shop.at.db, id)
  const name = language === 'en' ? 'Black Cap' : 'كاب أسود'
  const told = { alertId: 'A', email: 'cap@example.com', language, name, size: 'M', productId: id, piece }
  const letter = stockLetter(told, { link: 'https://shop.example/p', leave: 'https://shop.example/l' }, firstFacts)
  expect(letter.subject).toBe(subject)
  for (const text of [letter.text, letter.html]) expect(text).toContain(line)
  expect(letter.html).toContain(size)
  expect(letter.html).not.toContain('<bdi>M</bdi>')
})
