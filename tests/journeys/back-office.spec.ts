import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { button, confirm, place } from './support/admin-page.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { admin } = wordsIn('en')
const { common, order, change, details, product: products, review, synonyms, settings, form, coming, shipping } = admin

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

const menu = (page: Page) => page.getByRole('navigation', { name: common.menu })
const mayBeOld = (page: Page) => page.getByRole('alert').filter({ hasText: common.mayBeOld })

const AWAY = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away for a moment.' }

/** The shop answers no question any more; what is changed still reaches it. */
async function stopReading(page: Page, how: 'away' | 'offline'): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (route.request().method() !== 'GET' || route.request().url().endsWith('/csrf-token')) return route.continue()
    return how === 'away' ? route.fulfill({ status: 503, json: AWAY }) : route.abort()
  })
}
const readAgain = (page: Page) => page.unroute('**/api/**')

test.describe('a back-office that can’t be read', () => {
  for (const how of ['away', 'offline'] as const)
    test(`tells a change at once and keeps what it showed (${how})`, async ({ page, makeProduct }) => {
      const id = await place(await makeProduct())
      const heading = page.getByRole('heading', { level: 1, name: details.title(shortId(id)) })
      await open(page, `/admin/orders/${id}`)
      await expect(heading).toBeVisible()
      await stopReading(page, how)
      await button(page, change.ship).click()
      await confirm(page, change.confirm(admin.statuses.shipped))

      await expect(page.getByText(order.orderUpdated(admin.statuses.shipped))).toBeVisible()
      await expect(mayBeOld(page)).toBeVisible()
      await expect(heading).toContainText(admin.statuses.pending)
      await button(mayBeOld(page), common.retry).click()
      await expect(button(mayBeOld(page), common.retry)).toBeFocused()
      await expect(button(mayBeOld(page), common.retry)).toBeEnabled()
      await expect(heading).toBeVisible()
      await expect(menu(page)).toBeVisible()

      await readAgain(page)
      await button(mayBeOld(page), common.retry).click()
      await expect(heading).toContainText(admin.statuses.shipped)
      await expect(mayBeOld(page)).toBeHidden()
      await expect(page.locator('body')).not.toBeFocused()
    })

  test('shows a page that can’t be had inside the frame, with nothing to connect to', async ({ page, context }) => {
    await open(page, '/admin/orders')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.waitForFunction(() => {
      const here = performance.getEntriesByType('resource').map(({ name }) => name)
      return ['products.page', 'search-words.page'].every((part) => here.some((name) => name.includes(`/${part}`)))
    })
    // What these pages stand in comes after them.
    await page.waitForFunction(async () => {
      const fetched = () => performance.getEntriesByType('resource').length
      const before = fetched()
      await new Promise((resolve) => setTimeout(resolve, 500))
      return fetched() === before
    })
    await context.setOffline(true)
    for (const [name, heading] of [
      [common.products, products.title],
      [synonyms.title, synonyms.title],
    ] as const) {
      await menu(page).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(common.unreachable)
    }
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').locator('form')).toBeVisible()
  })

  test('tells of a change whose answer was lost that it may have been made, and reads again', async ({
    page,
    makeProduct,
  }) => {
    const id = await place(await makeProduct())
    await open(page, `/admin/orders/${id}`)
    await page.route(`**/api/orders/${id}/status`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page, change.ship).click()
    await confirm(page, change.confirm(admin.statuses.shipped))
    await expect(page.getByRole('alert').filter({ hasText: order.noAnswer })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(admin.statuses.shipped)
  })

  test('calls a token that can’t be had no missing right, and forgets it on the next page', async ({
    page,
    makeProduct,
  }) => {
    const id = await place(await makeProduct())
    await open(page, `/admin/orders/${id}`)
    await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 503, json: AWAY }))
    page.on('pageerror', ({ message }) => expect(message).toBe('Failed to get CSRF token'))
    await button(page, change.ship).click()
    await confirm(page, change.confirm(admin.statuses.shipped))
    const problem = page.getByRole('alert').filter({ hasText: common.unreachable })
    await expect(problem).toBeVisible()
    await menu(page).getByRole('link', { name: common.products }).click()
    await expect(page.getByRole('heading', { level: 1, name: products.title })).toBeVisible()
    await expect(problem).toBeHidden()
  })

  test('says success before anything is read again', async ({ page, makeProduct }) => {
    const id = await place(await makeProduct())
    await open(page, `/admin/orders/${id}`)
    await expect(button(page, change.ship)).toBeVisible()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api/admin/orders/${id}`, async (route) => {
      await held
      await route.continue()
    })
    await button(page, change.ship).click()
    await confirm(page, change.confirm(admin.statuses.shipped))
    await expect(page.getByText(order.orderUpdated(admin.statuses.shipped))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(admin.statuses.pending)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(admin.statuses.shipped)
  })

  const PAGES = {
    orders: { path: '/admin/orders', heading: order.title, entry: new RegExp(`^${common.orders} \\d`) },
    products: { path: '/admin/products', heading: products.title, entry: common.products },
    reviews: { path: '/admin/reviews', heading: review.title, entry: review.title },
    coming: { path: '/admin/coming', heading: coming.title, entry: coming.title },
    shipping: { path: '/admin/shipping', heading: shipping.title, entry: shipping.title },
    galleries: { path: '/admin/gallery', heading: admin.gallery.title, entry: admin.gallery.menu },
    'search words': { path: '/admin/search-words', heading: synonyms.title, entry: common.searchWords },
    settings: { path: '/admin/settings', heading: settings.title, entry: settings.title },
    'a product': { path: '/admin/products/', heading: form.editTitle, entry: null },
    'a new product': { path: '/admin/products/new', heading: form.addTitle, entry: null },
  }
  for (const [name, { path, heading, entry }] of Object.entries(PAGES))
    test(`stays around what can’t be shown, and around what could be: ${name}`, async ({ page, makeProduct }) => {
      const title = page.getByRole('heading', { level: 1, name: heading })
      const problem = page.getByRole('main').getByRole('alert')
      await stopReading(page, 'away')
      await open(page, path.endsWith('/') ? `${path}${(await makeProduct()).id}` : path)
      await expect(title).toBeVisible()
      await expect(menu(page)).toBeVisible()
      await expect(problem).toHaveCount(1)
      await button(problem, common.retry).click()
      await expect(button(problem, common.retry)).toBeFocused()
      await expect(menu(page)).toBeVisible()
      await readAgain(page)
      await button(problem, common.retry).click()
      await expect(problem).toHaveCount(0)
      await expect(title).toBeVisible()
      await expect(page.locator('body')).not.toBeFocused()
      if (!entry) return

      const main = page.getByRole('main')
      const shown = main.getByRole(name === 'settings' ? 'listitem' : 'row').or(main.locator('form[novalidate]'))
      await expect(shown.first()).toBeVisible()
      await stopReading(page, 'offline')
      await menu(page).getByRole('link', { name: entry }).click()
      await expect(mayBeOld(page)).toBeVisible()
      await expect(shown.first()).toBeVisible()
    })
})

test('the list keeps its filters on the way to a product, a new one or an order and back', async ({ page }) => {
  const ways = [
    { list: '/admin/products?category=Hoodies&limit=20', link: products.view, back: form.back },
    { list: '/admin/orders?search=BW&status=delivered&sort=oldest&page=2', link: order.view, back: details.back },
  ]
  for (const { list, back } of ways) {
    await open(page, list)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(list)
  }
  await open(page, '/admin/products?category=Hoodies')
  await page.getByRole('link', { name: products.add }).click()
  await page.getByRole('link', { name: form.back }).click()
  await expect(page).toHaveURL('/admin/products?category=Hoodies')
})

test('orders that come are told without moving anything, and shown when asked for', async ({ page, makeProduct }) => {
  const product = await makeProduct()
  await page.clock.install()
  // Of days that are over: no journey beside brings one of them today.
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10)
  await open(page, `/admin/orders?status=delivered&to=${yesterday}&limit=50`)
  const search = page.getByLabel(order.search)
  await search.focus()
  const firstRow = await page.getByRole('row').nth(1).textContent()
  // Other tests order too.
  const told = page.getByRole('status').getByRole('button', { name: /^Show \d+ new orders?$/ })
  const count = async (): Promise<number> => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0])
  const one = await place(product)
  await page.clock.fastForward(61_000)
  await expect(told).toBeVisible()
  const before = await count()
  const two = await place(product)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(count).toBeGreaterThan(before)
  await expect(search).toBeFocused()
  expect(await page.getByRole('row').nth(1).textContent()).toBe(firstRow)

  await told.click()
  await expect(page).toHaveURL('/admin/orders?limit=50')
  for (const id of [one, two]) await expect(page.getByRole('row').filter({ hasText: shortId(id) })).toBeVisible()
  await expect(told).toBeHidden()
  await expect(page.locator('[data-home]')).toBeFocused()
})

for (const language of LANGUAGES) {
  const { order: texts, orderList } = wordsIn(language).admin

  test(`an order that needs attention is marked in words, and can be had alone, in ${language}`, async ({ page }) => {
    const asked: string[] = []
    await page.route('**/api/orders?*', async (route) => {
      const { searchParams } = new URL(route.request().url())
      if (searchParams.get('limit') === '1') return route.continue()
      asked.push(searchParams.get('view') ?? '')
      const response = await route.fetch()
      const answer = await response.json()
      answer.views.attention = 1
      answer.orders.forEach((each: { attention: string | null }, at: number) => {
        each.attention = at === 0 ? 'payment differs' : null
      })
      return route.fulfill({ response, json: answer })
    })
    await open(page, inLanguage(language, '/admin/orders?search=BW&limit=10'))
    const marked = page.getByRole('row').filter({ hasText: texts.needsAttention })
    await expect(marked).toHaveCount(1)
    await expect(marked.getByText(texts.needsAttention).locator('svg')).toBeVisible()
    const views = page.getByRole('navigation', { name: orderList.views })
    await views.getByRole('link', { name: `${orderList.viewNames.attention} 1` }).click()
    await expect(page).toHaveURL(/\?view=attention&limit=10$/)
    await expect(views.locator('[aria-current]')).toHaveText(`${orderList.viewNames.attention}1`)
    await page.goBack()
    await expect(marked).toHaveCount(1)
    expect(asked).toEqual(['', 'attention', ''])

    await page.route('**/api/admin/orders/*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.order.attention = 'payment differs'
      return route.fulfill({ response, json: answer })
    })
    await marked.getByRole('link').first().click()
    const why = wordsIn(language).admin.details.attentions['payment differs'] ?? ''
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  })

  for (const width of [1280, 1440])
    test(`what can be done with a row is in view, ${width} px wide, in ${language}`, async ({ page, makeProduct }) => {
      const id = await place(await makeProduct({ name: 'A tee with a very long name indeed', price: 12_345.5 }))
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/admin/orders?limit=20', '/admin/products', '/admin/reviews', '/admin/gallery']) {
        await open(page, inLanguage(language, path))
        if (path.includes('limit')) await expect(page.getByRole('row').filter({ hasText: shortId(id) })).toBeVisible()
        const cell = page.getByRole('row').nth(1).getByRole('cell').last()
        await expect(cell.getByRole('button').first()).toBeVisible()
        const outside = await page.locator('td:last-child :is(button, a)').evaluateAll((all) =>
          all.flatMap((each) => {
            if (each.getClientRects().length === 0) return []
            const { left, right } = each.getBoundingClientRect()
            const frame = each.closest('table')?.parentElement?.getBoundingClientRect()
            return frame && left >= frame.left && right <= frame.right ? [] : [each.textContent]
          }),
        )
        expect(outside, path).toEqual([])
      }
    })
}
