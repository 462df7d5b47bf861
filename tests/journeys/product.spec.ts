import { expect, type Locator, type Page } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { governorate } from '#shipping/governorates.ts'
import { plentifulProduct } from './support/back-office.ts'
import { standsStill } from './support/look-over.ts'
import { addToCart, alive, chooseGovernorate, drawer, goOnAsGuest, open, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const openProduct = (page: Page, { id }: Pick<Product, 'id'>, language: Language): Promise<void> =>
  open(page, inLanguage(language, `/product/${id}`))

const pictures = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: wordsIn(language).product.pictures })

/** A finger that goes so far from the middle of this, in ten steps. */
async function swipe(page: Page, target: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10)
  await send('touchEnd', 1)
}

const expectPicture = (page: Page, at: number, of: number, language: Language): Promise<void> =>
  expect(pictures(page, language).getByRole('status').first()).toHaveText(wordsIn(language).product.pictureOf(at, of))

for (const language of LANGUAGES) {
  const { product: words, shop, sizes, waiting } = wordsIn(language)

  test.describe(`on a phone, in ${language}`, () => {
    test.use(PHONE)

    test('a finger turns the pictures by 50 pixels and more, and scrolls the page as ever', async ({ page }) => {
      const product = await plentifulProduct('color=black')
      const count = product.images.length
      const onward = language === 'ar' ? 1 : -1
      await openProduct(page, product, language)
      const strip = pictures(page, language).getByRole('list').first()
      await swipe(page, strip, { x: 45 * onward, y: 0 })
      await expectPicture(page, 1, count, language)
      await swipe(page, strip, { x: 70 * onward, y: 0 })
      await expectPicture(page, 2, count, language)
      await expect
        .poll(() => strip.evaluate((list) => Math.round(Math.abs(list.scrollLeft) / list.clientWidth)))
        .toBe(1)
      await swipe(page, strip, { x: -70 * onward, y: 0 })
      await expectPicture(page, 1, count, language)
      await swipe(page, strip, { x: 60 * onward, y: -200 })
      await expectPicture(page, 1, count, language)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      for (let at = 1; at <= count; at += 1)
        await expect(page.getByRole('link', { name: words.showPicture(at), exact: true })).toBeVisible()
    })
  })

  test(`the pictures are turned by keys and looked at closely, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=white')
    const count = product.images.length
    const [on, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await openProduct(page, product, language)
    await page.getByRole('link', { name: words.enlarge(1, count) }).focus()
    await page.keyboard.press(on)
    await expectPicture(page, 2, count, language)
    await expect(page.getByRole('link', { name: words.enlarge(2, count) })).toBeFocused()
    await page.keyboard.press('Enter')

    const lightbox = page.getByRole('dialog', { name: words.pictures })
    const counter = lightbox.getByRole('status')
    await expect(counter).toHaveText(words.pictureOf(2, count))
    await page.keyboard.press(back)
    await expect(counter).toHaveText(words.pictureOf(1, count))
    await lightbox.getByRole('button', { name: words.previousPicture }).click()
    await expect(counter).toHaveText(words.pictureOf(count, count))

    const image = lightbox.getByRole('img')
    const scale = () => image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
    await lightbox.dblclick({ position: { x: 195, y: 400 } })
    await expect.poll(scale).toBe(2.5)
    await lightbox.getByRole('button', { name: words.zoom }).click()
    await expect.poll(scale).toBe(1)
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(page.getByRole('link', { name: words.enlarge(count, count) })).toBeFocused()
  })

  test(`a size is chosen by the shopper alone, and a sold-out one goes into no cart, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct({
      sizes: [
        { size: 'S', stock: 7 },
        { size: 'M', stock: 3 },
        { size: 'L', stock: 0 },
      ],
    })
    await openProduct(page, product, language)
    const main = page.getByRole('main')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await main.getByRole('button', { name: words.chooseSize }).first().click()
    await expect(main.getByRole('alert').filter({ hasText: words.chooseSize })).toBeVisible()
    await expect(page.locator('input[name="size"]').first()).toBeFocused()

    await expect(sizeButton(page, 'L')).toContainText(words.outOfStockMark)
    await expect(sizeButton(page, 'L')).toHaveAttribute('title', words.outOfStockName('L'))
    const soldOut = page.getByRole('radio', { name: words.outOfStockName('L') })
    await soldOut.focus()
    await page.keyboard.press('Space')
    await expect(soldOut).toBeChecked()
    await expect(main.getByText(words.sizeOutOfStock('L'))).toBeVisible()
    await expect(main.getByRole('button', { name: waiting.tellWhenBack('L') })).toBeVisible()
    await expect(main.getByRole('button', { name: words.add, exact: true })).toHaveCount(0)

    await page.evaluate(() => scrollTo(0, 120))
    const before = await page.evaluate(() => scrollY)
    await sizeButton(page, 'M').click()
    await expect(page.getByText(shop.products.lastPieces(3))).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await sizeButton(page, 'S').click()
    await expect(page.getByText(shop.products.lastPieces(3))).toBeHidden()

    // Whoever comes from Google or Meta has chosen it there.
    await open(page, inLanguage(language, `/product/${product.id}?size=M`))
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  })

  test(`no more is added than there is, and the shopper is told how many, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct({ sizes: [{ size: 'M', stock: 2 }] })
    await openProduct(page, product, language)
    await addToCart(page, 'M', language)
    await drawer(page, language).getByRole('button', { name: shop.cart.close }).click()
    const quantity = page.getByLabel(words.quantity, { exact: true })
    await quantity.fill('٥')
    await quantity.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: shop.cart.onlyLeft(2) })).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await expect(quantity).toBeFocused()
    await expect(page.getByRole('button', { name: words.more, exact: true })).toBeDisabled()
    await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: shop.cart.cannotAdd(2, 1) })).toBeVisible()
    await expect(page.getByRole('button', { name: shop.cart.button(1) })).toBeVisible()
  })

  test(`the size chart tells real measures in both units, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('category=Hoodies')
    await openProduct(page, product, language)
    await page.getByRole('button', { name: words.sizeChart }).click()
    const chart = page.getByRole('dialog', { name: words.sizeChart })
    await expect(chart.getByRole('heading', { level: 2 })).toBeFocused()
    const chest = chart.getByRole('row', { name: /^M / }).getByRole('cell').first()
    await expect(chest).toHaveText('54')
    await chart.getByRole('radio', { name: sizes.units.inch }).check({ force: true })
    await expect(chest).toHaveText('21.25')
    for (const { name, how } of sizes.top) await expect(chart.getByText(how), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words.sizeChart, exact: true })).toBeFocused()
  })

  test(`where to deliver is asked once and known everywhere, in ${language}`, async ({ page, context }) => {
    const { delivery } = shop
    const { checkout } = wordsIn(language)
    const product = await plentifulProduct('color=black')
    const nameOf = (id: string): string => {
      const { name = '', nameAr = '' } = governorate(id) ?? {}
      return inWords(language, name, nameAr)
    }
    await openProduct(page, product, language)
    const main = page.getByRole('main')
    await expect(main.getByText(delivery.from(money(50, language)))).toBeVisible()
    await main.getByRole('button', { name: delivery.choose }).click()
    const picker = page.getByRole('dialog', { name: delivery.where })
    await picker.getByRole('combobox').fill('قاه')
    await expect(picker.getByRole('option')).toHaveText([new RegExp(nameOf('cairo'))])
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(main.getByText(delivery.to(nameOf('cairo'), money(50, language)))).toBeVisible()
    await expect(main.getByText(delivery.days(1, 2))).toBeVisible()

    const other = await context.newPage()
    await openProduct(other, product, language)
    await expect(other.getByText(delivery.to(nameOf('cairo'), money(50, language)))).toBeVisible()
    await other.getByRole('main').getByRole('button', { name: delivery.changeGovernorate }).click()
    await chooseGovernorate(other, 'aswan', language)
    await expect(main.getByText(delivery.to(nameOf('aswan'), money(80, language)))).toBeVisible()
    await other.close()

    await addToCart(page, product.sizes.find(({ stock }) => stock >= 4)?.size ?? 'M', language)
    const cart = drawer(page, language)
    await expect(cart.getByText(delivery.toPlace(nameOf('aswan')))).toBeVisible()
    await expect(cart.getByText(money(product.finalPrice + 80, language))).toBeVisible()
    await cart.getByRole('link', { name: shop.cart.checkout }).click()
    const field = page.getByRole('combobox', { name: checkout.shipping.city })
    await expect(field).toHaveValue(nameOf('aswan'))
    await chooseGovernorate(page, 'shamal-sina', language)
    await expect(field).toHaveAccessibleDescription(checkout.fee.notConfigured(nameOf('shamal-sina')))
    await openProduct(page, product, language)
    await expect(main.getByText(delivery.notConfigured(nameOf('shamal-sina')))).toBeVisible()
  })

  test(`what was looked at is kept in this browser until it is cleared, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const [first, second] = [await makeProduct({ name: 'First Tee', nameAr: '' }), await makeProduct()]
    await openProduct(page, first, language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openProduct(page, second, language)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const recent = page.getByRole('region', { name: words.recent })
    await expect(recent.getByRole('link')).toHaveText([new RegExp(first.name)])
    await recent.getByRole('button', { name: words.clearRecent }).click()
    await expect(recent).toBeHidden()
    await page.reload()
    await alive(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(recent).toBeHidden()
  })
}

test('a click while a piece is being added adds nothing more', async ({ page, makeProduct }) => {
  const product = await makeProduct()
  await openProduct(page, product, 'en')
  await sizeButton(page, 'M').click()
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsIn('en').product.add })
    .first()
    .dblclick()
  await goOnAsGuest(page, drawer(page, 'en'), 'en')
  await expect(drawer(page, 'en').getByRole('heading', { level: 2 })).toHaveText('Cart: 1 item')
})

test('the second click of a double click does not close what the first one opened', async ({ page, makeProduct }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProduct(page, await makeProduct(), 'en')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: wordsIn('en').product.sizeChart }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.move(1400, 880)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.evaluate(standsStill)
  await expect(dialog).toBeVisible()
  await page.mouse.click(1400, 880)
  await expect(dialog).toBeHidden()
})

test('a page is passed on by its address', async ({ page, context, makeProduct }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = await makeProduct()
  await openProduct(page, product, 'en')
  const share = page.getByRole('region', { name: wordsIn('en').product.share })
  const address = new URL(`/product/${product.id}`, page.url()).href
  await share.getByRole('button', { name: wordsIn('en').product.shareOn.copy }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const link = new URL((await share.getByRole('link').getAttribute('href')) ?? '')
  expect([link.host, link.searchParams.get('text')]).toEqual(['wa.me', `${product.name} ${address}`])
})

test('what the browser does not copy is told, in both languages', async ({ page, makeProduct }) => {
  // As on a page without https.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const product = await makeProduct()
  for (const language of LANGUAGES) {
    const words = wordsIn(language)
    await openProduct(page, product, language)
    const share = page.getByRole('region', { name: words.product.share })
    await share.getByRole('button', { name: words.product.shareOn.copy }).click()
    await expect(share.getByRole('button', { name: words.shop.shell.notCopied })).toBeVisible()
  }
})
