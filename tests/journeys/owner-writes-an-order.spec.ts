import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { pagesOf } from '../support/pdf.ts'
import { aPhone, button, confirm, place } from './support/admin-page.ts'
import { colleagueAt } from './support/colleague.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const SIZES = [
  { size: 'M', stock: 5 },
  { size: 'L', stock: 5 },
] as const

async function chooseProduct(page: Page, language: Language, name: string): Promise<Locator> {
  const { desk } = wordsIn(language).admin
  await page.getByRole('combobox', { name: desk.add }).fill(name)
  await page.getByRole('option', { name }).click()
  return page.getByRole('group', { name: desk.whichSize(name) })
}

async function addProduct(page: Page, language: Language, name: string): Promise<void> {
  const { desk } = wordsIn(language).admin
  const question = await chooseProduct(page, language, name)
  await question.getByRole('button').first().click()
  await expect(page.getByLabel(desk.sizeOf(name))).toBeVisible()
}

test('an order asked for in a chat is written, in Arabic, and paid by whoever has its link', async ({
  page,
  makeProduct,
  browser,
}) => {
  const { admin } = wordsIn('ar')
  const { desk } = admin
  const nameAr = `قميص ${Date.now()}`
  await makeProduct({ nameAr, price: 250, sizes: [...SIZES] })
  await open(page, inLanguage('ar', '/admin/orders'))
  await page.getByRole('link', { name: desk.new }).click()
  await button(page, desk.create).click()
  await expect(page.getByText(desk.problems.fullNameRequired)).toBeVisible()
  const question = await chooseProduct(page, 'ar', nameAr)
  await button(page, desk.create).click()
  await expect(question.getByText(desk.noSizeProblem)).toBeVisible()
  await expect(question.getByRole('button').first()).toBeFocused()
  await expect(page.getByText(desk.noLinesProblem)).toHaveCount(0)
  await question.getByRole('button').first().click()
  await page.getByLabel(desk.sizeOf(nameAr)).selectOption('L')
  await button(page, desk.increase(nameAr)).click()
  await page.getByLabel(desk.names.name, { exact: true }).fill('منى عادل')
  await page.getByLabel(desk.names.phone, { exact: true }).fill(aPhone())
  await page.getByLabel(desk.names.email, { exact: false }).fill('mona@example.com')
  const governorate = page.getByRole('combobox', { name: desk.names.city })
  await governorate.fill('القاهرة')
  await page.getByRole('option', { name: /^القاهرة/ }).click()
  await page.getByLabel(desk.names.cityName, { exact: true }).fill('مدينة نصر')
  await page.getByLabel(desk.street).fill('3 شارع النصر')
  await page.getByLabel(desk.names.channel).selectOption('whatsapp')
  await page.getByLabel(desk.names.method, { exact: true }).selectOption('card')
  await expect(page.getByText(money(500, 'ar')).first()).toBeVisible()
  await button(page, desk.create).click()
  await confirm(page, desk.create)
  await expect(page.getByRole('heading', { name: desk.desk })).toBeVisible()
  await expect(page.getByText(desk.channels.whatsapp, { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/ar\/admin\/orders$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: desk.desk })).toBeVisible()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = page.waitForResponse(/\/link$/)
  await button(page, desk.copyLink).click()
  await expect(button(page, desk.linkCopied)).toBeVisible()
  const customer = await (await browser.newContext()).newPage()
  const { link } = await (await answer).json()
  await open(customer, new URL(link).pathname)
  await expect(customer).toHaveURL(/\/ar\/order\//)
  await expect(customer.getByText(nameAr).first()).toBeVisible()
  await customer.context().close()
})

test('AD4: an order is edited before it leaves: compared, agreed to, and what a colleague saved meanwhile is not lost', async ({
  page,
  browser,
  makeProduct,
  backOffice,
}) => {
  const { desk, ...admin } = wordsIn('en').admin
  const product = await makeProduct({ sizes: [...SIZES] })
  const added = await makeProduct({ sizes: [...SIZES] })
  const id = await place(product)
  await open(page, `/admin/orders/${id}`)
  await page.getByRole('link', { name: desk.edit }).click()
  await page.getByLabel(desk.sizeOf(product.name)).selectOption('L')
  await addProduct(page, 'en', added.name)
  await page.getByLabel(desk.street).fill('9 Another Street')

  const colleague = await colleagueAt(browser, backOffice, `/admin/orders/${id}/edit`)
  await colleague.getByLabel(desk.names.name, { exact: true }).fill('Mona Sami')
  await colleague.getByLabel(desk.street).fill('7 Their Street')
  await button(colleague, admin.form.save).click()
  await confirm(colleague, desk.save)
  await expect(colleague.getByText(desk.edited)).toBeVisible()
  await colleague.context().close()
  const { order } = (await backOffice.browser.get(`/api/admin/orders/${id}`)).body

  await button(page, admin.form.save).click()
  const notice = page.getByRole('alert').filter({ hasText: admin.forms.staleTitle })
  await expect(notice.getByRole('listitem')).toContainText('Mona Sami')
  await expect(page.getByLabel(desk.names.name, { exact: true })).toHaveValue('Mona Sami')
  const street = notice.getByRole('group', { name: desk.names.address })
  await expect(street).toContainText('7 Their Street')
  await street.getByRole('radio', { name: admin.forms.mine }).check()
  await expect(page.getByLabel(desk.street)).toHaveValue('9 Another Street')
  await button(page, admin.form.save).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /9 Another Street/ })).toBeVisible()
  await expect(dialog.getByText(desk.moreToPay(money(300, 'en')))).toBeVisible()
  await button(dialog, admin.common.cancel).click()
  await expect(page.getByLabel(desk.sizeOf(product.name))).toHaveValue('L')
  await page.keyboard.press('Control+s')
  await dialog.getByLabel(desk.note).fill('She called')
  await confirm(page, desk.save)
  await expect(page.getByText(desk.inHistory, { exact: true })).toHaveCount(2)
  await expect(page.getByText('She called')).toBeVisible()
  await expect(page.getByText('9 Another Street').first()).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: admin.undo.actionOfEdit(shortId(id)) })
    .click()
  await expect(page.getByText(admin.undo.editDone)).toBeVisible()
  const { order: now } = (await backOffice.browser.get(`/api/admin/orders/${id}`)).body
  expect(now.shippingAddress).toMatchObject({ name: 'Mona Sami', address: order.shippingAddress.address })
  expect(now.products).toMatchObject([{ productId: product.id, size: order.products[0].size }])
})

for (const language of LANGUAGES)
  test(`a size that is sold out can't be chosen for a line, but for the one that holds it, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { desk } = wordsIn(language).admin
    const product = await makeProduct({
      nameAr: '',
      sizes: [
        { size: 'M', stock: 1 },
        { size: 'L', stock: 0 },
        { size: 'XL', stock: 4 },
      ],
    })
    const id = await place(product)
    await open(page, inLanguage(language, `/admin/orders/${id}/edit`))
    const sizes = page.getByLabel(desk.sizeOf(product.name))
    const option = (size: string) => sizes.locator(`option[value="${size}"]`)
    await expect(option('L')).toBeDisabled()
    await expect(option('L')).toContainText(desk.sizeGone)
    await sizes.selectOption('XL')
    await expect(option('M')).toBeEnabled()
    await sizes.selectOption('M')
    await open(page, inLanguage(language, '/admin/orders/new'))
    const question = await chooseProduct(page, language, product.name)
    await expect(question.getByRole('button', { name: desk.sizeGone })).toHaveCount(2)
    await question.getByRole('button', { name: /^XL/ }).click()
    await expect(option('L')).toBeDisabled()
    await expect(option('M')).toBeDisabled()
  })

for (const language of LANGUAGES)
  test(`a product whose size nobody has said is work that is not saved, and the sums say so, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { desk, details, form } = wordsIn(language).admin
    const product = await makeProduct({ nameAr: '', sizes: [...SIZES] })
    for (const path of ['/admin/orders/new', `/admin/orders/${await place(product)}/edit`]) {
      await open(page, inLanguage(language, path))
      const question = await chooseProduct(page, language, product.name)
      await expect(page.getByText(desk.sizeMissing(product.name))).toBeVisible()
      await expect(page.getByText(desk.sumsLater)).toBeHidden()
      await expect(page.getByText(form.unsaved(desk.names.lines))).toBeVisible()
      await page.getByRole('link', { name: path.endsWith('new') ? details.back : desk.backToOrder }).click()
      await confirm(page, form.stay)
      await button(page, form.discard).click()
      await expect(question).toBeHidden()
      await expect(page.getByText(desk.sizeMissing(product.name))).toBeHidden()
      await expect(page.getByText(form.unsaved(desk.names.lines))).toBeHidden()
    }
  })

for (const language of LANGUAGES)
  test(`an edit's lines share their edges, and the bar that saves says what it comes to, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { desk, form } = wordsIn(language).admin
    const product = await makeProduct({ nameAr: '', price: 300, sizes: [...SIZES] })
    const other = await makeProduct({ nameAr: '', price: 150, sizes: [{ size: 'XXL', stock: 12 }] })
    const id = await place(product)
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, inLanguage(language, `/admin/orders/${id}/edit`))
      await page.getByRole('combobox', { name: desk.add }).fill(other.name)
      await page.getByRole('option', { name: other.name }).click()
      await expect(page.getByLabel(desk.sizeOf(other.name))).toBeVisible()
      const bar = page.getByRole('button', { name: form.save, exact: true }).locator('xpath=../..')
      await expect(bar).toContainText(money(150, language))
      await expect(bar).toBeInViewport({ ratio: 1 })
      for (const labelOf of [desk.sizeOf, desk.quantity]) {
        const boxes = await Promise.all(
          [product, other].map(({ name }) => page.getByLabel(labelOf(name), { exact: true }).boundingBox()),
        )
        expect(boxes[0]?.x, `${width}`).toBe(boxes[1]?.x)
        expect(boxes[0]?.width, `${width}`).toBe(boxes[1]?.width)
      }
      await button(page, form.discard).click()
    }
  })

test('invoices of many orders are printed, each on a page of its own, in either language, and nothing beside them', async ({
  page,
  makeProduct,
}) => {
  const { admin } = wordsIn('en')
  const product = await makeProduct()
  const mark = `invoice${product.id.slice(-6).toLowerCase()}`
  const ids = [await place(product, mark), await place(product, mark)]
  await open(page, `/admin/orders?search=${mark}`)
  await page.getByLabel(admin.selection.all(2)).check()
  await page.getByRole('link', { name: admin.invoice.link(2) }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const english = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(english).toHaveLength(2)
  // A line that is broken has no space at its end.
  const solid = (text: string): string => text.replaceAll(' ', '')
  for (const text of english) {
    expect(solid(text)).toContain(solid(admin.invoice.taxes))
    expect(solid(text)).toContain(solid(product.name))
    expect(text).not.toContain(admin.common.shell)
    expect(text).not.toContain(admin.invoice.print)
  }
  await page.getByLabel(admin.invoice.language).selectOption('ar')
  await expect(page.getByRole('article').first()).toHaveAttribute('dir', 'rtl')
  const arabic = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(arabic).toHaveLength(ids.length)
  // The letter in the middle of الطلب has the shape of the middle: letters that are not joined stand alone.
  for (const text of arabic) expect(text).toContain('\uFEC4')
})
