import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { aPreOrder } from './support/back-office-screens.ts'
import { keep } from './support/kept.ts'
import { overflowOf } from './support/look-over.ts'
import { someone } from './support/person.ts'
import {
  bringToCheckout,
  continueToPayment,
  fillAddress,
  nameOf,
  open,
  payButton,
  placedSku,
} from './support/shopper.ts'
import { test } from './support/test.ts'

const NARROWEST = 320

test.use({ viewport: { width: NARROWEST, height: 640 } })

/** A word that no line of the narrowest phone has room for. */
const LONG = {
  name: 'Waterproof Uncharacteristicallyoverproportionedhoodie',
  nameAr: 'هودي فسيستدرجونكموهاوسيستخرجونكموهامنالبلاد',
}

/** Words that go on in a second line. Runs in the browser, so it stands alone. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

const tooWide = (page: Page) => page.evaluate(overflowOf, NARROWEST)

for (const language of LANGUAGES)
  test(`a product name with a very long word makes no page scroll sideways, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct({ ...LONG, featured: false })
    const name = nameOf(product, language)
    await keep(page, {
      bw_favorites: JSON.stringify([product.id]),
      bw_recent: JSON.stringify([product.id]),
    })
    const search = `?search=${encodeURIComponent(name.split(' ').at(-1) ?? '')}`
    for (const path of [`/products${search}`, '/favorites', `/product/${product.id}`]) {
      await open(page, inLanguage(language, path))
      await expect(page.getByText(name).first()).toBeVisible()
      expect([path, await tooWide(page)]).toEqual([path, { by: 0, of: [] }])
    }
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    expect(await tooWide(page)).toEqual({ by: 0, of: [] })
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    expect(await tooWide(page)).toEqual({ by: 0, of: [] })
    await payButton(page, language).click()
    await placedSku(page, language)
    expect(await tooWide(page)).toEqual({ by: 0, of: [] })
  })

for (const language of LANGUAGES)
  test(`letters of twice the size make no page scroll sideways on a phone, in ${language}`, async ({ page }) => {
    const width = 390
    await page.setViewportSize({ width, height: 844 })
    await open(page, inLanguage(language, '/products'))
    const product = await page.locator('#results a[href*="/product/"]').first().getAttribute('href')
    for (const path of ['/', '/gallery', '/policies', '/verify', new URL(product ?? '', page.url()).pathname]) {
      await open(page, path.startsWith('/ar') ? path : inLanguage(language, path))
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect([path, await page.evaluate(overflowOf, width)]).toEqual([path, { by: 0, of: [] }])
    }
  })

for (const language of LANGUAGES)
  test(`letters of twice the size break no word of home or a product, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(language, '/products?category=Hoodies'))
    const product = await page.locator('#results a[href*="/product/"]').first().getAttribute('href')
    const paths = [inLanguage(language, '/'), new URL(product ?? '', page.url()).pathname]
    for (const width of [390, 1440])
      for (const path of paths) {
        await page.setViewportSize({ width, height: 844 })
        await open(page, path)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect([path, width, await page.evaluate(brokenWords)]).toEqual([path, width, []])
      }
  })

test('a moment goes on in a second line on the narrowest phone, at whatever hour', async ({ page, backOffice }) => {
  await keep(page, { bw_access_token: backOffice.browser.token ?? '' })
  await open(page, inLanguage('ar', `/admin/pre-orders/${await aPreOrder(backOffice)}`))
  const moment = page.locator('dd > time').first()
  await expect(moment).toBeVisible()
  await moment.evaluate(({ lastElementChild: hour }) => hour?.replaceChildren('10:58 م'))
  expect(await tooWide(page)).toEqual({ by: 0, of: [] })
})

test('a list leaves no row unfilled, however many it finds', async ({ page }) => {
  const rows = async (width: number, query: string) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/products?${query}`)
    const list = page.locator('#results > div > ul')
    const [whole, last] = await Promise.all([list.boundingBox(), list.locator('> li:visible').last().boundingBox()])
    const endOf = (box: typeof whole) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(endOf(last), `${query} at ${width}`).toBeCloseTo(endOf(whole), -1)
  }
  for (const color of ['black', 'white'])
    for (const category of ['Jilbab', 'Hoodies', 'T-Shirts', ''])
      await rows(1440, `color=${color}&category=${category}`)
  await rows(1440, 'page=2')
  await rows(390, 'color=white&category=Hoodies')
})
