import { expect, type Locator } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { place } from './support/admin-page.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 900 }

test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

/** Of its height, how much is not shown. */
const hiddenOf = (element: Locator): Promise<number> =>
  element.evaluate(({ scrollHeight, clientHeight }) => (clientHeight === 0 ? 0 : scrollHeight - clientHeight))

for (const language of LANGUAGES) {
  test(`the last word of a long name is there in the list and in the grid, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const mark = `Whole${Date.now()}`
    const name = `${mark} varsity jacket with an eight-pointed star, sleeves of another colour and a ribbed hem, in black`
    const nameAr = `${mark} جاكيت فارستي بنجمة ثمانية مطرّزة يدويًا وأكمام بلون مغاير وأطراف مضلّعة مخطّطة، أسود`
    await makeProduct({ name, nameAr })
    await page.setViewportSize(LAPTOP)
    for (const path of ['/admin/products', '/admin/products/stock']) {
      await open(page, inLanguage(language, `${path}?search=${mark}`))
      const link = page.getByRole('row').getByRole('link').filter({ hasText: mark })
      await expect(link).toBeVisible()
      const tops = await link.locator('xpath=descendant-or-self::*').all()
      for (const part of tops) expect(await hiddenOf(part), path).toBeLessThanOrEqual(1)
    }
  })

  test(`the views of parcels begin with a whole word on a phone, and the one that is open is in sight, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    for (const room of ['', '/settlements', '/cash', '/couriers']) {
      await open(page, inLanguage(language, `/admin/parcels${room}`))
      const strip = page.locator('main nav ul').first()
      await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      const cutAtStart = await strip.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        const isRight = document.dir === 'rtl'
        return [...list.children].filter((item) => {
          const place = item.getBoundingClientRect()
          const edge = isRight ? right : left
          return place.left < edge - 1 && place.right > edge + 1
        }).length
      })
      expect(cutAtStart, room).toBe(0)
    }
  })

  test(`the views of parcels point to where there are more of them, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const arrows = (): Promise<boolean[]> =>
      page
        .locator('main nav')
        .first()
        .evaluate((strip) =>
          ['::before', '::after'].map((side) => !['none', 'normal'].includes(getComputedStyle(strip, side).content)),
        )
    await open(page, inLanguage(language, '/admin/parcels'))
    await expect.poll(arrows).toEqual([false, true])
    await open(page, inLanguage(language, '/admin/parcels/couriers'))
    await expect.poll(arrows).toEqual([true, false])
  })

  test(`what is wrong is told above the bar that saves on a phone, in ${language}`, async ({ page, makeProduct }) => {
    const { id } = await makeProduct()
    await page.setViewportSize(PHONE)
    await open(page, inLanguage(language, `/admin/products/${id}`))
    for (const name of ['price', 'discount']) {
      const field = page.locator(`input[name="${name}"]`)
      const before = await field.inputValue()
      await field.fill('-1')
      await page.keyboard.press('Control+s')
      await expect(field).toBeFocused()
      const said = page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`)
      const { y = 0, height = 0 } = (await said.boundingBox()) ?? {}
      const bar = await page.locator('form button[type="submit"]').last().locator('xpath=../..').boundingBox()
      expect(y + height, name).toBeLessThanOrEqual(bar?.y ?? 0)
      await field.fill(before)
    }
  })

  test(`a text that is long is seen whole where it is written, in ${language}`, async ({ page }) => {
    await page.setViewportSize(LAPTOP)
    await open(page, inLanguage(language, '/admin/products/new'))
    const text = page.locator('textarea').first()
    const before = await text.evaluate(({ clientHeight }) => clientHeight)
    await text.fill(Array.from({ length: 12 }, (_, at) => `Line ${at}`).join('\n'))
    expect(await hiddenOf(text)).toBeLessThanOrEqual(1)
    await text.fill('')
    expect(await text.evaluate(({ clientHeight }) => clientHeight)).toBe(before)
  })

  test(`a row that is opened moves no column, in ${language}`, async ({ page, makeProduct }) => {
    await place(await makeProduct())
    await page.setViewportSize(LAPTOP)
    for (const [path, fields] of [
      ['/admin/shipping', 'input'],
      ['/admin/orders', 'select[name="status"]'],
    ] as const) {
      await open(page, inLanguage(language, path))
      const row = page.locator('main tbody tr').first()
      await expect(row).toBeVisible()
      const widths = () =>
        page.locator('main th').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
      const before = await widths()
      const edit = path === '/admin/orders' ? wordsIn(language).admin.order.edit : wordsIn(language).admin.shipping.edit
      await row
        .getByRole('button', { name: new RegExp(`^${edit}`) })
        .first()
        .click()
      await expect(row.locator(fields).first()).toBeFocused()
      expect(await widths(), path).toEqual(before)
    }
  })

  test(`however long a product's name is, its size and quantity stand whole in the list of orders, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const { order } = wordsIn(language).admin
    const mark = `packed${Date.now()}`
    const product = await makeProduct({
      name: `${mark} varsity jacket with an eight-pointed star, sleeves of another colour and a ribbed hem, in black`,
      nameAr: `${mark} جاكيت فارستي بنجمة ثمانية مطرّزة يدويًا وأكمام بلون مغاير وأطراف مضلّعة مخطّطة، أسود`,
    })
    const waiting = await place(product, mark)
    const over = await place(product, mark)
    await backOffice.browser.send('PUT', `/api/orders/${over}/status`, { status: 'cancelled' })
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, inLanguage(language, `/admin/orders?search=${mark}`))
      const packed = page.getByText(order.packed(1, 'M'), { exact: true })
      await expect(packed).toHaveCount(2)
      for (const one of await packed.all()) {
        const [words, room] = await Promise.all([one.boundingBox(), one.locator('..').boundingBox()])
        if (!words || !room) throw new Error('a product is not to be seen')
        expect(words.x, String(width)).toBeGreaterThanOrEqual(room.x - 1)
        expect(words.x + words.width, String(width)).toBeLessThanOrEqual(room.x + room.width + 1)
        expect(words.y + words.height, String(width)).toBeLessThanOrEqual(room.y + room.height + 1)
      }
      // The same drawing in the same place, whatever else there is to do.
      const eyes = [waiting, over].map((id) => page.getByRole('link', { name: order.viewOf(shortId(id)) }))
      const places = await Promise.all(eyes.map((eye) => eye.locator('svg').boundingBox()))
      expect(places[0]?.x, String(width)).toBe(places[1]?.x)
    }
  })

  test(`the names under the chart stand apart on a phone, and within its panel, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, inLanguage(language, '/admin'))
    const chart = page.getByRole('slider')
    await expect(chart).toBeVisible()
    const { names, panel, amounts, plot } = await chart.evaluate((slider) => {
      const edges = (one: Element) => {
        const { left, right } = one.getBoundingClientRect()
        return { left, right }
      }
      const words = [...(slider.parentElement?.querySelectorAll('bdi') ?? [])].filter((one) => one.offsetWidth > 0)
      const below = slider.getBoundingClientRect().bottom
      const isName = (one: Element): boolean => one.getBoundingClientRect().top >= below - 1
      return {
        names: words.filter(isName).map(edges),
        amounts: words.filter((one) => !isName(one)).map(edges),
        panel: edges(slider.closest('section') ?? slider),
        plot: edges(slider),
      }
    })
    expect(names.length).toBeGreaterThan(1)
    for (const [at, { left, right }] of names.entries()) {
      expect(left).toBeGreaterThanOrEqual(panel.left)
      expect(right).toBeLessThanOrEqual(panel.right)
      if (at > 0) expect(left - (names[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(8)
    }
    // The amounts begin the row: in Arabic at its right.
    for (const { left, right } of amounts)
      expect(language === 'ar' ? left - plot.right : plot.left - right).toBeGreaterThanOrEqual(0)
  })
}
