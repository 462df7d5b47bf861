import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { changesIn } from '#overview/change-in.ts'
import { button } from './support/admin-page.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

const { overview, order, common, parcels } = wordsIn('en').admin
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const money = (pounds: number): string =>
  `EGP ${pounds.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

for (const language of LANGUAGES)
  test(`the overview says how the shop stands and what waits, in ${language}`, async ({ page, backOffice }) => {
    const { overview: texts } = wordsIn(language).admin
    const { stats } = (await backOffice.browser.get('/api/orders/best-selling-products?limit=20')).body
    await open(page, inLanguage(language, '/admin'))
    const best = panel(page, texts.best.title)
    await expect(best.getByRole('listitem')).toHaveCount(5)
    await expect(best.getByRole('listitem').first()).toContainText(texts.best.sold(stats[0].totalQuantity))
    await button(best, texts.showMore(stats.length - 5)).click()
    await expect(best.getByRole('listitem')).toHaveCount(stats.length)
    await button(best, texts.showLess).click()
    await expect(best.getByRole('listitem')).toHaveCount(5)

    const sources = panel(page, texts.sources.title)
    await expect(sources.getByRole('rowheader', { name: texts.sources.direct })).toBeVisible()
    await button(sources, texts.sources.by.month).click()
    await expect(sources.getByRole('columnheader', { name: texts.chart.columns.month })).toBeVisible()
    const { searches } = (await backOffice.browser.get('/api/admin/missed')).body
    await expect(panel(page, texts.missed.title)).toContainText(searches[0].words)

    const cards = Object.values(texts.cards).filter((each) => typeof each === 'string')
    for (const card of cards.slice(1, 7))
      await expect(panel(page, texts.cards.title).getByText(card, { exact: true })).toBeVisible()
    await panel(page, texts.toDo.title).getByRole('link', { name: texts.toDo.approve }).click()
    await expect(page).toHaveURL(inLanguage(language, '/admin/orders?view=to-approve'))
    await page.goBack()

    const earnings = panel(page, texts.earnings.title)
    const { lately } = (await backOffice.browser.get('/api/orders/dashboard-stats')).body
    const change = changesIn(lately.stats, lately.before).earnings
    const { earnings: told } = texts
    const compared = change ? told[change.kind](change.percent, told.before.all) : told.nothingBefore
    await expect(earnings).toContainText(told.lately(compared))
    const chart = earnings.getByRole('slider')
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuenow', '2')
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart is not to be seen')
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
    await expect(chart).toHaveAttribute('aria-valuenow', (await chart.getAttribute('aria-valuemax')) ?? '')
    const shown = (await chart.getAttribute('aria-valuetext')) ?? ''
    await button(earnings, texts.chart.asTable).click()
    const newest = earnings.getByRole('row').nth(1)
    await expect(newest.getByRole('rowheader')).toHaveText(shown.split(': ')[0] ?? '')
    await expect(newest).toContainText(shown.split(': ')[1] ?? '')
  })

test('a period is chosen, stays in the address and in the way back, and old addresses of orders still lead to them', async ({
  page,
  backOffice,
}) => {
  await open(page, '/admin')
  const earnings = panel(page, overview.earnings.title)
  for (const period of ['month', '6month', 'year'] as const) {
    await button(earnings, overview.periods[period]).click()
    await expect(page).toHaveURL(`/admin?period=${period}`)
    await expect(button(earnings, overview.periods[period])).toHaveAttribute('aria-pressed', 'true')
    const { stats } = (await backOffice.browser.get(`/api/orders/dashboard-stats?period=${period}`)).body
    await expect(earnings.getByText(money(stats.totalEarnings), { exact: true }).first()).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL('/admin?period=6month')
  await expect(button(earnings, overview.periods['6month'])).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await page.reload()
  await expect(button(earnings, overview.periods.year)).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/admin?search=BW&status=delivered')
  await expect(page).toHaveURL('/admin/orders?search=BW&status=delivered')
  await expect(page.getByRole('heading', { level: 1, name: order.title })).toBeVisible()
})

test('a part that can’t be read says so alone, and a shop that has sold nothing says that', async ({ page }) => {
  const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away for a moment.' }
  await page.route('**/api/orders/best-selling-products?*', (route) => route.fulfill({ status: 503, json: away }))
  await page.route('**/api/orders/sales?*', (route) =>
    route.fulfill({ json: { success: true, step: 'month', sales: [] } }),
  )
  await page.route('**/api/admin/to-do', (route) => {
    const toDo = {
      pending: 0,
      approve: 0,
      ship: 0,
      late: 0,
      attention: 0,
      differing: 0,
      reviews: 0,
      returns: 0,
      cash: 0,
    }
    return route.fulfill({ json: { success: true, toDo } })
  })
  await page.route('**/api/products/stats', (route) =>
    route.fulfill({ json: { success: true, stats: { totalProducts: 0, lowStockProducts: 0, outOfStockProducts: 0 } } }),
  )
  await open(page, '/admin')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toHaveCount(1)
  await expect(problem).toContainText(overview.failed)
  await expect(panel(page, overview.toDo.title)).toContainText(overview.toDo.nothing)
  await expect(panel(page, overview.earnings.title)).toContainText(overview.earnings.none)
  await page.unroute('**/api/orders/best-selling-products?*')
  await button(problem, common.retry).click()
  await expect(problem).toBeHidden()
  await expect(panel(page, overview.best.title).getByRole('listitem')).toHaveCount(5)

  await page.route('**/api/orders/*?*', (route) => route.fulfill({ status: 503, json: away }))
  await page.reload()
  await expect(panel(page, overview.best.title)).toContainText(overview.notRead)
  await expect(panel(page, overview.earnings.title)).toContainText(overview.notRead)
  await expect(problem).toHaveCount(1)
})

test('on a phone the menu folds, says where one is, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin')
  const menu = page.getByRole('navigation', { name: common.menu })
  await expect(menu.getByRole('link', { name: overview.title })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link')).toHaveCount(3)
  const more = button(menu, common.more)
  await more.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: parcels.title })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await menu.getByRole('link', { name: common.searchWords }).click()
  await expect(page).toHaveURL('/admin/search-words')
  await expect(button(menu, common.moreFrom(common.searchWords))).toHaveAttribute('aria-expanded', 'false')
})
