import { expect, type Page } from '@playwright/test'
import { notificationLetters } from '#i18n/en/letters/notification.ts'
import { button, place } from './support/admin-page.ts'
import { here } from './support/here.ts'
import { keep } from './support/kept.ts'
import { mailTo } from './support/mail.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const { notifications: texts } = wordsIn('en').admin

test.use({ viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))
test.afterAll(async ({ backOffice }) => {
  const nothing = { orders: 'never', summaryHour: null, language: 'en' }
  await backOffice.browser.send('PUT', '/api/admin/notifications', nothing)
})

test('who asks for it gets a mail about each order, with the way to it', async ({ page, backOffice, makeProduct }) => {
  await open(page, '/admin/notifications')
  await expect(page.getByText(here.owner.email)).toBeVisible()
  await page.getByLabel(texts.fields.orders).selectOption(texts.orderNews.each)
  await page.getByLabel(texts.fields.summaryHour).selectOption('07:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(texts.saved)).toBeVisible()
  const id = await place(await makeProduct())
  const { order } = (await backOffice.browser.get(`/api/admin/orders/${id}`)).body
  const subject = notificationLetters.newOrder(order.sku, money(order.total, 'en'))
  const mail = await mailTo(here.owner.email, subject)
  expect(mail.text).toContain(`${here.url}/admin/orders/${id}`)
  await open(page, new URL(/http\S+\/admin\/orders\/\w+/.exec(mail.text)?.[0] ?? '').pathname)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id.slice(-8))
})

test('what was chosen stands, and what somebody else’s tab chose is told, in Arabic', async ({ page, backOffice }) => {
  const { admin } = wordsIn('ar')
  const arabic = admin.notifications
  const choose = (orders: string) =>
    backOffice.browser.send('PUT', '/api/admin/notifications', { orders, summaryHour: null, language: 'en' })
  await choose('never')
  await open(page, '/ar/admin/notifications')
  await page.getByLabel(arabic.fields.summaryHour).selectOption('08:00')
  await choose('hourly')
  await button(page, admin.form.save).click()
  await expect(page.getByText(admin.forms.staleTitle)).toBeVisible()
  await expect(page.getByLabel(arabic.fields.orders)).toHaveValue('hourly')
  await expect(page.getByLabel(arabic.fields.summaryHour)).toHaveValue('8')
  await button(page, admin.form.save).click()
  await expect(page.getByText(arabic.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(arabic.fields.summaryHour)).toHaveValue('8')
})

/** A browser that asks nobody: what it would show is written down, for all of its tabs. */
const standIn = (page: Page) =>
  page.addInitScript(() => {
    class Shown {
      static permission = localStorage.getItem('permission') ?? 'default'
      static requestPermission() {
        Shown.permission = 'granted'
        localStorage.setItem('permission', 'granted')
        return Promise.resolve('granted')
      }
      constructor(title: string, { body }: { body: string }) {
        const shown = JSON.parse(localStorage.getItem('shown') ?? '[]')
        localStorage.setItem('shown', JSON.stringify([...shown, `${title} ${body}`]))
      }
    }
    Object.assign(window, { Notification: Shown })
  })

test('of two tabs one tells of each order, and when it is closed the other does', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const product = await makeProduct()
  const other = await page.context().newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await standIn(tab)
    await tab.clock.install()
  }
  const shown = (): Promise<string[]> =>
    other.evaluate(() => JSON.parse(localStorage.getItem('shown') ?? '[]') as string[])
  await open(page, '/admin/notifications')
  await expect(page.getByText(texts.permissions.default)).toBeVisible()
  const asked = page.waitForResponse('**/api/admin/arrivals*')
  await button(page, texts.switchOn).click()
  await expect(page.getByText(texts.isOn)).toBeVisible()
  const { last } = await (await asked).json()
  await open(other, '/admin/orders')
  const sample = `${texts.sample} ${texts.sampleText}`
  // An order of somebody else’s may have come in by now.
  expect((await shown())[0]).toBe(sample)

  /** A minute passes in every tab that is open, until as many orders are told as came in: not one of them twice. */
  const expectAllTold = async (): Promise<void> => {
    await expect(async () => {
      for (const tab of tabs) await tab.clock.fastForward(60_000)
      const told = (await shown()).slice(1).reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
      const { count } = (await backOffice.browser.get(`/api/admin/arrivals?after=${last}`)).body
      expect(count).toBeGreaterThan(0)
      expect(told).toBe(count)
    }).toPass({ timeout: 20_000 })
  }
  await place(product)
  await expectAllTold()
  await page.close()
  tabs.shift()
  await place(product)
  await expectAllTold()
  expect((await shown()).filter((text) => text === sample)).toHaveLength(1)
})
