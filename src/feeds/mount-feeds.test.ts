import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeProduct } from '../../tests/support/builders.ts'
import { itemsIn, wrongWithFeed } from '../../tests/support/feed-rules.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { feedUrl } from '../media/picture.ts'
import { FEEDS, feedPath } from './feed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })

test('strangers fetch each feed, compressed or not, and hear when nothing has changed', async () => {
  const staff = await shop.signedIn('staff')
  const { body } = await staff.send(
    'POST',
    '/api/cloudinary/upload',
    uploadOf(await picture(600, 700).png().toBuffer()),
  )
  await makeProduct(shop.at.db, { images: [{ mediaId: body.public_id, alt: '', altAr: '' }] })
  for (const feed of FEEDS) {
    const answer = await get(feedPath(feed))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const xml = await answer.text()
    expect(itemsIn(xml).length).toBe(1)
    expect(wrongWithFeed(xml, feed)).toEqual([])
    expect(await (await get(feedPath(feed), { 'accept-encoding': 'identity' })).text()).toBe(xml)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(feedPath(feed), { 'if-none-match': etag })).status).toBe(304)
  }
  const shown = await get(feedUrl(body.public_id))
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { width, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([width, format]).toEqual([600, 'jpeg'])
  expect((await get('/feeds/google-fr.xml')).status).toBe(404)
})

test('whoever asks all the time has a feed drawn once a minute', async () => {
  const path = feedPath({ channel: 'google', language: 'ar' })
  const read = async () => (await get(path)).text()
  const before = await read()
  await shop.at.db.updateTable('products').set({ nameAr: 'غير ذلك' }).execute()
  expect(await read()).toBe(before)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  expect(await read()).toContain('غير ذلك')
  vi.useRealTimers()
})
