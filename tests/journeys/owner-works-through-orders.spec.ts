import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { button, confirm, place } from './support/admin-page.ts'
import { open } from './support/shopper.ts'
import { slowedBy } from './support/slowed.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { admin } = wordsIn('en')
const { bulk, order, parcel, selection, statuses } = admin

const ORDERS = '/admin/orders'
const AWAY = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away for a moment.' }

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => {
    localStorage.setItem('bw_access_token', kept)
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
  }, backOffice.browser.token ?? '')
})

/** Orders of one product, found by a word that nobody else has in their name. */
async function placeMany(product: Product, count: number): Promise<{ ids: string[]; mark: string }> {
  const mark = `morning${product.id.slice(-6).toLowerCase()}`
  const ids: string[] = []
  for (let left = count; left > 0; left--) ids.push(await place(product, mark))
  return { ids, mark }
}

/** These and no others. */
async function tick(page: Page, ids: readonly string[]): Promise<void> {
  const chosen = page.locator('input[name=select]:checked')
  while ((await chosen.count()) > 0) await chosen.first().uncheck()
  for (const id of ids) await page.getByLabel(selection.choose(bulk.orderNamed(shortId(id)))).check()
}

const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: shortId(id) })

test('ten orders are approved, printed, shipped and delivered in at most 15 actions', async ({ page, makeProduct }) => {
  const { ids, mark } = await placeMany(await makeProduct({ sizes: [{ size: 'M', stock: 30 }] }), 10)
  await open(page, `${ORDERS}?search=${mark}`)
  let actions = 0
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    actions += 1
    await action()
  }
  const every = async (status: keyof typeof statuses): Promise<void> => {
    for (const id of ids) await expect(row(page, id).getByText(statuses[status], { exact: true }).last()).toBeVisible()
  }
  await act(() => page.getByLabel(admin.common.perPage).selectOption('10'))
  await act(() => page.getByLabel(selection.all(10)).check())
  await act(() => button(page, bulk.approve(10)).click())
  await act(() => confirm(page, bulk.approveConfirm(10)))
  await expect(page.getByText(bulk.approved(10))).toBeVisible()
  await every('paid')

  await act(() => button(page, bulk.print(10)).click())
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1)
  await expect(page.getByText(admin.details.slip.title, { exact: true })).toHaveCount(10)
  await expect(page.getByText(admin.details.slip.told.nothing, { exact: true })).toHaveCount(10)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByText(admin.details.slip.title, { exact: true })).toHaveCount(0)
  await expect(page.getByText(admin.prints.slipPrinted)).toHaveCount(10)

  await act(() => button(page, bulk.ship(10)).click())
  await act(() => page.getByLabel(parcel.courier).fill('Bosta'))
  await act(() => confirm(page, bulk.shipMany(10)))
  await expect(page.getByText(bulk.shipped(10))).toBeVisible()
  await every('shipped')
  await act(() => button(page, bulk.deliver(10)).click())
  await expect(page.getByText(bulk.delivered(10))).toBeVisible()
  await every('delivered')
  expect(actions).toBeLessThanOrEqual(15)
})

test('of many, those that moved on are named with the reason, and the rest can be undone together', async ({
  page,
  makeProduct,
  backOffice,
}) => {
  const { ids, mark } = await placeMany(await makeProduct(), 3)
  const [moved = '', ...others] = ids
  await open(page, `${ORDERS}?search=${mark}`)
  await page.getByLabel(selection.all(3)).check()
  await expect(button(page, bulk.ship(3))).toBeVisible()
  await backOffice.browser.send('PUT', `/api/orders/${moved}/status`, { status: 'cancelled' })
  await button(page, bulk.ship(3)).click()
  await expect(page.getByLabel(bulk.numberOf(shortId(moved)))).toBeVisible()
  await page.route('**/api/orders/bulk', (route) => route.fulfill({ status: 503, json: AWAY }), { times: 1 })
  await confirm(page, bulk.shipMany(3))
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(AWAY.message)
  await confirm(page, bulk.shipMany(3))
  const told = page.getByRole('region', { name: bulk.shipped(2) })
  await expect(told).toBeFocused()
  await expect(told).toContainText(selection.refused(1))
  await expect(told.getByRole('listitem')).toContainText(shortId(moved))
  await expect(told.getByRole('listitem')).toContainText(bulk.nowAt(statuses.cancelled))
  for (const id of others) await expect(row(page, id)).toContainText(statuses.shipped)

  await page.keyboard.press('Tab')
  await expect(told.getByRole('button', { name: bulk.undoNamed(bulk.shipped(2)) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: bulk.undone(2) })).toBeFocused()
  for (const id of others) await expect(row(page, id)).toContainText(statuses.pending)
  await expect(row(page, moved)).toContainText(statuses.cancelled)

  await button(row(page, others[0] ?? ''), order.editOf(shortId(others[0] ?? ''))).click()
  await expect(row(page, others[0] ?? '').getByRole('link', { name: order.editContents })).toHaveAttribute(
    'href',
    `/admin/orders/${others[0]}/edit`,
  )
  await button(row(page, others[0] ?? ''), order.cancel).click()
  const [refused = '', paid = ''] = others
  await tick(page, [refused, paid])
  await button(page, bulk.ship(2)).click()
  await confirm(page, bulk.shipMany(2))
  await expect(page.getByRole('region', { name: bulk.shipped(2) })).toBeFocused()
  await tick(page, [refused])
  await button(page, admin.door.many(1)).click()
  await confirm(page, admin.door.confirm)
  await expect(row(page, refused)).toContainText(admin.door.title)
  await tick(page, [paid])
  await button(page, bulk.deliver(1)).click()
  await page.getByRole('dialog').getByLabel(bulk.cashCame(1)).check()
  await confirm(page, bulk.deliverMany(1))
  await expect(row(page, paid)).toContainText(statuses.delivered)
  await expect(row(page, paid)).toContainText(order.isPaid)
})

test('what others do shows within the minute; what is chosen stays, and new orders are only offered', async ({
  page,
  makeProduct,
  backOffice,
}) => {
  const product = await makeProduct()
  const { ids, mark } = await placeMany(product, 2)
  const [first = '', second = ''] = ids
  await page.clock.install()
  await open(page, `${ORDERS}?search=${mark}`)
  await page.getByLabel(selection.choose(bulk.orderNamed(shortId(second)))).check()
  await page.getByLabel(order.search).pressSequentially(' ')
  await backOffice.browser.send('PUT', `/api/orders/${first}/status`, { status: 'shipped' })
  const third = await place(product, mark)
  await page.clock.fastForward(61_000)
  await expect(row(page, first)).toContainText(statuses.shipped)
  await expect(row(page, third)).toHaveCount(0)
  await expect(page.getByLabel(selection.choose(bulk.orderNamed(shortId(second))))).toBeChecked()
  await expect(page.getByLabel(order.search)).toBeFocused()
  await expect(page.getByRole('status').getByRole('button', { name: /^Show \d+ new orders?$/ })).toBeVisible()

  await button(page, bulk.ship(1)).click()
  await confirm(page, bulk.shipMany(1))
  await expect(row(page, second)).toContainText(statuses.shipped)
  await expect(row(page, third)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: admin.common.menu })
    .getByRole('link', { name: new RegExp(`^${admin.common.orders} \\d`) })
    .click()
  await expect(row(page, third)).toBeVisible()
})

for (const language of LANGUAGES)
  test(`rows are chosen one by one, from one to another, by key, and only on this page, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { ids, mark } = await placeMany(await makeProduct({ sizes: [{ size: 'M', stock: 30 }] }), 6)
    const texts = wordsIn(language).admin
    const ticks = page.getByRole('main').locator('input[name=select]')
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, inLanguage(language, `${ORDERS}?search=${mark}&sort=oldest`))
    await expect(row(page, ids[0] ?? '')).toBeVisible()
    await ticks.nth(1).check()
    await ticks.nth(3).click({ modifiers: ['Shift'] })
    await expect(page.getByText(texts.selection.count(3)).last()).toBeVisible()
    await ticks.nth(2).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(texts.selection.count(2)).last()).toBeVisible()

    // The bar leaves the last row, and what stands below it, to be reached.
    await ticks.last().focus()
    const bar = page.getByRole('region', { name: texts.selection.bar })
    const boxes = await Promise.all([ticks.last().boundingBox(), bar.boundingBox()])
    expect(boxes[0]?.y).toBeLessThan((boxes[1]?.y ?? 0) - (boxes[0]?.height ?? 0))

    // At a phone's foot it stands in the menu's place, and gives it back.
    const menu = page.getByRole('navigation', { name: texts.common.menu })
    expect(boxes[1]?.height).toBeLessThanOrEqual(100)
    expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0)).toBe(844)
    await expect(menu).toBeHidden()
    await button(bar, texts.selection.clear).click()
    await expect(menu).toBeVisible()
    await ticks.last().check()

    await page.getByRole('link', { name: texts.common.page(2) }).click()
    await expect(row(page, ids[5] ?? '')).toBeVisible()
    await expect(bar).toBeHidden()
    await page.goBack()
    await expect(row(page, ids[0] ?? '')).toBeVisible()
    await expect(page.getByRole('main').locator('input[name=select]:checked')).toHaveCount(0)

    await page.getByText(texts.orderList.more(0)).click()
    // Each builds on the one before, though the page has not shown that yet.
    await slowedBy(page, 10, async () => {
      await page.getByLabel(texts.orderList.paid, { exact: true }).selectOption('false')
      await page.getByLabel(texts.orderList.from, { exact: true }).fill('2026-01-01')
      await expect(page).toHaveURL(/paid=false&from=2026-01-01/)
      await page.getByLabel(texts.orderList.method, { exact: true }).selectOption('cod')
      await page.getByLabel(texts.orderList.governorate, { exact: true }).selectOption('cairo')
      await expect(page).toHaveURL(/governorate=cairo/)
    })
    await expect(page.getByText(texts.orderList.more(4))).toBeVisible()
    await expect(row(page, ids[0] ?? '')).toBeVisible()

    const [file] = await Promise.all([page.waitForEvent('download'), button(page, texts.orderList.export).click()])
    expect(file.suggestedFilename()).toMatch(/^orders-20\d\d-\d\d-\d\d\.csv$/)
    const table = await readFile(await file.path(), 'utf8')
    expect(table).toMatch(new RegExp(`^\uFEFF"${texts.orderFile.id}"`))
    expect(table.split('\r\n')).toHaveLength(8)
  })
