import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makePicture, makeVideo } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { listen } from '../lib/notices.server.ts'

let shop: TestShop
let staff: TestBrowser
let picture: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  picture = await makePicture(shop.at.db)
})
afterAll(() => shop.close())

const srcOf = (mediaId: string) => `/media/${mediaId}/800.webp`
const create = (form: object, headers = {}) => staff.send('POST', '/api/gallery', form, headers)
const makeLayers = async (overrides: object = {}) => {
  const items = [
    { title: 'One', src: srcOf(picture), alt: 'A tee', altAr: 'تيشيرت', tags: ['black'], description: 'First' },
    { title: 'Two', src: srcOf(picture) },
  ]
  return (await create({ name: 'Layers', nameAr: 'طبقات', description: 'Worn together', items, ...overrides })).body
    .gallery
}
const edit = ({ id }: { id: string }, changes: object) => staff.send('PUT', `/api/gallery/${id}`, changes)

describe('a gallery is created', () => {
  test('from what the shop’s own form and the spec’s send', async () => {
    const video = await makeVideo(shop.at.db)
    const items = [
      { title: 'Film', type: 'image', src: `/media/${video}/video.mp4`, thumbnail: 'x', featured: false, tags: [] },
      { title: 'Still', type: 'image', src: srcOf(picture), description: '', featured: false, tags: [], order: 0 },
    ]
    const { status, body } = await create({ name: ' Layers ', description: 'Worn together', items })
    expect([status, body.message]).toEqual([201, 'Gallery created successfully'])
    expect(body.gallery).toMatchObject({ name: 'Layers', isActive: true, featured: false, order: 0, loves: [] })
    expect(body.gallery.items.map(({ type, title }: { type: string; title: string }) => [type, title])).toEqual([
      ['video', 'Film'],
      ['image', 'Still'],
    ])
  })

  test('with a name, at least one file, and a title for each', async () => {
    const one = { title: 'One', src: srcOf(picture) }
    const errorsOf = async (form: object) => {
      const { status, body } = await create(form)
      return [status, body.errors]
    }
    const noFile = { items: 'Please upload at least one file for the gallery' }
    expect(await errorsOf({ items: [one] })).toEqual([400, { name: 'Gallery name is required' }])
    expect(await errorsOf({ name: '  ', items: [one] })).toEqual([400, { name: 'Gallery name is required' }])
    expect(await errorsOf({ name: 'Layers' })).toEqual([400, noFile])
    expect(await errorsOf({ name: 'Layers', items: [] })).toEqual([400, noFile])
    expect(await errorsOf({ name: 'Layers', items: [{ title: 'One' }] })).toEqual([400, noFile])
    expect(await errorsOf({ name: 'Layers', items: [one, { src: srcOf(picture) }] })).toEqual([
      400,
      { 'items.1.title': 'All items with uploaded files must have a title' },
    ])
    expect(await errorsOf({ name: 'Layers', items: [one, { title: 'Two' }] })).toEqual([
      400,
      { 'items.1.src': 'Please upload an image or a video for this item.' },
    ])
    expect(await errorsOf({ name: 'Layers', items: Array(61).fill(one) })).toEqual([
      400,
      { items: 'These are too many.' },
    ])
  })

  test('UP11: from our own files only', async () => {
    const errorsFor = async (src: string) =>
      (await create({ name: 'Layers', items: [{ title: 'One', src }] })).body.errors
    expect(await errorsFor(srcOf('01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toEqual({
      'items.0.src': 'This file is not there any more. Please upload it again.',
    })
    const elsewhere = ['javascript:alert(1)', 'https://evil.example/x.webp', '../../etc/passwd']
    for (const src of [...elsewhere, `https://evil.example${srcOf(picture)}`, `/${srcOf(picture)}`])
      expect(await errorsFor(src), src).toEqual({ 'items.0.src': expect.stringMatching(/^This is not the address of/) })
    const whole = shop.deps.settings.publicUrl + srcOf(picture)
    expect((await create({ name: 'Layers', items: [{ title: 'One', src: whole }] })).status).toBe(201)
    const gallery = await makeLayers()
    const [{ id }] = gallery.items
    const answer = await edit(gallery, { items: [{ id, src: `https://evil.example${srcOf(picture)}` }] })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['items.0.src']])
  })

  test('of images and videos: what says that it is something else is refused', async () => {
    const item = { title: 'One', src: srcOf(picture) }
    for (const type of ['pdf', '', 7, null]) {
      const { status, body } = await create({ name: 'Layers', items: [{ ...item, type }] })
      expect([status, Object.keys(body.errors)], String(type)).toEqual([400, ['items.0.type']])
      expect((await edit(await makeLayers(), { items: [{ ...item, type }] })).status).toBe(400)
    }
    expect((await create({ name: 'Layers', items: [{ ...item, type: 'image' }] })).status).toBe(201)
  })

  test('all of it or nothing', async () => {
    const count = async () => (await shop.at.db.selectFrom('galleries').select('id').execute()).length
    const before = await count()
    await create({ name: 'Layers', items: [{ title: 'One', src: srcOf('01ARZ3NDEKTSV4RRFFQ69G5FAV') }] })
    expect(await count()).toBe(before)
  })

  test('and says what is missing in Arabic too', async () => {
    const { body } = await create({ items: [] }, { 'accept-language': 'ar' })
    expect(body.errors.name).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('what is sent changes, and nothing else', () => {
  const withoutTime = ({ updatedAt: _, ...gallery }: Record<string, unknown>) => gallery

  test('the list’s switch', async () => {
    const gallery = await makeLayers({ featured: true, order: 7 })
    const off = await edit(gallery, { isActive: false })
    expect([off.status, off.body.message]).toEqual([200, 'Gallery deactivated successfully'])
    expect(withoutTime(off.body.gallery)).toEqual(withoutTime({ ...gallery, isActive: false, active: false }))
    const on = await edit(gallery, { isActive: true })
    expect([on.body.message, withoutTime(on.body.gallery)]).toEqual([
      'Gallery activated successfully',
      withoutTime(gallery),
    ])
  })

  test('a new name', async () => {
    const gallery = await makeLayers({ featured: true, order: 7 })
    const { body } = await edit(gallery, { name: 'More layers' })
    expect(body.message).toBe('Gallery updated successfully')
    const items = gallery.items.map((item: object) => ({ ...item, collection: 'More layers' }))
    expect(withoutTime(body.gallery)).toEqual(withoutTime({ ...gallery, name: 'More layers', items }))
  })

  test('an item keeps what its form does not show', async () => {
    const gallery = await makeLayers()
    const [one, two] = gallery.items
    const { body } = await edit(gallery, { items: [{ id: two.id }, { _id: one.id, title: 'First' }] })
    expect(body.gallery.items).toEqual([
      { ...two, order: 0 },
      { ...one, title: 'First', order: 1 },
    ])
  })

  test('items come and go', async () => {
    const gallery = await makeLayers()
    const [one] = gallery.items
    const items = [
      { id: one.id },
      { id: one.id, title: 'Again', src: one.src },
      { id: 'new-1', title: 'New', src: one.src },
    ]
    const { body } = await edit(gallery, { items })
    const ids = body.gallery.items.map(({ id }: { id: string }) => id)
    expect(body.gallery.items.map(({ title }: { title: string }) => title)).toEqual(['One', 'Again', 'New'])
    expect([ids[0], new Set(ids).size]).toEqual([one.id, 3])
  })

  test('an item of another gallery stays where it is', async () => {
    const [gallery, other] = [await makeLayers(), await makeLayers()]
    const [theirs] = other.items
    const { body } = await edit(gallery, { items: [{ id: theirs.id, title: 'Mine', src: theirs.src }] })
    expect(body.gallery.items[0].id).not.toBe(theirs.id)
    expect((await staff.get(`/api/gallery/${other.id}`)).body.items).toEqual(other.items)
  })

  test('it can’t lose its name, its last item or a title', async () => {
    const gallery = await makeLayers()
    const errorsOf = async (changes: object) => (await edit(gallery, changes)).body.errors
    const none = { items: 'Please add at least one item with a title and uploaded file' }
    expect(await errorsOf({ name: '' })).toEqual({ name: 'Gallery name is required' })
    expect(await errorsOf({ items: [] })).toEqual(none)
    expect(await errorsOf({ items: [{ title: '' }] })).toEqual(none)
    expect(await errorsOf({ items: [{ id: gallery.items[0].id, title: ' ' }] })).toEqual({
      'items.0.title': 'All items with uploaded files must have a title',
    })
    expect((await staff.get(`/api/gallery/${gallery.id}`)).body.gallery).toEqual({ ...gallery, loved: false })
  })
})

test('AD4: of two who edit the same gallery, the later one is told what has changed', async () => {
  const gallery = await makeLayers()
  const { updatedAt } = gallery
  expect((await edit(gallery, { name: 'Mine', updatedAt })).status).toBe(200)
  const late = await edit(gallery, { name: 'Yours', updatedAt })
  expect([late.status, late.body.errorCode, late.body.details.current.name]).toEqual([409, 'STALE_EDIT', 'Mine'])
  expect((await edit(gallery, { name: 'Last', updatedAt: undefined })).status).toBe(200)
})

test('the featured mark is set, or turned over where nothing is said', async () => {
  const { id } = await makeLayers()
  const mark = (body?: object) => staff.send('PUT', `/api/gallery/${id}/featured`, body)
  const outcomes = []
  for (const body of [undefined, undefined, { featured: true }, { featured: true }, { featured: false }]) {
    const { body: answer } = await mark(body)
    outcomes.push([answer.gallery.featured, answer.message])
  }
  expect(outcomes).toEqual([
    [true, 'Gallery featured successfully'],
    [false, 'Gallery unfeatured successfully'],
    [true, 'Gallery marked as featured'],
    [true, 'Gallery marked as featured'],
    [false, 'Gallery removed from featured'],
  ])
})

test('the owner deletes a gallery; what loved it goes with it, its files stay', async () => {
  const owner = await shop.signedIn('owner')
  const { id } = await makeLayers()
  await shop.browser().send('PUT', `/api/gallery/${id}/love`, {})
  const { status, body } = await owner.send('DELETE', `/api/gallery/${id}`)
  expect([status, body]).toEqual([200, { success: true, message: 'Gallery deleted successfully' }])
  expect((await owner.get(`/api/gallery/${id}`)).status).toBe(404)
  expect((await owner.send('DELETE', `/api/gallery/${id}`)).status).toBe(404)
  const rows = await shop.at.db.selectFrom('media').select('id').where('id', '=', picture).execute()
  expect(rows).toEqual([{ id: picture }])
  for (const path of [`/api/gallery/${id}`, `/api/gallery/${id}/featured`])
    expect((await owner.send('PUT', path, { featured: true })).status).toBe(404)
})

test('every change is told to the pages that are kept', async () => {
  const notices: string[] = []
  const listener = await listen(shop.at.url, (what) => notices.push(what))
  const since = async (change: () => Promise<unknown>): Promise<string[]> => {
    await expect.poll(() => notices.splice(0).length).toBe(0)
    await change()
    await expect.poll(() => notices.length).toBeGreaterThan(0)
    return [...notices]
  }
  const owner = await shop.signedIn('owner')
  const browser = shop.browser()
  const ids: string[] = []
  expect(await since(async () => ids.push((await makeLayers()).id))).toEqual(['content'])
  const path = `/api/gallery/${ids[0]}`
  expect(await since(() => browser.send('PUT', `${path}/love`, {}))).toEqual(['stock'])
  expect(await since(() => owner.send('PUT', path, { isActive: true }))).toEqual(['content'])
  expect(await since(() => owner.send('PUT', `${path}/featured`))).toEqual(['content'])
  expect(await since(() => owner.send('DELETE', path))).toEqual(['content'])
  await listener.stop()
})
