import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { type Listener, listen } from '../lib/notices.server.ts'

interface Item {
  id: string
  alt: string
}

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
let uploaded: { url: string; public_id: string }
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await shop.signedIn('owner')
  const bytes = await picture(1200, 900).png().toBuffer()
  uploaded = (await staff.send('POST', '/api/cloudinary/upload', uploadOf(bytes))).body.data
})
afterAll(() => shop.close())
beforeEach(() => shop.at.db.deleteFrom('comingImages').execute())

const add = (fields: object) => staff.send('POST', '/api/coming', { collection: 'black', ...fields })
const itemsOf = async (collection: string): Promise<Item[]> =>
  (await shop.browser().get(`/api/coming/${collection}`)).body.items

test('what staff add is what a stranger sees, in its own collection', async () => {
  const { status, body } = await add({ image: uploaded.url, public_id: uploaded.public_id, alt: 'Coat', altAr: 'معطف' })
  expect(status).toBe(201)
  expect(body.item).toEqual({
    _id: body.item.id,
    id: body.item.id,
    image: uploaded.url,
    public_id: uploaded.public_id,
    alt: 'Coat',
    altAr: 'معطف',
    collection: 'black',
    width: 1200,
    height: 900,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect(await itemsOf('black')).toEqual([body.item])
  expect(await itemsOf('white')).toEqual([])
  expect((await shop.browser().get('/api/coming/grey')).status).toBe(404)
})

test('images stand in the order in which they were added, and the alternative text may stay empty', async () => {
  for (const alt of ['one', 'two', '']) await add({ mediaId: uploaded.public_id, alt })
  expect((await itemsOf('black')).map(({ alt }) => alt)).toEqual(['one', 'two', ''])
})

describe('an image is named by the upload', () => {
  test.each([
    ['its id', () => ({ mediaId: uploaded.public_id })],
    ['its public id', () => ({ public_id: uploaded.public_id })],
    ['its address', () => ({ image: uploaded.url })],
    ['its whole address', () => ({ image: shop.deps.settings.publicUrl + uploaded.url })],
  ])('by %s', async (_, makeFields) => expect((await add(makeFields())).status).toBe(201))

  test.each([
    ['nothing', () => ({}), 'Please choose an image.'],
    ['an id of nothing', () => ({ mediaId: newId() }), 'not there any more'],
    [
      'an address elsewhere',
      () => ({ image: 'https://example.com/a.png' }),
      'not the address of a picture in this shop',
    ],
    ['our address elsewhere', () => ({ image: `https://example.com${uploaded.url}` }), 'not the address of a picture'],
  ])('%s is refused', async (_, fields, message) => {
    const { status, body } = await add(fields())
    expect([status, body.errors.image]).toEqual([400, expect.stringContaining(message)])
  })

  test('a video is none', async () => {
    const film = { id: newId(), kind: 'video', videoType: 'mp4', posterId: uploaded.public_id } as const
    await shop.at.db
      .insertInto('media')
      .values({ ...film, width: 4, height: 3, bytes: 9 })
      .execute()
    expect((await add({ mediaId: film.id })).status).toBe(400)
  })

  test('of a collection that is none it is refused', async () => {
    expect((await add({ mediaId: uploaded.public_id, collection: 'grey' })).status).toBe(400)
  })
})

describe('taking an image away', () => {
  let listener: Listener
  const notices: string[] = []
  beforeAll(async () => {
    listener = await listen(shop.at.url, (what) => notices.push(what))
  })
  afterAll(() => listener.stop())

  test('is the owner’s, works once, and is seen on every page, as adding is', async () => {
    notices.length = 0
    const { id } = (await add({ mediaId: uploaded.public_id })).body.item
    const path = `/api/coming/${id}`
    expect((await staff.send('DELETE', path)).status).toBe(403)
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await owner.send('DELETE', path)).status).toBe(404)
    expect(await itemsOf('black')).toEqual([])
    await expect.poll(() => notices).toEqual(['content', 'content'])
  })
})

describe('the order of a collection', () => {
  const idsOf = async () => (await itemsOf('black')).map(({ id }) => id)
  const put = (ids: string[], from: string[], who = staff) => who.send('PUT', '/api/coming/order/black', { ids, from })

  test('is what staff make it, and what is added later stands last', async () => {
    for (const alt of ['one', 'two', 'three']) await add({ mediaId: uploaded.public_id, alt })
    await add({ mediaId: uploaded.public_id, alt: 'other', collection: 'white' })
    const from = await idsOf()
    const saved = await put([...from].reverse(), from)
    expect([saved.status, saved.body.items.map(({ alt }: Item) => alt)]).toEqual([200, ['three', 'two', 'one']])
    await add({ mediaId: uploaded.public_id, alt: 'four' })
    expect((await itemsOf('black')).map(({ alt }) => alt)).toEqual(['three', 'two', 'one', 'four'])
  })

  test('is left alone where it has moved on, and holds every image once', async () => {
    for (const alt of ['one', 'two']) await add({ mediaId: uploaded.public_id, alt })
    const from = await idsOf()
    await add({ mediaId: uploaded.public_id, alt: 'three' })
    const stale = await put([...from].reverse(), from)
    expect([stale.status, stale.body.errorCode]).toEqual([409, 'STALE_EDIT'])
    const now = await idsOf()
    expect((await put(now.slice(1), now)).status).toBe(400)
    expect(await idsOf()).toEqual(now)
  })

  test('comes out whole when two move at once', async () => {
    for (const alt of ['one', 'two', 'three']) await add({ mediaId: uploaded.public_id, alt })
    const from = await idsOf()
    const [one = '', two = '', three = ''] = from
    const both = await Promise.all([put([two, one, three], from), put([three, one, two], from, owner)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('what an image shows is said in both languages, and nobody writes over what they have not seen', async () => {
  const { body } = await add({ mediaId: uploaded.public_id, alt: 'Coat' })
  const { id, updatedAt } = body.item
  const describeIt = (words: object) => staff.send('PUT', `/api/coming/${id}`, words)
  const saved = await describeIt({ alt: 'Long coat', altAr: 'معطف طويل', updatedAt })
  expect(saved.body.item).toMatchObject({ alt: 'Long coat', altAr: 'معطف طويل' })
  const late = await describeIt({ alt: 'Cloak', altAr: '', updatedAt })
  expect([late.status, late.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  expect((await itemsOf('black'))[0]?.alt).toBe('Long coat')
  expect((await staff.send('PUT', `/api/coming/${newId()}`, { alt: '', altAr: '' })).status).toBe(404)
})
