import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwner, makeProduct, NOW } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { itemsIn, wrongWithFeed } from '../../tests/support/feed-rules.ts'
import { newId } from '../lib/id.server.ts'
import { drawFeed } from './draw-feed.server.ts'
import { FEEDS, type Feed } from './feed.ts'
import { getFeeds } from './get-feeds.server.ts'

const publicUrl = 'https://shop.example'
const GOOGLE: Feed = { channel: 'google', language: 'en' }
const META: Feed = { channel: 'meta', language: 'en' }
const META_IN_ARABIC: Feed = { channel: 'meta', language: 'ar' }

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(4)
})
afterAll(() => at.close())

async function makePictures(count: number, width = 800) {
  const uploadedBy = await makeOwner(at.db)
  const media = Array.from({ length: count }, () => ({ id: newId(), width, height: 1000, bytes: 1, uploadedBy }))
  await at.db.insertInto('media').values(media).execute()
  return media.map(({ id }) => ({ mediaId: id, alt: '', altAr: '' }))
}

const make = async (overrides: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(at.db, { images: await makePictures(1), ...overrides })

async function draw(feed: Feed, atOnce = 500): Promise<string> {
  let xml = ''
  for await (const part of drawFeed({ db: at.db, publicUrl, atOnce }, feed)) xml += part
  return xml
}

const itemsOf = async (feed: Feed, sku: string) =>
  itemsIn(await draw(feed)).filter((item) => item.some(([name, value]) => name === 'id' && value.startsWith(sku)))

const fieldsOf = async (feed: Feed, sku: string) => Object.fromEntries((await itemsOf(feed, sku))[0] ?? [])

test('a feed without products is one all the same', async () => {
  for (const feed of FEEDS) expect(wrongWithFeed(await draw(feed), feed)).toEqual([])
})

test('each size is an item, to be had as far as nobody else has reserved it', async () => {
  const sizes = [
    { size: 'L', stock: 3 },
    { size: 'S', stock: 2 },
    { size: 'M', stock: 0 },
  ] as const
  const { id, sku } = await make({ sizes: [...sizes], price: 399, discount: 25 })
  await at.db.updateTable('variants').set({ reserved: 2 }).where('productId', '=', id).where('size', '=', 'S').execute()
  const items = (await itemsOf(GOOGLE, sku)).map((item) => Object.fromEntries(item))
  expect(items.map((item) => [item['id'], item['availability']])).toEqual([
    [`${sku}-S`, 'out_of_stock'],
    [`${sku}-M`, 'out_of_stock'],
    [`${sku}-L`, 'in_stock'],
  ])
  expect(items[2]).toMatchObject({
    item_group_id: sku,
    title: 'Black Tee, L',
    link: `${publicUrl}/product/${id}?size=L`,
    price: '399.00 EGP',
    sale_price: '299.25 EGP',
    size: 'L',
    color: 'Black',
    brand: 'Black & White',
    product_type: 'T-Shirts',
  })
  expect((await fieldsOf(META, sku))['availability']).toBe('out of stock')
})

test('says what it is made of in its language, and that a cap has one size rather than an M', async () => {
  const made = { material: '100% cotton: twill, 260 g/m²', materialAr: 'قطن 100%: تويل بوزن 260 جم/م²' }
  const { id, sku } = await make({ category: 'Accessories', nameAr: 'كاب أسود', ...made })
  expect(await fieldsOf(GOOGLE, sku)).toMatchObject({
    ...{ id: `${sku}-M`, title: 'Black Tee', size: 'One size', material: '100% cotton: twill, 260 gsm' },
    link: `${publicUrl}/product/${id}?size=M`,
  })
  const arabic = { title: 'كاب أسود', size: 'مقاس واحد', material: 'قطن 100%: تويل بوزن 260 جم للمتر المربع' }
  expect(await fieldsOf({ channel: 'google', language: 'ar' }, sku)).toMatchObject(arabic)
  expect(await fieldsOf(META, sku)).toMatchObject({ size: 'One size', material: '100% cotton: twill, 260 gsm' })
  expect(await fieldsOf(META_IN_ARABIC, sku)).toEqual(
    expect.not.objectContaining({ size: expect.anything(), material: expect.anything() }),
  )
  expect(await fieldsOf(GOOGLE, (await make()).sku)).not.toHaveProperty('material')
})

test('the second language of the one catalogue brings its words and nothing that Meta would refuse in it', async () => {
  const { id, sku } = await make({ nameAr: 'تيشيرت', descriptionAr: 'من القطن' })
  expect(await fieldsOf(META_IN_ARABIC, sku)).toEqual({
    id: `${sku}-M`,
    override: 'ar_AR',
    title: 'تيشيرت، أسود، M',
    description: 'من القطن',
    link: `${publicUrl}/ar/product/${id}?size=M`,
    color: 'أسود',
  })
  expect((await fieldsOf({ channel: 'google', language: 'ar' }, sku))['product_type']).toBe('تيشيرتات')
})

test('whatever is sold stands there as the published rules ask', async () => {
  const longest = { name: 'B'.repeat(120), nameAr: 'ق'.repeat(120) }
  const products = [
    await make({
      ...longest,
      material: 'm'.repeat(200),
      description: '5'.repeat(4000),
      descriptionAr: 'و'.repeat(4000),
    }),
    await make({ name: '🖤 <b>Tee</b> & "more" \'n\' ]]>', description: 'A & B\n<script>1 > 0</script>\n\n👩‍👩‍👧' }),
    await make({ name: 'Tee', nameAr: '', description: '', descriptionAr: '', category: 'Jilbab' }),
    await make({ price: 0.01, discount: 1, sizes: [{ size: 'XS', stock: 0 }] }),
    await make({ price: 1_000_000, discount: 99, color: 'white', category: 'Limited Edition' }),
    await make({ images: await makePictures(24) }),
    await make(),
  ]
  const { id = '' } = products.at(-1) ?? {}
  await at.db.updateTable('products').set({ description: 'Bell \u0007 and \uFFFE' }).where('id', '=', id).execute()
  for (const feed of FEEDS) {
    const xml = await draw(feed)
    expect(wrongWithFeed(xml, feed)).toEqual([])
    for (const { sku } of products) expect(xml).toContain(`<g:id>${sku}-`)
  }
  const nothingOff = await fieldsOf(GOOGLE, products[3]?.sku ?? '')
  expect([nothingOff['price'], nothingOff['sale_price']]).toEqual(['0.01 EGP', undefined])
  const title = (await fieldsOf(GOOGLE, products[1]?.sku ?? ''))['title']
  expect(title).toBe('🖤 <b>Tee</b> & "more" \'n\' ]]>, Black, M')
  const pictures = (await itemsOf(GOOGLE, products[5]?.sku ?? ''))[0]?.filter(([name]) => name.endsWith('image_link'))
  expect(pictures?.length).toBe(11)
})

test('what is no product of the shop window is in no feed; what would be refused is not either, and the owner reads why', async () => {
  const draft = await make({ status: 'draft' })
  const gone = await make()
  await at.db.updateTable('products').set({ deletedAt: NOW }).where('id', '=', gone.id).execute()
  const refused = {
    sizes: await make({ sizes: [] }),
    picture: await make({ images: await makePictures(1, 499) }),
    price: await make({ discount: 100 }),
  }
  const bare = await make({ images: [] })
  const xml = await draw(GOOGLE)
  for (const { sku } of [draft, gone, bare, ...Object.values(refused)]) expect(xml).not.toContain(sku)
  const { feeds, products, items, leftOut } = await getFeeds(at.db, publicUrl)
  expect(feeds.map(({ url }) => url)).toEqual(
    ['google-en', 'google-ar', 'meta-en', 'meta-ar'].map((name) => `${publicUrl}/feeds/${name}.xml`),
  )
  expect([products, items]).toEqual([new Set(xml.match(/BW\d{5}(?=<)/g)).size, itemsIn(xml).length])
  const expected = [
    ['price', refused.price],
    ['picture', refused.picture],
    ['sizes', refused.sizes],
  ] as const
  const reasons = [['picture', bare] as const, ...expected].map(([why, { id }]) => [id, why])
  expect(leftOut.total).toBe(4)
  expect(leftOut.products.map(({ id, why }) => [id, why])).toEqual(reasons)
})

test('however few products are held at once, each is there once', async () => {
  const ids = (xml: string) => xml.match(/<g:id>[^<]+/g)
  expect(ids(await draw(GOOGLE, 2))).toEqual(ids(await draw(GOOGLE)))
})

test('what is not open yet takes no orders, which the channels call out of stock and not a preorder', async () => {
  const { id, sku } = await make({ opensAt: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await fieldsOf(GOOGLE, sku)).toMatchObject({ availability: 'out_of_stock' })
  expect(await fieldsOf(META, sku)).toMatchObject({ availability: 'out of stock' })
  await at.db
    .updateTable('products')
    .set({ opensAt: new Date(0) })
    .where('id', '=', id)
    .execute()
  expect(await fieldsOf(GOOGLE, sku)).toMatchObject({ availability: 'in_stock' })
})
