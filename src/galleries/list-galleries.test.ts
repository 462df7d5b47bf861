import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW } from '../../tests/support/builders.ts'
import { makeGallery, makePicture, makeVideo } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await testShop()
  const { db } = shop.at
  const day = (at: number) => new Date(NOW.getTime() + at * 86_400_000)
  const video = await makeVideo(db)
  const picture = await makePicture(db)
  const items = [
    {
      title: 'Film',
      titleAr: 'فيلم',
      mediaId: video,
      description: 'How it moves',
      tags: ['studio', ''],
      tagsAr: ['استوديو'],
    },
    { title: 'Still', mediaId: picture, alt: 'A black tee', altAr: 'تيشيرت أسود', featured: true },
  ]
  ids['layers'] = (await makeGallery(db, { name: 'Layers', order: 2, featured: true }, day(1))).id
  ids['films'] = (await makeGallery(db, { name: 'Films', nameAr: 'أفلام', order: 1, items }, day(2))).id
  ids['hidden'] = (await makeGallery(db, { name: 'Hidden', order: 0, isActive: false }, day(3))).id
})
afterAll(() => shop.close())

const namesOf = async (query: string, asker = shop.browser()) =>
  (await asker.get(`/api/gallery${query}`)).body.galleries.map(({ name }: { name: string }) => name)

test('active galleries come in the owner’s order, with their items', async () => {
  const { status, body } = await shop.browser().get('/api/gallery')
  expect([status, body.success]).toEqual([200, true])
  expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 2, hasPrev: false, hasNext: false })
  const [films, layers] = body.galleries
  expect([films.name, films.nameAr, films._id, films.id]).toEqual(['Films', 'أفلام', ids['films'], ids['films']])
  expect(layers).toMatchObject({ featured: true, isActive: true, active: true, loves: 0, order: 2 })
  const [film, still] = films.items
  const { mediaId } = film
  expect(film).toMatchObject({ _id: film.id, type: 'video', title: 'Film', titleAr: 'فيلم', collection: 'Films' })
  expect(film).toMatchObject({ tags: ['studio'], tagsAr: ['استوديو'], order: 0, width: 800, height: 1000 })
  expect(film.src).toBe(`/media/${mediaId}/video.mp4`)
  expect(film.thumbnail).toMatch(/^\/media\/[0-9A-Z]{26}\/800\.webp$/)
  expect(film.thumbnail).not.toContain(mediaId)
  expect(still).toMatchObject({ type: 'image', src: `/media/${still.mediaId}/800.webp`, featured: true, order: 1 })
  expect([still.thumbnail, still.alt, still.altAr]).toEqual([still.src, 'A black tee', 'تيشيرت أسود'])
})

test('featured ones, words in both languages, sorting and paging', async () => {
  expect(await namesOf('?featured=true')).toEqual(['Layers'])
  expect(await namesOf('?featured=false')).toEqual(['Films'])
  expect(await namesOf('?featured=perhaps')).toEqual(['Films', 'Layers'])
  expect(await namesOf('?q=laye')).toEqual(['Layers'])
  expect(await namesOf(`?search=${encodeURIComponent('افلام')}`)).toEqual(['Films'])
  expect(await namesOf('?q=zzz')).toEqual([])
  expect(await namesOf('?sort=oldest')).toEqual(['Layers', 'Films'])
  expect(await namesOf('?sort=newest')).toEqual(['Films', 'Layers'])
  expect(await namesOf('?sort=name')).toEqual(['Films', 'Layers'])
  expect(await namesOf('?limit=1&page=2')).toEqual(['Layers'])
  expect((await shop.browser().get('/api/gallery?limit=101')).status).toBe(400)
})

test('an inactive gallery is an admin’s to see, and nobody else’s', async () => {
  const admin = await shop.signedIn('viewer')
  expect(await namesOf('?status=all', admin)).toEqual(['Hidden', 'Films', 'Layers'])
  expect(await namesOf('?status=inactive', admin)).toEqual(['Hidden'])
  expect(await namesOf('', admin)).toEqual(['Films', 'Layers'])
  const path = `/api/gallery/${ids['hidden']}`
  expect((await admin.get(path)).body.gallery.isActive).toBe(false)
  for (const asker of [shop.browser(), await shop.signedIn('user')]) {
    for (const status of ['all', 'inactive']) expect(await namesOf(`?status=${status}`, asker)).not.toContain('Hidden')
    expect((await asker.get(path)).status).toBe(404)
  }
})

test('one gallery is read by its id', async () => {
  const { status, body } = await shop.browser().get(`/api/gallery/${ids['films']}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, name: 'Films', description: '', featured: false })
  expect(body.items).toEqual(body.gallery.items)
  for (const id of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'none', '%00'])
    expect((await shop.browser().get(`/api/gallery/${id}`)).status, id).toBe(404)
})
