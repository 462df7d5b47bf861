import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { here } from './support/here.ts'
import { nameOf, open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function arriveAsOwner(page: Page, language: Language): Promise<void> {
  await open(page, inLanguage(language, '/auth'))
  await signIn(page, here.owner, language)
  await expect(page).toHaveURL(inLanguage(language, '/admin'))
}

for (const language of LANGUAGES) {
  const { shop, plain } = wordsIn(language)
  const { shell } = shop

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE })

    test('policies, contact and the shop’s story are there in full', async ({ page }) => {
      await page.goto(inLanguage(language, '/policies#returns'))
      await expect(page.getByRole('heading', { level: 2, name: plain.policies.sections.returns })).toBeInViewport()
      await expect(page.getByText(language === 'ar' ? /استبدال مقاسها خلال 14 يومًا/ : /You have 14 days/)).toBeVisible()
      const links = page.getByRole('navigation', { name: plain.policies.contents }).getByRole('link')
      await expect(links).toHaveText(Object.values(plain.policies.sections))
      await page.goto(inLanguage(language, '/contact-us'))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: '010 0555 0100' })).toHaveAttribute(
        'href',
        'https://wa.me/201005550100',
      )
      await expect(main.getByRole('link', { name: '02 2555 0100' })).toHaveAttribute('href', 'tel:+20225550100')
      await expect(main.getByRole('link', { name: plain.contact.map })).toHaveAttribute('href', /google\.com\/maps/)
      await page.goto(inLanguage(language, '/about-us'))
      await expect(page.getByRole('heading', { level: 1, name: plain.about.title })).toBeVisible()
    })

    test('the footer leads to every page, and nothing in it is folded away', async ({ page }) => {
      await page.goto(inLanguage(language, '/about-us'))
      const footer = page.getByRole('contentinfo')
      const ways = [
        [shell.home, '/'],
        [shell.products, '/products'],
        [shell.gallery, '/gallery'],
        [shell.favorites, '/favorites'],
        [shell.trackOrder, '/guest-track'],
        [shell.verify, '/verify'],
        [shell.footer.returns, '/policies#returns'],
        [shell.footer.policies, '/policies'],
        [shell.footer.contactUs, '/contact-us'],
        [shell.footer.about, '/about-us'],
      ] as const
      for (const [name, path] of ways) {
        const link = footer.getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', inLanguage(language, path))
      }
      for (const way of [shell.footer.card, shell.footer.cash])
        await expect(footer.getByText(way, { exact: true })).toBeVisible()
    })
  })

  test(`a phone’s footer unfolds, and its menu leads everywhere, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, inLanguage(language, '/about-us'))
    const link = page.getByRole('contentinfo').getByRole('link', { name: shell.verify })
    await expect(link).toBeHidden()
    await page.getByRole('contentinfo').locator('summary', { hasText: shell.footer.support }).click()
    await expect(link).toBeVisible()

    await page.getByRole('button', { name: shell.menu }).click()
    const menu = page.getByRole('dialog', { name: shell.menu })
    for (const [name, path] of [
      [shell.gallery, '/gallery'],
      [shell.favorites, '/favorites'],
      [shell.trackOrder, '/guest-track'],
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', inLanguage(language, path))
    await expect(menu.getByRole('link', { name: shell.otherLanguage })).toBeVisible()
    await menu.getByRole('link', { name: shell.signIn }).click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/auth')}\\?next=.*about-us`))
  })

  test(`an admin finds the desk in the menu, and signs out where the menu is, in ${language}`, async ({ page }) => {
    await page.setViewportSize(DESK)
    await arriveAsOwner(page, language)
    await page.goto(inLanguage(language, '/policies'))
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: shell.admin, exact: true })).toBeVisible()
    await banner.getByRole('button', { name: shell.account }).click()
    await expect(banner.getByRole('link', { name: shell.account, exact: true })).toHaveAttribute(
      'href',
      inLanguage(language, '/admin'),
    )
    // Whatever the server says to it.
    await page.route('**/api/auth/logout', (route) => route.abort())
    await banner.getByRole('button', { name: shell.logout }).click()
    await expect(page.getByRole('status').filter({ hasText: shell.loggedOut })).toBeVisible()
    await expect(page).toHaveURL(inLanguage(language, '/policies'))
    await expect(banner.getByRole('link', { name: shell.admin, exact: true })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('bw_access_token'))).toBeNull()
    await expect(banner.getByRole('link', { name: shell.account, exact: true })).toHaveAttribute(
      'href',
      `${inLanguage(language, '/auth')}?next=${encodeURIComponent(inLanguage(language, '/policies'))}`,
    )
  })
}

const { shop, plain, admin } = wordsIn('en')
const { shell } = shop

test('a page begins at its top and its heading, and Back returns to where it was left', async ({ page }) => {
  await page.setViewportSize(DESK)
  await open(page, '/products')
  const link = page.getByRole('contentinfo').getByRole('link', { name: shell.footer.policies, exact: true })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: plain.policies.title })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[aria-live="polite"]', { hasText: plain.policies.title })).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: shop.products.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('from the products’ first stops one skips to the page or to its filters', async ({ page }) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.skipToContent })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.skipToFilters })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#filters')).toBeFocused()
  await open(page, '/policies')
  await expect(page.getByRole('link', { name: shell.skipToFilters })).toBeHidden()
})

test('the count on the cart moves nothing', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const product = await plentifulProduct('color=black')
  const placeOf = () => page.getByRole('banner').locator('button').last().boundingBox()
  await open(page, '/policies')
  const empty = await placeOf()
  for (const quantity of [1, 10]) {
    const line = { id: 'local_1', productId: product.id, name: product.name, color: 'black', size: 'M', quantity }
    const items = [{ ...line, price: product.finalPrice, image: '' }]
    await page.evaluate((kept) => localStorage.setItem('bw_cart', kept), JSON.stringify(items))
    await open(page, '/policies')
    await expect(page.getByRole('button', { name: shop.cart.button(quantity) })).toBeVisible()
    expect(await placeOf()).toEqual(empty)
  }
})

test.describe('a visit', () => {
  const told = (page: Page) => {
    const bodies: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/website-visit')) bodies.push(request.postDataJSON())
    })
    return bodies
  }

  test('is told once, each product once, and never what stands behind the path', async ({ page }) => {
    const product = await plentifulProduct('color=black')
    const bodies = told(page)
    await open(page, '/products?color=black&q=&utm_source=paper')
    await expect.poll(() => bodies.length).toBe(1)
    for (let looks = 0; looks < 2; looks += 1) {
      await open(page, `/product/${product.id}`)
      await expect(page.getByRole('heading', { level: 1, name: nameOf(product, 'en'), exact: true })).toBeVisible()
      await expect.poll(() => bodies.length).toBe(2)
    }
    const sessionId = await page.evaluate(() => sessionStorage.getItem('bw_session_id'))
    expect(sessionId).toMatch(/^session_\d+_[0-9a-z]+$/)
    expect(bodies).toMatchObject([
      { type: 'visit', page: '/products', sessionId, utm: 'utm_source=paper' },
      { type: 'product_view', page: `/product/${product.id}`, productId: product.id, sessionId },
    ])
  })

  test('that begins at a product is told with it, and neither is refused', async ({ page }) => {
    const product = await plentifulProduct('color=black')
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/analytics/website-visit')) statuses.push(response.status())
    })
    await open(page, `/product/${product.id}`)
    await expect.poll(() => statuses).toEqual([200, 200])
  })

  test('of who asks not to be tracked is not told', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const bodies = told(page)
    await page.goto('/policies', { waitUntil: 'networkidle' })
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(bodies).toEqual([])
  })
})

test('the owner changes a text and a number, and the policy says both', async ({ page, backOffice }) => {
  const { settings } = admin
  const before = (await backOffice.browser.get('/api/admin/settings')).body
  try {
    await arriveAsOwner(page, 'en')
    await page.getByRole('navigation').getByRole('button', { name: admin.common.more }).click()
    await page.getByRole('navigation').getByRole('link', { name: settings.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
    const enter = async (section: keyof typeof settings.sections): Promise<void> => {
      await page.getByRole('listitem').getByRole('link', { name: settings.sections[section], exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: settings.sections[section] })).toBeVisible()
    }
    const save = () => page.getByRole('button', { name: admin.form.save }).click()
    // Whoever leaves while it is being saved is not asked whether to leave without.
    const saved = async (): Promise<void> => {
      await save()
      await page.getByRole('link', { name: settings.back }).click()
      await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
      await expect(page.getByText(settings.saved)).toBeVisible()
    }
    await enter('contact')
    await page.getByLabel(settings.fields.phone).fill('12')
    await save()
    await expect(page.getByLabel(settings.fields.phone)).toBeFocused()
    await expect(page.getByLabel(settings.fields.phone)).toHaveAccessibleDescription(/not an Egyptian number/)
    await page.getByLabel(settings.fields.phone).fill('٠٢ ٢٥٥٥ ٠١٠٠')
    await page.getByLabel(settings.inEnglish(settings.fields.hours)).fill('Always')
    await saved()
    await enter('returns')
    await page.getByLabel(settings.fields['returns.faultyDays']).fill('45')
    await saved()
    await enter('delivery')
    const shipping = page.locator('[name="texts.policies.shipping.en"]')
    await shipping.fill('We deliver on foot. Faults: {faultyDays}.')
    await saved()
    await page.goto('/policies')
    await expect(page.getByText('We deliver on foot. Faults: 45 days.')).toBeVisible()
    await page.goto('/ar/policies#returns')
    await expect(page.getByText('45 يومًا')).toBeVisible()
  } finally {
    const { settings: facts, texts } = before
    for (const section of ['contact', 'returns', 'delivery'])
      await backOffice.browser.send('PUT', `/api/settings/${section}`, { settings: facts, texts })
  }
})

test.describe('a cache between us, which tells no cookies apart', () => {
  test.beforeEach(({ page }) =>
    page.route(
      ({ pathname }) => pathname === '/products',
      async (route) => {
        const kept = await fetch(route.request().url())
        const headers = { ...Object.fromEntries(kept.headers), 'content-encoding': '' }
        await route.fulfill({ status: kept.status, headers, body: await kept.text() })
      },
    ),
  )

  test('gives who chose Arabic the English page, and that leads on', async ({ page, context }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: here.url }])
    await page.goto('/products?sort=price-asc#products')
    await expect(page).toHaveURL('/ar/products?sort=price-asc#products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المنتجات')
  })

  test('leaves who reads English where they are', async ({ page, context }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: here.url }])
    await page.goto('/products?sort=price-asc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await expect(page).toHaveURL('/products?sort=price-asc')
  })
})
