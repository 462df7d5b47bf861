import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { button, place } from './support/admin-page.ts'
import { hold } from './support/hold.ts'
import { lookOver, standsStill } from './support/look-over.ts'
import { someone } from './support/person.ts'
import { VIEWS } from './support/sweep.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => {
    localStorage.setItem('bw_access_token', kept)
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
  }, backOffice.browser.token ?? '')
})

async function nothingMoved(page: Page): Promise<void> {
  await page.evaluate(standsStill)
  const { shift } = await page.evaluate(lookOver, [])
  expect(shift).toEqual({ by: 0, of: [] })
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of LANGUAGES)
  for (const view of Object.values(VIEWS)) {
    const where = `in ${language} at ${view.width}`
    test(`letters that come late move nothing, ${where}`, async ({ page, makeProduct }) => {
      await page.setViewportSize(view)
      const mark = 'يوسف سمير عبد الرحمن'
      const wearing = 'كم طويل وهودي وبومبر وهودي بسوستة وبولو من قطن مصري، وخيط أسود يُرى من قريب ولا يُرى من بعيد. '
      const product = await makeProduct({ nameAr: mark, descriptionAr: wearing.repeat(4), materialAr: wearing })
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(2000)
        await route.continue()
      })
      await page.goto(inLanguage(language, `/admin/products/${product.id}`))
      await expect(title(page)).toBeVisible()
      await nothingMoved(page)
    })

    test(`who waits for a size has a line before it is known, ${where}`, async ({ page, makeProduct, backOffice }) => {
      await page.setViewportSize(view)
      const { id } = await makeProduct({ sizes: [{ size: 'M', stock: 0 }] })
      const { email } = someone(language)
      const asked = await backOffice.browser.send('POST', '/api/stock-alerts', { productId: id, size: 'M', email })
      expect(asked.status).toBe(201)
      const demand = await hold(page, '**/api/stock-alerts/demand?*')
      await page.goto(inLanguage(language, `/admin/products/${id}`))
      await expect(title(page)).toBeVisible()
      await expect.poll(demand.count).toBeGreaterThan(0)
      demand.letGo()
      await expect(page.getByText(wordsIn(language).admin.demand.waiting(1))).toBeVisible()
      await nothingMoved(page)
    })

    test(`what was printed says so where there is room, ${where}`, async ({ page, makeProduct }) => {
      const { bulk, prints, selection } = wordsIn(language).admin
      await page.setViewportSize(view)
      const product = await makeProduct()
      const mark = `printed${product.id.slice(-6).toLowerCase()}`
      const ids = [await place(product, mark), await place(product, mark)]
      const printed = (): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('afterprint')))

      await page.goto(inLanguage(language, `/admin/orders?search=${mark}`))
      await page.getByLabel(selection.all(2)).check()
      await button(page, bulk.print(2)).click()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1)
      // What moves in the half second after a press is the press's own.
      await setTimeout(600)
      await printed()
      await expect(page.getByText(prints.slipPrinted)).toHaveCount(2)
      await nothingMoved(page)

      await page.goto(inLanguage(language, `/admin/orders/invoices?ids=${ids.join(',')}`))
      await expect(page.getByRole('article')).toHaveCount(2)
      await printed()
      await expect(page.getByText(wordsIn('en').admin.invoice.copy, { exact: true })).toHaveCount(2)
      await nothingMoved(page)
    })
  }
