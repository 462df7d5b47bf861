import { expect, type Locator, type Page, test as plain } from '@playwright/test'
import { FEEDS, feedPath } from '#feeds/feed.ts'
import { inLanguage, LANGUAGES, languageOf } from '#lib/language.ts'
import { testBrowser } from '../support/browser.ts'
import { itemsIn, wrongWithFeed } from '../support/feed-rules.ts'
import { axeProblems } from './support/axe.ts'
import { countProducts, plentifulProduct } from './support/back-office.ts'
import { type Found, found, locations } from './support/found.ts'
import { galleriesIn } from './support/galleries.ts'
import { here } from './support/here.ts'
import { tabTo } from './support/keyboard.ts'
import { open, searchField } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

/** Without a browser's words of its own: what a search engine or a messenger gets. */
const get = (path: string, headers: Record<string, string> = {}) => found(path, headers)

const UNKNOWN = ['/nowhere', '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/products/nothing/here']

/** What is wrong with how a page introduces itself. */
function wrongWith({ address, status, html, head }: Found): string[] {
  const language = languageOf(new URL(address).pathname)
  const needed = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:type', 'og:locale']
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(html.lang === language && html.dir === (language === 'ar' ? 'rtl' : 'ltr') ? [] : ['language of the page']),
    ...(head.title && head.description ? [] : ['title or description']),
    ...(language === 'ar' && !/[\u0600-\u06ff]/.test(head.title + head.description) ? ['not said in Arabic'] : []),
    ...(head.canonical === address ? [] : [`canonical ${head.canonical}`]),
    ...(head.alternates[language === 'ar' ? 'ar-EG' : 'en'] === address ? [] : ['is not its own alternate']),
    ...(head.alternates['x-default'] === head.alternates['en'] ? [] : ['x-default']),
    ...needed.filter((name) => !head.meta[name]).map((name) => `no ${name}`),
    ...(head.meta['og:url'] === address ? [] : ['og:url']),
    ...(head.meta['twitter:card'] === 'summary_large_image' ? [] : ['twitter:card']),
    ...(head.meta['robots'] === undefined ? [] : ['robots']),
  ]
}

plain.describe('what search engines find', () => {
  plain('robots are led to the site map and kept out of what is private', async () => {
    const { status, type, text, address } = await get('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', address)}`)
    for (const path of ['/admin', '/checkout', '/ar/checkout', '/ar/admin', '/auth', '/api'])
      expect(text.split('\n')).toContain(`Disallow: ${path}`)
  })

  plain('every page of the site map is there, introduces itself, and its two languages name each other', async () => {
    const { status, type, text } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    const all = locations(text)
    expect(all.length).toBeGreaterThan(100)
    expect(all.length).toBe(new Set(all).size)
    const isProduct = (address: string): boolean => address.includes('/product/')
    // The oldest ones: what other journeys make comes and goes behind them.
    const addresses = [...all.filter((address) => !isProduct(address)), ...all.filter(isProduct).slice(0, 20)]
    const pages = new Map<string, Found>()
    for (const address of addresses) pages.set(address, await get(address))
    const problems = [...pages].flatMap(([address, page]) => {
      const english = page.head.alternates['en'] ?? ''
      const arabic = page.head.alternates['ar-EG'] ?? ''
      const isMutual = [english, arabic].every((other) => {
        const alternates = pages.get(other)?.head.alternates
        return alternates?.['en'] === english && alternates['ar-EG'] === arabic
      })
      return [...wrongWith(page), ...(isMutual ? [] : ['its languages do not name each other'])].map(
        (problem) => `${address}: ${problem}`,
      )
    })
    expect(problems).toEqual([])
    const titles = [...pages.values()].filter(({ address }) => !isProduct(address)).map(({ head }) => head.title)
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at)
    expect(twice, 'each page has a title of its own').toEqual([])
    const pictures = new Set([...pages.values()].map(({ head }) => head.meta['og:image'] ?? ''))
    const [shown = ''] = [...pictures].filter((picture) => picture.includes('/media/'))
    for (const picture of [shown, new URL('/og.jpg', shown).href]) {
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
    }
  })

  plain('Google and Meta read each size that is sold as their rules ask, in both languages', async () => {
    for (const feed of FEEDS) {
      const { status, type, text } = await get(feedPath(feed))
      expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
      expect(itemsIn(text).length).toBeGreaterThan(100)
      expect(wrongWithFeed(text, feed)).toEqual([])
    }
  })

  plain('every page can be installed, in its language', async () => {
    for (const language of LANGUAGES) {
      const { text } = await get(inLanguage(language, '/products'))
      const manifest = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? ''
      const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? ''
      const installed = await get(manifest)
      expect([installed.status, installed.type]).toEqual([200, 'application/manifest+json'])
      expect(JSON.parse(installed.text)['lang']).toBe(language)
      expect([(await get(icon)).status, (await get(icon)).type]).toEqual([200, 'image/png'])
    }
  })

  plain('a collection is shared with its own first picture, a film with its poster', async () => {
    const film = (await galleriesIn('en')).find(({ items }) => items[0]?.type === 'video')
    if (!film) throw new Error('No gallery begins with a film')
    const poster = film.items[0]?.thumbnail.replace(/[^/]+$/, 'og.jpg') ?? ''
    for (const path of [`/gallery?open=${film.id}`, `/ar/gallery?collection=${film.id}`])
      expect((await get(path)).head.meta['og:image']).toBe(here.url + poster)
    const bytes = Buffer.from(await (await fetch(here.url + poster)).arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  plain('the shop says who it is, and a product what it costs, in a form that machines read', async () => {
    const { id } = await plentifulProduct('color=black')
    for (const language of LANGUAGES) {
      const home = (await get(inLanguage(language, '/'))).head.facts
      expect(home.map((fact) => fact['@type'])).toEqual(['OnlineStore', 'WebSite'])
      const product = (await get(inLanguage(language, `/product/${id}`))).head.facts
      expect(product.map((fact) => fact['@type'])).toEqual(['Product', 'BreadcrumbList'])
    }
  })

  for (const path of UNKNOWN)
    for (const language of LANGUAGES)
      plain(
        `${inLanguage(language, path)} is not found, is not to be listed, and leads on without a script`,
        async () => {
          const { status, html, head, text } = await get(inLanguage(language, path))
          expect([status, html.lang, html.dir]).toEqual([404, language, language === 'ar' ? 'rtl' : 'ltr'])
          expect(head.meta['robots']).toBe('noindex')
          const action = inLanguage(language, '/products')
          expect(text).toMatch(new RegExp(`<form class="[\\w-]+-problem-page-search" action="${action}"`))
          expect(text.match(/<article/g)?.length).toBe(4)
        },
      )

  plain('one page has one address', async () => {
    const ways = { '/PRODUCTS': '/products', '/products/': '/products', '/%70roducts?x=1': '/products?x=1' }
    for (const [odd, path] of Object.entries({ ...ways, '/AR/Products': '/ar/products', '/ar/': '/ar' })) {
      const { status, location } = await get(odd)
      expect([status, location], odd).toEqual([308, path])
    }
    const [plainly, oddly] = await Promise.all([
      get('/products?color=black'),
      get('/products?utm_source=x&color=black&page=1&sort=newest&category=Hats'),
    ])
    expect(oddly.etag).toBe(plainly.etag)
  })

  plain('no header makes a page that names another host', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-original-url': '/admin' }
    for (const path of ['/', '/products', '/sitemap.xml', '/robots.txt']) {
      // What others change in the shop meanwhile may stand on one of the two alone.
      await expect(async () => {
        const { text } = await get(`${path}?cb=${Date.now()}`, forwarded)
        expect(text).not.toMatch(/evil|gopher/)
        expect((await get(path)).text).toBe(text)
      }).toPass({ timeout: 20_000 })
    }
  })
})

test('a product’s words are never markup, and a change is found at once', async ({ backOffice }) => {
  const sly = '</script><script>alert(1)</script><!-- \u2028 &amp; "Tee"'
  const { id } = await backOffice.makeProduct({ name: sly, description: sly, sizes: [{ size: 'M', stock: 10 }] })
  const page = await get(`/product/${id}`)
  expect(page.text).not.toContain('<script>alert')
  expect(page.head.facts[0]).toMatchObject({ name: sly, description: sly })
  await expect.poll(async () => (await get('/sitemap.xml')).text.includes(id)).toBe(true)
  await backOffice.change(id, { name: 'Plain Tee' })
  await expect.poll(async () => (await get(`/product/${id}`)).head.title).toContain('Plain Tee')
  await backOffice.hide(id)
  await expect.poll(async () => (await get('/sitemap.xml')).text.includes(id)).toBe(false)
  expect((await get(`/product/${id}`)).status).toBe(404)
})

test.describe('the search', () => {
  const choices = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('opens from the menu, forgives a slip in Arabic, and remembers until it is told to forget', async ({
      page,
    }) => {
      const { search, shop } = wordsIn('ar')
      await open(page, '/ar/about-us')
      await page.getByRole('button', { name: shop.shell.menu }).click()
      await page.getByRole('dialog').getByRole('button', { name: shop.shell.problem.search }).click()
      await expect(searchField(page, 'ar')).toBeFocused()
      await searchField(page, 'ar').fill('هوديي')
      await expect(page.getByText(search.nearTo('هوديي'))).toBeVisible()
      expect(await axeProblems(page, 'whole')).toEqual([])
      await choices(page)
        .filter({ hasText: search.seeAll(await countProducts('q=هوديي')) })
        .click()
      await expect(page).toHaveURL(`/ar/products?q=${encodeURIComponent('هوديي')}`)
      await page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search }).tap()
      await expect(choices(page).first()).toHaveText('هوديي')
      await page.getByRole('button', { name: search.forget('هوديي') }).click()
      await expect(page.getByText(search.recent)).toBeHidden()
      await expect(searchField(page, 'ar')).toBeFocused()
    })
  })

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('is used with the keyboard alone, and says what failed and what is not there', async ({ page }) => {
      const { search, shop } = wordsIn('en')
      await open(page, '/about-us')
      const opener = page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      await expect(searchField(page, 'en')).toBeFocused()
      await page.keyboard.type('zzzz')
      await expect(page.getByText(search.nothing('zzzz'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(searchField(page, 'en')).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(searchField(page, 'en')).toBeFocused()
      await page.route('**/api/products?q=*', (route) => route.abort())
      await page.keyboard.type('hoodie')
      await expect(page.getByText(search.failed)).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: shop.shell.problem.retry }).click()
      const [first] = (await testBrowser(here.url).get('/api/products?q=hoodie&limit=1')).body.products
      await expect(choices(page).first()).toContainText(first?.name ?? 'a product')
      await searchField(page, 'en').focus()
      await page.keyboard.press('ArrowDown')
      await expect(choices(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '', exact: true })).toBeFocused()
    })
  })
})
