import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { drawSiteMap } from './draw-site-map.server.ts'
import { isOpen, robotsText } from './robots.ts'
import { siteMap } from './site-map.ts'

const publicUrl = 'https://shop.example'
const paths = ['/', '/products', '/gallery', '/admin', '/admin/products', '/checkout', '/auth', '/guest-track']

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(4)
})
afterAll(() => at.close())

const draw = (path: string, perFile?: number) =>
  drawSiteMap({ db: at.db, publicUrl, paths, ...(perFile ? { perFile } : {}) }, path)

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('the site map', () => {
  test('of an empty shop names its pages in both languages, and nothing private', async () => {
    expect(locations(await draw('/sitemap.xml'))).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/ar`,
      `${publicUrl}/products`,
      `${publicUrl}/ar/products`,
      `${publicUrl}/gallery`,
      `${publicUrl}/ar/gallery`,
    ])
  })

  test('names each product, each list that is not empty, and when they changed', async () => {
    const { id, updatedAt } = await makeProduct(at.db, { color: 'white', category: 'Limited Edition' })
    const xml = (await draw('/sitemap.xml')) ?? ''
    const addresses = locations(xml)
    for (const path of ['', '/ar'])
      for (const address of [
        '/products?color=white',
        '/products?category=Limited+Edition',
        '/products?color=white&amp;category=Limited+Edition',
        `/product/${id}`,
      ])
        expect(addresses).toContain(publicUrl + path + address)
    expect(addresses.join()).not.toContain('color=black')
    expect(addresses.join()).not.toContain('T-Shirts')
    expect(xml.match(new RegExp(`<loc>[^<]*${id}</loc><lastmod>([^<]*)<`))?.[1]).toBe(updatedAt)
  })

  test('leaves out what was taken from the shop', async () => {
    const { id } = await makeProduct(at.db)
    expect((await draw('/sitemap.xml')) ?? '').toContain(id)
    await at.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', id).execute()
    expect((await draw('/sitemap.xml')) ?? '').not.toContain(id)
  })

  test('of a large shop is an index of files that hold every page once', async () => {
    for (let count = 0; count < 5; count += 1) await makeProduct(at.db)
    const whole = locations(await draw('/sitemap.xml'))
    const files = locations(await draw('/sitemap.xml', 2)).map((address) => new URL(address ?? '').pathname)
    expect(files).toEqual(['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    const parts = await Promise.all(files.map(async (file) => locations(await draw(file, 2))))
    expect(parts.flat().sort()).toEqual(whole.sort())
    for (const file of ['/sitemap-4.xml', '/sitemap-00.xml', '/sitemap-.xml', '/sitemap-1.xml.br'])
      expect(await draw(file, 2), file).toBeNull()
    expect(await draw('/sitemap-0.xml')).toBeNull()
  })
})

test('each language of a page names both, pictures come with it, and nothing in an address is markup', () => {
  const xml = siteMap(publicUrl, [{ address: '/products?a=1&b=<2>', images: ['/media/1/960.webp'] }])
  const urls = xml.split('\n').filter((line) => line.startsWith('<url>'))
  expect(urls.length).toBe(2)
  for (const url of urls) {
    expect(url).toContain(`hreflang="en" href="${publicUrl}/products?a=1&amp;b=&lt;2&gt;"`)
    expect(url).toContain(`hreflang="ar-EG" href="${publicUrl}/ar/products?a=1&amp;b=&lt;2&gt;"`)
    expect(url).toContain(`hreflang="x-default" href="${publicUrl}/products?a=1&amp;b=&lt;2&gt;"`)
    expect(url).toContain(`<image:image><image:loc>${publicUrl}/media/1/960.webp</image:loc></image:image>`)
  }
})

test('robots are told where the site map is, and to keep out of what is private, in both languages', () => {
  const lines = robotsText(publicUrl).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  const privatePaths =
    '/admin /checkout /payment /account /favorites /guest-track /acs-test /order /my-order /auth /api'.split(' ')
  for (const path of privatePaths)
    for (const address of [path, `/ar${path}`]) expect(lines).toContain(`Disallow: ${address}`)
  for (const path of ['/', '/products', '/product/1', '/gallery', '/verify', '/policies', '/about-us', '/contact-us'])
    expect(isOpen(path), path).toBe(true)
})
