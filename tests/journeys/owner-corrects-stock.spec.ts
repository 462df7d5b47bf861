import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage } from '#lib/language.ts'
import { button, place } from './support/admin-page.ts'
import { stockOf } from './support/back-office.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { stock, stockBook, forms } = wordsIn('en').admin

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const cell = (page: Page, size: string, { name }: Product) => page.getByLabel(stock.sizeOf(size, name), { exact: true })
const sizes = [
  { size: 'M' as const, stock: 10 },
  { size: 'L' as const, stock: 4 },
]

type Make = (given: Partial<Product>) => Promise<Product>

/** As the grid has them: the newest first. */
async function makeMany(make: Make, count: number): Promise<{ mark: string; products: Product[] }> {
  const mark = `Corrected${Date.now()}`
  const products: Product[] = []
  for (let at = 0; at < count; at += 1)
    products.unshift(await make({ name: `${mark} ${at}.`, nameAr: `قميص مصحّح ${at}`, sizes }))
  return { mark, products }
}

test('ten stocks are corrected in at most 12 actions; orders in between stay sold, what is refused stays with its reason', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { mark, products } = await makeMany(makeProduct, 10)
  const [first, second, third] = products
  if (!first || !second || !third) throw new Error('no products')
  let actions = 0
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    actions += 1
    await action()
  }
  await act(() => open(page, `/admin/products/stock?search=${mark}`))
  await cell(page, 'M', first).focus()
  for (const at of products.keys())
    await act(async () => {
      await page.keyboard.type(at === 0 ? '١٢' : at === 1 ? '+5' : `${20 + at}`)
      await page.keyboard.press('Enter')
    })
  await expect(page.getByText(stock.changed(10, 10))).toBeVisible()
  // While they were typed, a shopper bought one of the first, and a colleague counted the third.
  await place(first)
  await backOffice.change(third.id, { sizes: [{ size: 'M', stock: 7 }] })
  await act(() => page.keyboard.press('Control+s'))
  expect(actions).toBeLessThanOrEqual(12)

  const outcome = page.getByRole('region', { name: stock.saved(9) })
  await expect(outcome).toContainText(stock.merged(`${first.name} M`, { was: 10, now: 9, stock: 11 }))
  await expect(cell(page, 'M', third)).toHaveValue('22')
  const met = page.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(met).toContainText(stock.contested(1))
  await expect(met).toBeFocused()
  expect([await stockOf(first.id), await stockOf(second.id), await stockOf(third.id)]).toMatchObject([
    { M: 11, L: 4 },
    { M: 15, L: 4 },
    { M: 7 },
  ])

  await page.getByRole('link', { name: stock.back }).click()
  await button(page, wordsIn('en').admin.form.stay).click()
  // A choice comes before saving.
  await button(page, stock.save).click()
  await expect(page.getByText(forms.chooseFirst)).toBeVisible()
  const choice = page.getByRole('group', { name: stock.sizeOf('M', third.name), exact: true })
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await choice.getByRole('radio', { name: `${stock.whose.theirs} 7` }).check()
  await expect(cell(page, 'M', third)).toHaveValue('7')
  await choice.getByRole('radio', { name: `${stock.whose.mine} 22` }).check()
  await button(page, stock.save).click()
  await expect(page.getByText(stock.saved(1)).first()).toBeVisible()
  await expect(met).toHaveCount(0)
  expect(await stockOf(third.id)).toMatchObject({ M: 22 })

  await page.getByRole('link', { name: stock.bookOf(first.name) }).click()
  const rows = page.getByRole('row').filter({ hasText: first.sku })
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText(stockBook.kinds.counted)
  await button(page, stockBook.change).click()
  const dialog = page.getByRole('dialog', { name: stockBook.change })
  await expect(dialog.getByLabel(stockBook.sku)).toHaveValue(first.sku)
  await dialog.getByLabel(stockBook.size).selectOption('L')
  await dialog.getByLabel(stockBook.direction).selectOption('out')
  await dialog.getByLabel(stockBook.amount).fill('3')
  await button(dialog, stockBook.book).click()
  await expect(dialog.getByText(stockBook.problems.reason)).toBeVisible()
  await dialog.getByLabel(stockBook.reason).selectOption('damaged')
  await button(dialog, stockBook.book).click()
  await expect(page.getByText(stockBook.booked('L', 1))).toBeVisible()
  await expect(rows.first()).toContainText(stockBook.kinds.damaged)
  await page.getByLabel(stockBook.kind, { exact: true }).selectOption('counted')
  await expect(rows.first()).toContainText(stockBook.kinds.counted)
  await page.getByLabel(stockBook.size, { exact: true }).selectOption('L')
  await expect(page.getByText(stockBook.emptyTitle)).toBeVisible()
})

test('AD4: a product that a colleague changed is led to from another page, one that they deleted is dropped', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const mark = `Met${Date.now()}`
  const first = await makeProduct({ name: `${mark} 1`, sizes })
  const second = await backOffice.makeProduct({ name: `${mark} 2`, sizes })
  await open(page, `/admin/products/stock?search=${mark}`)
  await cell(page, 'M', first).fill('21')
  await cell(page, 'M', second).fill('22')
  await page.getByLabel(stock.search).fill('nothing like it')
  await expect(page.getByText(stock.elsewhere(2))).toBeVisible()
  await backOffice.change(first.id, { sizes: [{ size: 'M', stock: 7 }] })
  expect((await backOffice.browser.send('DELETE', `/api/products/${second.id}`)).status).toBe(200)
  await page.keyboard.press('Control+s')

  const met = page.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(met).toContainText(stock.unread(1))
  await page
    .getByRole('alert')
    .filter({ hasText: stock.gone(second.name) })
    .getByRole('button')
    .click()
  await expect(page.getByText(stock.gone(second.name))).toHaveCount(0)
  await met.getByRole('link', { name: first.name }).click()
  const choice = page.getByRole('group', { name: stock.sizeOf('M', first.name), exact: true })
  await choice.getByRole('radio', { name: `${stock.whose.theirs} 7` }).check()
  await expect(met).toHaveCount(0)
  await expect(button(page, stock.save)).toHaveCount(0)
  expect(await stockOf(first.id)).toMatchObject({ M: 7 })
})

/** A line for such a file, of a product that it has not: what is not said of it is empty. */
function newRow<Column extends string>(
  file: string,
  columns: Record<Column, string>,
  values: Partial<Record<Column, string>>,
) {
  const named = new Map(
    Object.entries<string | undefined>(values).map(([column, value]) => [columns[column as Column], value]),
  )
  const [header = ''] = file.replace('\uFEFF', '').split('\r\n')
  const cells = [...header.matchAll(/"([^"]*)"/g)].map(([, name = '']) => `"${named.get(name) ?? ''}"`)
  return `${cells.join()}\r\n`
}

test('products leave as a file, come back changed, and are shown row by row before they are saved, in ar', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { mark, products } = await makeMany(makeProduct, 2)
  const { productFile, form } = wordsIn('ar').admin
  await open(page, inLanguage('ar', `/admin/products/stock?search=${mark}`))
  const leaving = page.waitForEvent('download')
  await button(page, productFile.export).click()
  const file = await readFile(await (await leaving).path(), 'utf8')
  expect(file.startsWith('\uFEFF')).toBe(true)
  const values = {
    name: `${mark} new`,
    nameAr: 'معطف جديد',
    price: '٩٩',
    color: productFile.colors.white,
    category: 'Hoodies',
  }
  const changed = file
    .replace('"10"', '"13"')
    .replace(`${mark} 1.`, `${mark} =1+1`)
    .concat(newRow(file, productFile.columns, values))

  await open(page, inLanguage('ar', '/admin/products/import'))
  await button(page, productFile.check).click()
  await expect(page.getByText(productFile.choose)).toBeVisible()
  await page
    .getByLabel(productFile.file)
    .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from('x') })
  await button(page, productFile.check).click()
  await expect(page.getByText(wordsIn('ar').refusals.problems.fileWithoutSku)).toBeVisible()
  const check = async (content: string): Promise<void> => {
    const buffer = Buffer.from(content)
    await page.getByLabel(productFile.file).setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer })
    await button(page, productFile.check).click()
    await expect(page.getByRole('heading', { name: productFile.checkedTitle })).toBeVisible()
  }
  const rows = page.locator('tbody tr')
  await check(file)
  await expect(rows.filter({ hasText: productFile.states.unchanged })).toHaveCount(2)
  await expect(rows).toHaveCount(2)
  await expect(page.getByText(productFile.nothingToImport)).toBeVisible()
  await page.getByRole('link', { name: productFile.another }).click()
  await check(changed)
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText(productFile.states.new)
  await expect(rows.nth(2)).toContainText(form.collections.White)
  const stocks = await Promise.all(products.map(({ id }) => stockOf(id)))
  expect(stocks.map(({ M }) => M)).toEqual([10, 10])

  await expect(page.getByText(productFile.ready(3))).toBeVisible()
  await button(page, productFile.import(3)).click()
  await expect(page.getByText(productFile.imported(3)).first()).toBeVisible()
  await expect(page.getByRole('main').locator('[data-idle] > p')).toHaveText(productFile.imported(3))
  await expect(page.getByText(productFile.states.done, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: productFile.doneTitle })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(productFile.doneTitle))
  const { body } = await backOffice.browser.get(`/api/products/stock?search=${mark}`)
  const names: string[] = body.products.map(({ name }: Product) => name)
  expect(names.toSorted()).toEqual([`${mark} 0.`, `${mark} =1+1`, `${mark} new`])
  const added = body.products.find(({ name }: Product) => name === `${mark} new`)
  await backOffice.hide(added.id)
})
