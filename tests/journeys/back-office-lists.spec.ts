import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { button, confirm, place } from './support/admin-page.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 800 }
/** Above the bar of a phone, with a hand’s breadth of the first row in view. */
const FIRST_SCREEN = 680
const LISTS = ['orders', 'products', 'promo-codes', 'customers', 'gallery', 'reviews', 'shipping']

const firstRow = (page: Page) => page.locator('main tbody tr').first()
const boxOfFirstRow = (page: Page) =>
  firstRow(page).evaluate((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top, height }
  })

for (const language of LANGUAGES) {
  const { admin, shop } = wordsIn(language)

  test(`lists begin on the first screen of a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const list of LISTS) {
      await open(page, inLanguage(language, `/admin/${list}`))
      await expect(firstRow(page).locator('a, button').first()).toBeVisible()
      expect((await boxOfFirstRow(page)).top, list).toBeLessThan(FIRST_SCREEN)
    }
  })

  test(`an order that waits for its cash is half a phone’s screen, or three lines on a laptop, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const id = await place(await makeProduct())
    const approve = button(firstRow(page), admin.approve.actionOf(shortId(id)))
    await page.setViewportSize(PHONE)
    await open(page, inLanguage(language, `/admin/orders?search=${shortId(id)}`))
    await expect(approve).toBeVisible()
    expect((await boxOfFirstRow(page)).height).toBeLessThan(PHONE.height / 2)
    await page.setViewportSize(LAPTOP)
    await expect(approve).toBeVisible()
    expect((await boxOfFirstRow(page)).height).toBeLessThan(110)
  })

  test(`every page of the back-office is in view in a laptop’s menu, in ${language}`, async ({ page }) => {
    await page.setViewportSize(LAPTOP)
    await open(page, inLanguage(language, '/admin'))
    const menu = page.getByRole('navigation', { name: admin.common.menu })
    await expect(menu.getByRole('link', { name: admin.settings.title })).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('link', { name: admin.overview.title })).toBeInViewport({ ratio: 1 })
    await expect(button(page.getByRole('banner'), admin.common.signOut)).toBeInViewport({ ratio: 1 })
  })

  test(`the ways out stand last in a phone’s menu, all of it in view, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, inLanguage(language, '/admin'))
    const wayOut = button(page, admin.common.signOut)
    await expect(page.getByRole('banner').getByRole('link', { name: shop.shell.otherLanguage })).toBeVisible()
    await expect(wayOut).toHaveCount(0)
    await button(page, admin.common.more).click()
    await expect(page.getByRole('link', { name: admin.parcels.title })).toBeInViewport({ ratio: 1 })
    await expect(wayOut).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: admin.common.toShop, exact: true }).click()
    await expect(page).toHaveURL(inLanguage(language, '/'))
  })

  test(`the last row that leaves a searched list leaves the focus where that is told, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const id = await place(await makeProduct())
    await page.setViewportSize(LAPTOP)
    await open(page, inLanguage(language, `/admin/orders?search=${shortId(id)}`))
    await button(page, admin.deletion.shortOf(shortId(id))).click()
    await confirm(page, admin.deletion.confirm)
    await expect(page.getByText(admin.order.emptyFiltered)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, admin.common.clearAll)).toBeFocused()
  })
}

test('a link that is followed at once after typing is not called back by the search', async ({ page }) => {
  await open(page, '/admin/products?category=Hoodies')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  const there = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.route(/\/api\/products\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('searchbox').pressSequentially('ho')
  await link.evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
    // A phone that is busy for longer than typing pauses.
    const until = performance.now() + 400
    while (performance.now() < until);
  })
  await expect(page).toHaveURL((url) => url.pathname === there)
  await expect(page.getByRole('link', { name: wordsIn('en').admin.form.back })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === there)
})
