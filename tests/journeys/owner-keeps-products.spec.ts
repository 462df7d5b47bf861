import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { testBrowser } from '../support/browser.ts'
import { picture } from '../support/pictures.ts'
import { button, confirm } from './support/admin-page.ts'
import { colleagueAt } from './support/colleague.ts'
import { here } from './support/here.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

const { admin, shop } = wordsIn('en')
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const statusFor = async (path: string): Promise<number> => (await testBrowser(here.url).get(path)).status

test('a product is kept as a draft, previewed, published, copied and taken out of the shop again', async ({
  page,
  backOffice,
}) => {
  const { form, productState, productDetails, productBulk, catalogue, product: words } = admin
  const name = `Drafted Tee ${Date.now()}`
  const nameAr = `تيشيرت مسودة ${Date.now()}`
  await open(page, '/admin/products/new')
  await page.getByLabel(form.fields.name, { exact: true }).fill(name)
  await page.getByLabel(form.fields.nameAr).fill(nameAr)
  await page.getByLabel(form.fields.price, { exact: true }).fill('410')
  await page.getByLabel(form.fields.category).selectOption({ label: shop.products.categories.Polo })
  await page.getByLabel(form.fields.color).selectOption({ label: shop.products.colors.black })
  await button(page, productState.saveDraft).click()
  await expect(page.getByText(words.created)).toBeVisible()
  await expect(row(page, name)).toContainText(catalogue.statuses.draft)

  await page.getByRole('link', { name: words.editOf(name) }).click()
  const preview = page.getByRole('link', { name: productDetails.previewNamed(name) })
  await expect(preview).toHaveAttribute('href', /^\/preview\/\w{26}$/)
  const id = (await preview.getAttribute('href'))?.split('/').pop() ?? ''
  expect(await statusFor(`/api/products/${id}`)).toBe(404)
  await open(page, `/preview/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(money(410, 'en')).first()).toBeVisible()

  await open(page, `/admin/products?search=${encodeURIComponent(name)}&status=draft`)
  await page.getByLabel(admin.selection.choose(name)).check()
  await button(page, productBulk.publish(1)).click()
  const question = page.getByRole('dialog', { name: form.bareTitle })
  await expect(question.getByRole('link', { name })).toHaveAttribute('href', `/admin/products/${id}#images`)
  await confirm(page, form.bareConfirm)
  await expect(page.getByRole('region', { name: productBulk.done.publish(1) })).toBeFocused()
  expect(await statusFor(`/api/products/${id}`)).toBe(200)

  await open(page, `/admin/products?search=${encodeURIComponent(name)}`)
  await button(page, words.viewOf(name)).click()
  await button(page, productDetails.duplicate).click()
  await expect(page.getByLabel(form.fields.name, { exact: true })).toHaveValue(`${name} (copy)`)
  const copy = /products\/(\w{26})/.exec(page.url())?.[1] ?? ''
  await open(page, `/admin/products?search=${encodeURIComponent(name)}&status=published`)
  await page.getByLabel(admin.selection.choose(name)).check()
  await button(page, productBulk.unpublish(1)).click()
  await confirm(page, productBulk.unpublishConfirm)
  await expect(page.getByRole('region', { name: productBulk.done.unpublish(1) })).toBeFocused()
  expect(await statusFor(`/api/products/${id}`)).toBe(404)
  for (const each of [id, copy]) await backOffice.hide(each)
})

test('prices of several products are seen before they change, and go back together, in Arabic', async ({
  page,
  makeProduct,
}) => {
  const { productBulk: texts, selection, form, product, catalogue, productReviews } = wordsIn('ar').admin
  const stamp = Date.now()
  const [mark, markAr] = [`Priced ${stamp}`, `مسعّر ${stamp}`]
  const products: Product[] = []
  for (const price of [200, 649.95])
    products.push(await makeProduct({ name: `${mark} ${price}`, nameAr: `${markAr} ${price}`, price }))
  await open(page, `/ar/admin/products?search=${encodeURIComponent(mark)}`)
  await page.locator('input[name=select-all]').check()
  await expect(page.getByRole('region', { name: selection.bar })).toBeVisible()
  await button(page, texts.price(2)).click()
  const dialog = page.getByRole('dialog', { name: texts.priceTitle(2) })
  await dialog.getByLabel(texts.value.percent).fill('-١٥')
  await dialog.getByLabel(texts.round).selectOption('5')
  for (const price of [170, 550]) await expect(dialog.getByText(money(price, 'ar'))).toBeVisible()
  await button(page, texts.confirmPrice).click()
  const told = page.getByRole('region', { name: texts.done.price(2) })
  await expect(told).toBeFocused()
  await expect(row(page, `${markAr} 649.95`)).toContainText(money(550, 'ar'))
  await told.getByRole('button', { name: texts.undoNamed(texts.done.price(2)) }).click()
  await expect(page.getByRole('region', { name: texts.done.undo(2) })).toBeFocused()
  await expect(row(page, `${markAr} 649.95`)).toContainText(money(649.95, 'ar'))

  await page.locator('input[name=select-all]').check()
  await button(page, texts.discount(2)).click()
  const percent = page.getByRole('dialog', { name: texts.discountTitle(2) })
  await percent.getByLabel(texts.discountLabel).fill('١٠١')
  await button(percent, texts.confirmDiscount).click()
  await expect(percent.getByText(form.problems.discountRange)).toBeVisible()
  await percent.getByLabel(texts.discountLabel).fill('١٠')
  await expect(percent.getByText(money(180, 'ar'))).toBeVisible()
  await button(percent, texts.confirmDiscount).click()
  await expect(page.getByRole('region', { name: texts.done.discount(2) })).toBeFocused()
  await expect(row(page, `${markAr} 200`)).toContainText(money(180, 'ar'))

  await page.getByLabel(product.category, { exact: true }).selectOption('Hoodies')
  await expect(page.getByText(product.emptyTitle)).toBeVisible()
  await page.getByLabel(product.category, { exact: true }).selectOption('T-Shirts')
  await page.getByText(catalogue.more(0)).click()
  await page.getByLabel(catalogue.discounted, { exact: true }).selectOption({ label: catalogue.isDiscounted })
  await expect(page).toHaveURL(/category=T-Shirts.*discounted=/)
  await button(row(page, `${markAr} 200`), catalogue.reviewsOf(`${markAr} 200`)).click()
  const said = page.getByRole('dialog', { name: productReviews.of(`${markAr} 200`) })
  await expect(said.getByText(productReviews.empty)).toBeVisible()
  await said.getByRole('link', { name: productReviews.manage }).click()
  await expect(page.getByRole('heading', { level: 1, name: wordsIn('ar').admin.review.title })).toBeVisible()
})

test('AD4: pictures are pasted, ordered by drag and cropped; what two change at once is merged field by field', async ({
  page,
  browser,
  backOffice,
  makeProduct,
}) => {
  const { form, images, crop, forms, product: words } = admin
  const product = await makeProduct()
  await open(page, `/admin/products/${product.id}`)
  const png = await picture(1200, 1000).png().toBuffer()
  const items = page.locator('[data-item]')
  await page.locator('input[name="images"]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: png },
    { name: 'two.png', mimeType: 'image/png', buffer: png },
  ])
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, png.toString('base64'))
  await expect(items).toHaveCount(3)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await items.nth(2).getByRole('radio').check()
  await items.nth(2).getByLabel(images.alt).fill('Pasted')
  await page.setViewportSize({ width: 1280, height: 2600 })
  const gripOf = async (at: number) => {
    const { x, y, width, height } = (await items.nth(at).getByTitle(crop.drag).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await gripOf(2)))
  await page.mouse.down()
  await page.mouse.move(...(await gripOf(0)), { steps: 4 })
  await page.mouse.up()
  await expect(items.nth(0).getByLabel(images.alt)).toHaveValue('Pasted')

  await button(page, crop.actionOf(1)).click()
  const frame = page.getByRole('button', { name: crop.frame })
  await frame.press('Shift+ArrowRight')
  await expect(frame).toHaveAccessibleDescription(/from 27% across/)
  await button(page, crop.apply).click()
  await expect(page.getByText(crop.done)).toBeVisible()

  await page.getByLabel(form.fields.price, { exact: true }).fill('333')
  await page.getByLabel(form.stockOf('M'), { exact: true }).fill('20')
  const colleague = await colleagueAt(browser, backOffice, `/admin/products/${product.id}`)
  await colleague.getByLabel(form.fields.nameAr).fill('اسم آخر')
  await colleague.getByLabel(form.stockOf('M'), { exact: true }).fill('4')
  await button(colleague, form.save).click()
  await expect(colleague.getByText(words.updated)).toBeVisible()
  await colleague.context().close()
  await page.getByRole('link', { name: admin.coming.title, exact: true }).click()
  await button(page.getByRole('dialog', { name: form.leaveTitle }), form.stay).click()
  await button(page, form.save).click()
  const notice = page.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(notice).toContainText('اسم آخر')
  await notice
    .getByRole('group', { name: form.stockOf('M') })
    .getByRole('radio', { name: forms.mine })
    .check()
  await button(page, form.save).click()
  await expect(page.getByText(words.updated)).toBeVisible()
  const { body } = await backOffice.browser.get(`/api/products/${product.id}`)
  expect(body.product).toMatchObject({ price: 333, nameAr: 'اسم آخر', sizes: [{ size: 'M', stock: 20 }] })
  const [cover] = body.product.images
  expect([cover.alt, cover.width, cover.height]).toEqual(['Pasted', 800, 1000])
})

for (const language of LANGUAGES)
  test(`who waits for a size is read again with the list, or by a button of its own, in ${language}`, async ({
    page,
  }) => {
    const { common, demand, product } = wordsIn(language).admin
    const away = { success: false, errorCode: 'UNAVAILABLE', message: 'The shop is away.' }
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 503, json: away }))
    const waiting = page.getByRole('status').filter({ hasText: demand.title })
    await fail('**/api/stock-alerts/demand*')
    await fail('**/api/products/admin/all*')
    await open(page, inLanguage(language, '/admin/products'))
    await expect(page.getByRole('alert')).toContainText(product.failed)
    await expect(waiting).toContainText(`${demand.title} ${demand.failed}`)
    await page.unroute('**/api/stock-alerts/demand*')
    await page.unroute('**/api/products/admin/all*')
    await button(page.getByRole('alert'), common.retry).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText(demand.failed)).toBeHidden()

    await fail('**/api/stock-alerts/demand*')
    await page.reload()
    await expect(waiting).toContainText(demand.failed)
    await page.unroute('**/api/stock-alerts/demand*')
    await button(waiting, common.because(common.retry, demand.title)).click()
    await expect(page.getByText(demand.failed)).toBeHidden()
  })
