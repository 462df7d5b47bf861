import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminActivity } from '#i18n/en/admin/activity.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct, NOW, productForm, requestFor } from '../../tests/support/builders.ts'
import { makeGallery } from '../../tests/support/galleries.ts'
import { fillTable, readsAll, watched } from '../../tests/support/large-table.ts'
import { promoCodeForm } from '../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { placeOrder } from '../orders/place-order.server.ts'
import { listActivity, listPeople } from './db.server.ts'

let shop: TestShop
let owner: TestBrowser
let staff: TestBrowser

beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const list = async (query = '') => (await owner.get(`/api/activity${query}`)).body.activity
const formOf = (overrides: object) => {
  const { replaceFeatured: _, stockReason: _reason, ...form } = productForm()
  return { ...form, ...overrides }
}

test('AD9: a product that is made, changed, restocked and deleted leaves who did what, with both sides', async () => {
  const made = await staff.send('POST', '/api/products', formOf({ name: 'Linen Shirt' }))
  const { id } = made.body.product
  const [added] = await list('?subject=product')
  expect(added).toMatchObject({
    actor: { full_name: 'Nour Hassan' },
    call: 'POST /products',
    subject: 'product',
    subjectId: id,
    label: 'Linen Shirt',
    kind: 'added',
    before: null,
    after: { name: 'Linen Shirt', price: 20_000 },
  })
  expect(Object.keys(added.after)).not.toContain('updatedAt')

  await staff.send(
    'PUT',
    `/api/products/${id}`,
    formOf({ name: 'Linen Shirt', price: 250, sizes: [{ size: 'M', stock: 4 }] }),
  )
  const [changed] = await list('?subject=product')
  expect(changed).toMatchObject({ kind: 'changed', before: { price: 20_000 }, after: { price: 25_000 } })
  expect(Object.keys(changed.after)).toEqual(['price'])
  const [stock] = await list('?subject=stock')
  expect(stock).toMatchObject({ subjectId: id, label: 'Linen Shirt M', before: { onHand: 10 }, after: { onHand: 4 } })

  await owner.send('DELETE', `/api/products/${id}`)
  const [removed] = await list('?subject=product')
  expect(removed).toMatchObject({ subject: 'product', kind: 'removed', label: 'Linen Shirt' })
  expect(new Set((await list()).map(({ actor }: { actor: { id: string } }) => actor.id)).size).toBe(2)
})

test('stock tells the one size of a cap from a size', async () => {
  const sizes = [{ size: 'M' as const, stock: 1 }]
  for (const category of ['Accessories', 'Hoodies'] as const) {
    const { id } = await makeProduct(shop.at.db, { category, sizes })
    await owner.send('PUT', `/api/products/${id}`, formOf({ category, sizes: [{ size: 'M', stock: 4 }] }))
  }
  const told = await list('?subject=stock&limit=2')
  expect(told.map(({ isOneSize }: { isOneSize: boolean }) => isOneSize)).toEqual([false, true])
})

test('what shoppers do is nobody’s of the team, whichever connection it comes over', async () => {
  const { id } = await makeProduct(shop.at.db)
  const [last] = await list()
  await owner.send('PUT', `/api/products/${id}`, formOf({ description: 'Soft' }))
  const shopper = shop.browser()
  const crowd = Array.from({ length: 30 }, () => shopper.get('/api/products'))
  await Promise.all([...crowd, placeOrder(shop.deps.db, requestFor([{ productId: id }]), NOW)])
  await placeOrder(shop.deps.db, requestFor([{ productId: id }]), NOW)
  const since = (await list()).filter((each: { id: number }) => each.id > last.id)
  expect(since.map(({ subject }: { subject: string }) => subject)).toEqual(['product'])
})

test('an order’s steps are told without a word about who ordered', async () => {
  const { id: productId } = await makeProduct(shop.at.db)
  const { id } = await placeOrder(shop.at.db, requestFor([{ productId }]), NOW)
  await staff.send('PUT', `/api/orders/${id}/approve-cod`)
  const told = (await list()).filter(({ subjectId }: { subjectId: string }) => subjectId === id)
  expect(told.map(({ subject }: { subject: string }) => subject).sort()).toEqual(['order', 'payment'])
  const order = told.find(({ subject }: { subject: string }) => subject === 'order')
  expect(order).toMatchObject({ label: `BW${id.slice(-6)}`, before: { status: 'pending' }, after: { status: 'paid' } })
  const { name, phone, email, address } = requestFor([{ productId }]).address
  for (const secret of [name, phone, email, address]) expect(JSON.stringify(told)).not.toContain(secret)
})

test('search words that are saved are one change, with all of them before and after', async () => {
  await owner.send('PUT', '/api/search-synonyms', { synonyms: [{ words: ['hoodie', 'هودي'] }] })
  await owner.send('PUT', '/api/search-synonyms', { synonyms: [{ words: ['hoodie', 'هودي', 'sweatshirt'] }] })
  const [saved, first] = await list('?subject=search+words')
  expect(first.after).toEqual({ words: [['hoodie', 'هودي']] })
  expect(saved).toMatchObject({
    kind: 'changed',
    before: { words: [['hoodie', 'هودي']] },
    after: { words: [['hoodie', 'هودي', 'sweatshirt']] },
  })
})

test('of the settings those are told that were changed', async () => {
  const { body } = await owner.get('/api/admin/settings')
  const { settings } = body
  const hours = { ...settings.hours, en: 'Always' }
  await owner.send('PUT', '/api/settings/contact', { settings: { ...settings, hours } })
  const social = [{ name: 'Facebook', url: 'https://facebook.com/shop' }]
  await owner.send('PUT', '/api/settings/cash', { settings: { ...settings, cashAnswerDays: 9, social } })
  await owner.send('PUT', '/api/settings/social', { settings: { social } })
  const [links, days, first] = await list('?subject=settings')
  expect(first, 'what nobody touched is as the shop begins').toMatchObject({ kind: 'changed', after: { hours } })
  expect([first.before, Object.keys(first.after)]).toEqual([{ hours: settings.hours }, ['hours']])
  expect([days.before, days.after]).toEqual([{ cashAnswerDays: 7 }, { cashAnswerDays: 9 }])
  expect([links.before, links.after]).toEqual([{ social: settings.social }, { social }])

  const preOrders = { ...settings.preOrders, colors: ['white'], sizes: ['M', 'L'] }
  expect((await owner.send('PUT', '/api/settings/preOrders', { settings: { preOrders } })).status).toBe(200)
  const [campaign] = await list('?subject=settings')
  expect(campaign.after, 'lists among the parts of one').toEqual({ preOrders })
})

test('a change that was refused has not happened', async () => {
  const { id } = await makeProduct(shop.at.db)
  const [before] = await list()
  const stale = formOf({ price: 999, updatedAt: '2020-01-01T00:00:00.000Z' })
  expect((await owner.send('PUT', `/api/products/${id}`, stale)).status).toBe(409)
  expect((await list())[0].id).toBe(before.id)
})

test('it is found by who did it and by what it was called, and stays when they leave', async () => {
  expect((await owner.send('POST', '/api/promo-codes', promoCodeForm({ code: 'RAMADAN' }))).status).toBe(201)
  await shop.at.db
    .updateTable('accounts')
    .set({ fullName: 'Closed', role: 'user', adminRole: null })
    .where('role', '=', 'admin')
    .where('adminRole', '=', 'staff')
    .execute()
  expect((await list('?q=ramad')).map(({ subject }: { subject: string }) => subject)).toEqual(['promo code'])
  expect((await list('?q=Nour+Hassan')).length).toBeGreaterThan(5)
  expect(await list('?subject=gallery')).toEqual([])
  const { people } = (await owner.get('/api/activity')).body
  expect(people.map(({ full_name }: { full_name: string }) => full_name)).toContain('Nour Hassan')
  for (const { id, full_name } of people) {
    const theirs = await list(`?by=${id}`)
    expect(new Set(theirs.map(({ actor }: { actor: { full_name: string } }) => actor.full_name))).toEqual(
      new Set([full_name]),
    )
  }
  expect(await list('?to=2020-01-01T00:00:00Z')).toEqual([])
})

test('what has an Arabic name is told by it too, as it was then, and found by it', async () => {
  const nameAr = 'معطف مبطن'
  const sizes = (stock: number) => [{ size: 'M', stock }]
  const made = await owner.send('POST', '/api/products', formOf({ name: 'Quilted Coat', nameAr, sizes: sizes(10) }))
  const address = `/api/products/${made.body.product.id}`
  await owner.send('PUT', address, formOf({ name: 'Quilted Coat', nameAr, sizes: sizes(4) }))
  await owner.send('PUT', address, formOf({ name: 'Winter Coat', nameAr: 'معطف شتوي', sizes: sizes(4) }))
  await owner.send('DELETE', address)
  const told = async (word: string) => {
    const found = await list(`?${new URLSearchParams({ q: word })}`)
    return found.map((entry: Record<string, unknown>) => [entry['subject'], entry['label'], entry['labelAr']])
  }
  expect(await told('مُبَطّن')).toEqual([
    ['stock', 'Quilted Coat M', 'معطف مبطن M'],
    ['product', 'Quilted Coat', 'معطف مبطن'],
    ['stock', 'Quilted Coat M', 'معطف مبطن M'],
    ['product', 'Quilted Coat', 'معطف مبطن'],
  ])
  expect(await told('شتوى')).toEqual([
    ['product', 'Winter Coat', 'معطف شتوي'],
    ['product', 'Winter Coat', 'معطف شتوي'],
  ])
  const { id } = await makeGallery(shop.at.db, { name: 'Streets', nameAr: 'شوارع القاهرة' })
  await owner.send('DELETE', `/api/gallery/${id}`)
  expect(await told('شوارع')).toEqual([['gallery', 'Streets', 'شوارع القاهرة']])
})

test('the pieces of an edited order are told by both their names, without a letter that says nothing', async () => {
  const lines = [
    { name: 'Quilted Coat', nameAr: 'معطف مبطن', size: 'M', isOneSize: false, quantity: 2 },
    { name: 'Plain Cap', nameAr: '', size: 'M', isOneSize: true, quantity: 1 },
  ]
  const { rows } = await sql<{ told: object }>`
    select activity_of_edit(${JSON.stringify({ lines, total: 100 })}::jsonb) as told`.execute(shop.at.db)
  expect(rows[0]?.told).toEqual({
    lines: ['2 × Quilted Coat, M', '1 × Plain Cap'],
    linesAr: ['2 × معطف مبطن، M', '1 × Plain Cap'],
    total: 100,
  })
})

test('every column that is told has a name that people know', async () => {
  const { rows } = await sql<{ table: string; args: string[] }>`
    select relname as "table", string_to_array(encode(tgargs, 'escape'), '\\000') as args
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgfoid = 'note_activity'::regproc`.execute(shop.at.db)
  expect(rows.length).toBeGreaterThan(10)
  const unseen = ['id', 'createdAt', 'updatedAt', 'search', 'finalPrice', 'isOnly', 'mediaId', 'facts']
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  for (const { table, args } of rows) {
    const only = args
      .slice(3)
      .filter((each) => each !== '')
      .map(camel)
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(shop.at.db)
    const told =
      only.length > 0 ? only : columns.map(({ name }) => camel(name)).filter((name) => !unseen.includes(name))
    expect(Object.keys(adminActivity.activity.fields), table).toEqual(expect.arrayContaining(told))
  }
})

test('of a hundred thousand changes the newest are read without a look at the rest', async () => {
  await fillTable(
    shop.at.pool,
    'activity',
    'activity_search',
    `insert into activity (account_id, actor, call, subject, subject_id, label, kind)
     select 'x', 'Mona', 'PUT /products/:id', 'product', n::text, 'Tee ' || n, 'changed' from generate_series(1, 100000) as n`,
  )
  const reader = watched(shop.at.pool)
  for (const filters of [{}, { subject: 'gallery' as const }, { q: 'Tee 99999' }, { by: 'nobody' }]) {
    const { total } = await listActivity(reader.db, { page: 1, limit: 20, ...filters })
    expect(total).toBeLessThanOrEqual(10_000)
    const [first] = reader.take()
    if (first) expect(readsAll(await reader.planOf(first), 'activity'), JSON.stringify(filters)).toBe(false)
  }
  expect((await listPeople(reader.db)).map(({ name }) => name)).toContain('Mona')
  const [people] = reader.take()
  expect(people && readsAll(await reader.planOf(people), 'activity')).toBe(false)
})
