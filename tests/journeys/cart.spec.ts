import { expect, type Page } from '@playwright/test'
import type { CartItem } from '#cart/cart.ts'
import { inWords } from '#catalog/product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { keep, lineOf } from './support/kept.ts'
import { addToCart, alive, chooseGovernorate, drawer, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

/** On a page with a cart to open, which the shop has then been asked about. */
async function openCart(page: Page, items: CartItem[], language: Language) {
  await keep(page, { bw_cart: JSON.stringify(items) })
  await open(page, inLanguage(language, '/guest-track'))
  const { cart } = wordsIn(language).shop
  const checked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/validate'))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/validate'))
  await page.getByRole('button', { name: cart.button(items.reduce((sum, { quantity }) => sum + quantity, 0)) }).click()
  await Promise.race([checked, failed])
  return drawer(page, language)
}

const keptCart = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bw_cart') ?? '[]'))

for (const language of LANGUAGES) {
  const { cart: words, products } = wordsIn(language).shop

  test(`the shop is asked before a quantity changes; if it says no, nothing does, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const product = await makeProduct({ sizes: [{ size: 'M', stock: 3 }] })
    const cart = await openCart(page, [lineOf(product)], language)
    const name = nameOf(product, language)
    const quantity = cart.getByLabel(words.quantity(name))
    const more = cart.getByRole('button', { name: words.increase(name) })
    await more.click()
    await expect(cart.getByRole('status').filter({ hasText: words.nowHas(2, money(600, language)) })).toBeAttached()
    await expect(quantity).toHaveValue('2')
    await expect(more).toBeFocused()

    await quantity.fill('٩')
    await quantity.press('Enter')
    await expect(cart.getByRole('alert').filter({ hasText: words.onlyLeft(3) })).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await expect(quantity).toBeFocused()

    await backOffice.change(product.id, { sizes: [{ size: 'M', stock: 1 }] })
    await more.click()
    await expect(cart.getByRole('alert').filter({ hasText: words.onlyLeft(1) })).toBeVisible()
    await expect(quantity).toHaveValue('2')
    expect(await keptCart(page)).toMatchObject([{ quantity: 2, price: 300 }])
  })

  test(`a price that changed is taken over and told once, old and new, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const product = await makeProduct()
    const cart = await openCart(page, [lineOf(product)], language)
    await backOffice.change(product.id, { price: 345.5 })
    const name = nameOf(product, language)
    await cart.getByRole('button', { name: words.increase(name) }).click()
    const told = cart.getByText(wordsIn(language).checkout.changes.price(money(300, language), money(345.5, language)))
    await expect(told).toBeVisible()
    await expect(cart.getByText(money(691, language)).first()).toBeVisible()
    await cart.getByRole('button', { name: words.increase(name) }).click()
    await expect(cart.getByText(money(1036.5, language)).first()).toBeVisible()
    await expect(told).toBeHidden()
  })

  test(`a piece that has left the shop says so, and nothing else, in ${language}`, async ({ page, backOffice }) => {
    const product = await backOffice.makeProduct({ sizes: [{ size: 'M', stock: 10 }] })
    await backOffice.hide(product.id)
    const cart = await openCart(page, [lineOf(product)], language)
    const line = cart.getByRole('listitem')
    await expect(line.getByRole('alert')).toContainText(nameOf(product, language))
    await expect(line.getByText(wordsIn(language).cart.notSoldAnyMore, { exact: true })).toBeVisible()
    await expect(line).not.toContainText(products.outOfStock)
  })

  test(`the drawer slides away whole: nothing of it is seen through, in ${language}`, async ({ page, makeProduct }) => {
    const product = await makeProduct()
    const cart = await openCart(page, [lineOf(product)], language)
    await expect.poll(() => cart.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
    const moved = await cart.evaluate(async (each) => {
      each.querySelector<HTMLElement>('[aria-label]')?.closest('dialog')?.requestClose()
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
      return each
        .getAnimations({ subtree: true })
        .map(({ effect }) => (effect instanceof KeyframeEffect && !effect.pseudoElement ? effect.getKeyframes() : []))
        .flatMap((frames) => frames.flatMap((frame) => Object.keys(frame)))
    })
    expect(moved).toContain('translate')
    expect(moved).not.toContain('opacity')
  })

  test(`a line at 0 goes, and comes back for as long as the undo stands, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const [one, other] = [await makeProduct(), await makeProduct({ name: 'Black Tee to Stay', nameAr: '' })]
    const cart = await openCart(page, [lineOf(one), lineOf(other)], language)
    await page.clock.install()
    const removed = words.removeNamed(nameOf(one, language), products.sizeOf('M'))
    await cart
      .getByLabel(words.quantity(nameOf(one, language)), { exact: true })
      .first()
      .fill('0')
    await page.keyboard.press('Enter')
    const undo = cart.getByRole('button', { name: words.undoNamed(nameOf(one, language), products.sizeOf('M')) })
    await expect(undo).toBeFocused()
    await expect(cart.getByRole('heading', { level: 2 })).toHaveText(`${words.title}: ${words.items(1)}`)
    await undo.click()
    await expect(cart.getByRole('button', { name: removed }).first()).toBeFocused()
    expect((await keptCart(page)).map(({ productId }) => productId)).toEqual([one.id, other.id])

    // Minus at 1 takes it out too.
    await cart.getByRole('button', { name: removed }).last().click()
    await expect(undo).toBeFocused()
    // The clock goes on by itself too, while this looks.
    await page.clock.fastForward(4000)
    await expect(undo).toBeVisible()
    await page.clock.fastForward(4000)
    await expect(undo).toBeHidden()
    await expect(cart.getByRole('listitem')).toHaveCount(1)
  })

  test(`opened again, the cart is held against the shop: what needs help comes first, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const good = await makeProduct({ name: 'Black Tee to Stay', nameAr: '' })
    const few = await makeProduct({ name: 'Black Tee of Few', nameAr: '', sizes: [{ size: 'M', stock: 2 }] })
    const out = await makeProduct({ name: 'Black Tee Sold Out', nameAr: '', sizes: [{ size: 'M', stock: 0 }] })
    const cart = await openCart(page, [lineOf(good), lineOf(few, { quantity: 4 }), lineOf(out)], language)
    const lines = cart.getByRole('listitem')
    await expect(lines).toHaveText([new RegExp(few.name), new RegExp(out.name), new RegExp(good.name)])
    await expect(lines.nth(1)).toContainText(products.outOfStock)
    // The sold-out one counts for nothing, and of the few there are two.
    await expect(cart.getByRole('heading', { level: 2 })).toHaveText(`${words.title}: ${words.items(6)}`)
    const whole = cart.getByText(words.totalOpen, { exact: true })
    const part = cart.getByText(words.totalOf(3, 6), { exact: true })
    await expect(part.locator('..')).toContainText(money(900, language))
    await expect(whole).toBeHidden()
    await expect(lines.first()).toContainText(words.counted(2, 4))

    await lines
      .first()
      .getByRole('button', { name: words.changeTo(2) })
      .click()
    await expect(cart.getByLabel(words.quantity(few.name))).toHaveValue('2')
    await expect(cart.getByLabel(words.quantity(few.name))).toBeFocused()
    await expect(lines.first()).toContainText(few.name)
    await lines.nth(1).getByRole('button', { name: words.remove, exact: true }).last().click()
    await expect(cart.getByRole('button', { name: words.undoNamed(out.name, products.sizeOf('M')) })).toBeFocused()
    await expect(cart.getByText(money(900, language)).first()).toBeVisible()
    await expect(whole).toBeVisible()
    await expect(part).toBeHidden()
  })

  test(`an empty cart leads to both colors, and to what is saved, in ${language}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('bw_favorites', '["01ARZ3NDEKTSV4RRFFQ69G5FAV"]'))
    await open(page, inLanguage(language, '/guest-track'))
    await page.getByRole('button', { name: words.button(0) }).click()
    const cart = drawer(page, language)
    await expect(cart.getByText(words.emptyText)).toBeVisible()
    for (const [name, path] of [
      [words.black, '/products?color=black'],
      [words.white, '/products?color=white'],
      [words.toFavorites, '/favorites'],
    ] as const)
      await expect(cart.getByRole('link', { name, exact: true })).toHaveAttribute('href', inLanguage(language, path))
  })

  test(`a cart that can’t be read is said to be so, once, in ${language}`, async ({ page }) => {
    await keep(page, { bw_cart: '{"broken' })
    await page.goto(inLanguage(language, '/guest-track'))
    const told = page.getByText(words.damagedCart)
    await expect(told).toBeVisible()
    await expect(page.getByRole('button', { name: words.button(0) })).toBeVisible()
    await page.reload()
    await alive(page)
    await page.getByRole('button', { name: words.button(0) }).click()
    await expect(drawer(page, language)).toBeVisible()
    await expect(told).toBeHidden()
  })

  test(`a shop that does not answer leaves the cart as it is, and says so, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct()
    await page.route('**/api/cart-validation/*', (route) => route.abort())
    const cart = await openCart(page, [lineOf(product)], language)
    await expect(cart.getByRole('alert').filter({ hasText: words.cartNotChecked })).toBeVisible()
    await cart.getByRole('button', { name: words.increase(nameOf(product, language)) }).click()
    await expect(cart.getByRole('alert').filter({ hasText: words.itemNotChecked })).toBeVisible()
    expect(await keptCart(page)).toMatchObject([{ quantity: 1, price: 300 }])
    await page.unroute('**/api/cart-validation/*')
    await cart.getByRole('button', { name: words.checkAgain }).click()
    await expect(cart.getByText(words.cartNotChecked)).toBeHidden()
  })

  test(`what delivery costs is waited for in sight, and told when it is here, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { delivery } = wordsIn(language).shop
    // What comes then comes in another month: so many words as there can be.
    await page.clock.setFixedTime('2026-09-29T10:00:00Z')
    const giza = { id: 'giza', name: 'Giza', nameAr: 'الجيزة' }
    const place = inWords(language, giza.name, giza.nameAr)
    await keep(page, { bw_governorate: JSON.stringify(giza) })
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\/api\/shipping(\?.*)?$/, async (route) => {
      await asked
      await route.continue()
    })
    const cart = await openCart(page, [lineOf(await makeProduct())], language)
    const row = cart.getByRole('term').filter({ hasText: delivery.toPlace(place) })
    await expect(row).toBeVisible()
    await expect(cart.getByRole('definition').filter({ hasText: '…' })).toHaveCount(2)
    const before = await row.boundingBox()
    answer()
    await expect(cart.getByRole('definition').filter({ hasText: '…' })).toHaveCount(0)
    await expect(cart.locator('dl > [aria-live="polite"]')).toContainText(money(50, language))
    expect((await row.boundingBox())?.y).toBe(before?.y)
  })

  test(`where to deliver is asked in front of the cart, which stays open whatever is answered, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { delivery } = wordsIn(language).shop
    const cart = await openCart(page, [lineOf(await makeProduct())], language)
    const question = page.getByRole('dialog', { name: delivery.where })
    const ask = cart.getByRole('button', { name: delivery.choose })
    const leave = [
      () => page.keyboard.press('Escape'),
      // Beside the window, high up.
      () => page.mouse.click(195, 8),
      () => question.getByRole('button', { name: delivery.close }).click(),
    ]
    for (const how of leave) {
      await ask.click()
      await expect(question).toBeVisible()
      await how()
      await expect(question).toBeHidden()
      await expect(ask).toBeFocused()
      await expect(cart).toBeVisible()
    }

    await ask.click()
    await chooseGovernorate(question, 'alexandria', language)
    await expect(question).toBeHidden()
    await expect(cart.getByText(delivery.toPlace(inWords(language, 'Alexandria', 'الإسكندرية')))).toBeVisible()
    await expect(cart.getByText(delivery.days(2, 4))).toBeVisible()
    await expect(cart.getByRole('button', { name: delivery.changeGovernorate })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
  })
}

test('the page behind an open cart stands still, and is where it was when the cart closes', async ({ page }) => {
  const { id, sizes } = await plentifulProduct('color=white')
  await open(page, `/product/${id}`)
  await addToCart(page, sizes.find(({ stock }) => stock >= 4)?.size ?? 'M', 'en')
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 400))
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.getByRole('button', { name: /^Cart, / }).click()
  await page.mouse.move(1000, 400)
  await page.mouse.wheel(0, 600)
  await expect(drawer(page, 'en')).toBeVisible()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(drawer(page, 'en')).toBeHidden()
  expect(await scrolled()).toBe(before)
})

test('two tabs have one cart', async ({ page, context, makeProduct }) => {
  const product = await makeProduct()
  await open(page, '/guest-track')
  const other = await context.newPage()
  await open(other, `/product/${product.id}`)
  await addToCart(other, 'M', 'en')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await drawer(page, 'en')
    .getByRole('button', { name: wordsIn('en').shop.cart.removeNamed(product.name, 'Size M') })
    .first()
    .click()
  await expect(other.getByRole('button', { name: 'Cart, empty', includeHidden: true })).toBeAttached()
})
