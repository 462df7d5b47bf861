import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { LANGUAGES, type Language } from '#lib/language.ts'
import { pagesOf } from '../support/pdf.ts'
import { button, confirm, place } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { keep } from './support/kept.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, backOffice }) => keep(page, { bw_access_token: backOffice.browser.token ?? '' }))

const MANY = 50
const FEE = 50
const codeOf = (id: string): string => `BW${id.slice(-6)}`

async function placeMany(product: Product, count: number, mark: string): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(...(await Promise.all(Array.from({ length: 5 }, () => place(product, mark)))))
  return ids
}

async function placeConfirmed({ browser }: BackOffice, product: Product, mark: string): Promise<string[]> {
  const ids = await placeMany(product, MANY, mark)
  for (const id of ids)
    await browser.send('PUT', `/api/orders/${id}/confirmation`, { answer: 'confirmed', from: 'pending' })
  return ids
}

/** Fifty at once, on a machine that has much else to do. */
const SLOWLY = { timeout: 40_000 }

/** Nobody else's parcels go with it. */
async function aCourier({ browser }: BackOffice, name: string): Promise<string> {
  const { body } = await browser.send('POST', '/api/couriers', { name, page: 'https://courier.test/{number}' })
  return body.courier.id
}

const orderOf = async ({ browser }: BackOffice, id: string) => (await browser.get(`/api/admin/orders/${id}`)).body.order

/** The paper's pages, without the spaces: a line that is broken has none at its end. */
async function print(page: Page, language: Language): Promise<string[]> {
  const { parcels } = wordsIn(new URL(page.url()).pathname.startsWith('/ar/') ? 'ar' : 'en').admin
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByLabel(parcels.printIn).selectOption(language)
  await button(page, parcels.print).click()
  await expect(page.getByRole('article', { includeHidden: true })).toHaveAttribute('lang', language)
  const paper = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return paper.map((text) => text.replaceAll(' ', ''))
}

/** The letter in the middle of الطلب has the shape of the middle: letters that are not joined stand alone. */
const JOINED = '\uFEC4'

test('fifty orders are handed over and settled in at most 12 actions; what does not fit is held, each with its reason', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { admin } = wordsIn('en')
  const { parcels, settling } = admin
  const product = await makeProduct({ sizes: [{ size: 'M', stock: MANY }] })
  const mark = `parcel${product.id.slice(-6).toLowerCase()}`
  const ids = await placeConfirmed(backOffice, product, mark)
  await aCourier(backOffice, `Courier ${mark}`)
  let actions = 0
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    actions += 1
    await action()
  }

  await act(() => open(page, '/admin/parcels'))
  await act(() => button(page, parcels.newList).click())
  const dialog = page.getByRole('dialog', { name: parcels.newTitle })
  await act(() => dialog.getByLabel(parcels.courier).selectOption({ label: `Courier ${mark}` }))
  await act(() => button(dialog, parcels.begin).click())
  await act(() => page.getByLabel(parcels.search).fill(mark))
  await expect(page.getByText(parcels.readyShowing(MANY, MANY))).toBeVisible()
  await act(() => page.getByLabel(admin.selection.all(MANY)).check())
  await act(() => button(page, parcels.addMany(MANY)).click())
  await act(() => button(page, parcels.handOver(MANY)).click())
  await expect(page.getByRole('region', { name: parcels.handedOver(MANY) })).toBeVisible(SLOWLY)
  await expect(page.getByRole('columnheader', { name: parcels.parcelColumns.actions })).toHaveCount(0)
  const { pathname } = new URL(page.url())
  await act(() => page.getByRole('link', { name: parcels.settle }).click())

  const total = product.finalPrice + FEE
  const [refused = '', differs = '', ...paid] = ids
  const rows = [
    [codeOf(refused), 'Returned to origin', 0],
    [codeOf(differs), 'Delivered', total - 1],
    ...paid.map((id) => [codeOf(id), 'Delivered', total]),
    ['BWZZZZZZ', 'Delivered', total],
  ]
  const file = ['Order reference,Status,COD amount,Shipping fee', ...rows.map((row) => [...row, 40].join(','))]
  const buffer = Buffer.from(file.join('\r\n'))
  await act(() =>
    page.getByLabel(settling.file).setInputFiles({ name: 'settlement.csv', mimeType: 'text/csv', buffer }),
  )
  await act(() => button(page, settling.check).click())
  await expect(page.getByText(settling.problems.unknownCode)).toBeHidden()
  await expect(page.getByText(settling.problems.amountDiffers)).toBeVisible()
  expect((await orderOf(backOffice, refused)).status).toBe('shipped')
  await act(() => button(page, settling.book(MANY - 1)).click())
  expect(actions).toBeLessThanOrEqual(12)

  await expect(
    page
      .getByRole('main')
      .getByText(settling.booked(MANY - 1))
      .first(),
  ).toBeVisible(SLOWLY)
  // The head of the file is its first row.
  const line = rows.findIndex(([code]) => code === codeOf(differs)) + 2
  await button(page, settling.asideOf(line)).click()
  const aside = page.getByRole('dialog', { name: settling.asideOf(line) })
  await button(aside, settling.aside).click()
  await expect(aside.getByText(settling.asideRequired)).toBeVisible()
  await aside.getByLabel(settling.asideNote).fill('Not ours')
  await button(aside, settling.aside).click()
  await expect(page.getByText(settling.asideDone(line))).toBeVisible()
  await button(page, settling.takeBackOf(line)).click()
  await expect(page.getByText(settling.takenBack(line))).toBeVisible()
  const statuses = await Promise.all(ids.map(async (id) => (await orderOf(backOffice, id)).status))
  expect(statuses.slice(0, 3)).toEqual(['cancelled', 'shipped', 'delivered'])
  expect(statuses.filter((status) => status === 'delivered')).toHaveLength(MANY - 2)
  await open(page, '/admin/parcels/cash')
  const owed = page.getByRole('row', { name: new RegExp(`Courier ${mark}`) })
  await expect(owed).toContainText(parcels.orders(1))

  await open(page, pathname)
  for (const language of LANGUAGES) {
    const { sheet } = wordsIn(language).admin.parcels
    const papers = await print(page, language)
    expect(papers.length).toBeGreaterThan(1)
    for (const paper of papers) {
      expect(paper).toContain(language === 'en' ? sheet.to.replaceAll(' ', '') : JOINED)
      expect(paper).not.toContain(admin.common.signOut.replaceAll(' ', ''))
    }
    // Each row whole, on one of them: its code, its phone and its amount.
    const rows = papers.flatMap((paper) => paper.match(/BW[0-9A-Z]{6}.*?0109\d{7}.*?\d\.\d\d/gs) ?? [])
    expect(rows.map((row) => row.slice(0, 8)).sort()).toEqual(ids.map(codeOf).sort())
  }
})

/** In its page, in Arabic; its address is mended there too. */
async function nameCourier(page: Page, { browser }: BackOffice, name: string): Promise<string> {
  const { couriers: texts } = wordsIn('ar').admin
  await open(page, '/ar/admin/parcels/couriers')
  await button(page, texts.add).click()
  const adding = page.getByRole('dialog', { name: texts.addTitle })
  await button(adding, texts.add).click()
  await expect(adding.getByText(texts.required)).toBeVisible()
  await adding.getByLabel(texts.name).fill(name)
  await button(adding, texts.add).click()
  await expect(page.getByText(texts.added(name))).toBeVisible()
  await button(page, texts.editOf(name)).click()
  const editing = page.getByRole('dialog', { name: texts.editTitle(name) })
  await editing.getByLabel(texts.page).fill('http://courier.test')
  await button(editing, texts.save).click()
  await expect(editing.getByText(texts.pageWrong)).toBeVisible()
  await editing.getByLabel(texts.page).fill('https://courier.test/{number}')
  await button(editing, texts.save).click()
  await expect(page.getByText(texts.saved(name))).toBeVisible()
  const { body } = await browser.get('/api/couriers')
  return body.couriers.find((each: { name: string }) => each.name === name).id
}

/** As a scanner types: the code, and Enter. */
async function scan(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code)
  await page.keyboard.press('Enter')
}

test('a scanner puts parcels on a list in Arabic, their numbers are pasted, and the list is printed in both languages', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { parcels } = wordsIn('ar').admin
  const product = await makeProduct()
  const [first = '', second = ''] = [await place(product), await place(product)]
  const mark = product.id.slice(-6)
  const courierId = await nameCourier(page, backOffice, `Aramex ${mark}`)
  const { body } = await backOffice.browser.send('POST', '/api/admin/parcels/manifests', { courierId })
  await open(page, `/ar/admin/parcels/${body.id}`)
  await scan(page, parcels.scan, codeOf(first).toLowerCase())
  await scan(page, parcels.scan, `https://shop.test/verify?sku=${codeOf(second)}`)
  await expect(page.getByText(parcels.scanned(codeOf(second)))).toBeVisible()
  await scan(page, parcels.scan, codeOf(first))
  await expect(page.getByText(parcels.notAdded(codeOf(first), parcels.problems.onThisList))).toBeVisible()
  await button(page, parcels.removeOf(codeOf(first))).click()
  await expect(page.getByText(parcels.removed(codeOf(first)))).toBeVisible()
  await scan(page, parcels.scan, codeOf(first))
  await expect(page.getByText(parcels.scanned(codeOf(first)))).toHaveCount(2)

  await button(page, parcels.numbers).click()
  const dialog = page.getByRole('dialog', { name: parcels.numbersTitle })
  await dialog.getByLabel(parcels.numbersField).fill(`${codeOf(second)}\t٧٧٠١\n${codeOf(first)} 77<02>`)
  await button(dialog, parcels.numbersCheck).click()
  await expect(dialog.getByText(parcels.numberProblems.shape)).toBeVisible()
  await button(dialog, parcels.numbersSave(1)).click()
  await expect(page.getByRole('link', { name: '7701' })).toHaveAttribute('href', 'https://courier.test/7701')

  for (const language of LANGUAGES) {
    const { sheet } = wordsIn(language).admin.parcels
    const [paper = '', ...more] = await print(page, language)
    expect(more).toEqual([])
    expect(paper).toContain(codeOf(first))
    expect(paper).toContain(language === 'en' ? sheet.title.replaceAll(' ', '') : JOINED)
  }
  await button(page, parcels.handOver(2)).click()
  await expect(page.getByText(parcels.unconfirmed(2))).toBeVisible()
  await confirm(page, parcels.handOver(2))
  await expect(page.getByRole('region', { name: parcels.handedOver(2) })).toBeVisible()
  await button(page, parcels.undoNamed(parcels.handedOver(2))).click()
  await expect(page.getByRole('region', { name: parcels.undone(2) })).toBeVisible()
  expect((await orderOf(backOffice, first)).status).toBe('pending')
})

test('a scanner is heard from its first beep, before any click, and after one somewhere else', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { parcels } = wordsIn('en').admin
  const product = await makeProduct()
  const [first = '', second = ''] = [await place(product), await place(product)]
  const courierId = await aCourier(backOffice, `Beeps ${product.id.slice(-6)}`)
  const { body } = await backOffice.browser.send('POST', '/api/admin/parcels/manifests', { courierId })
  await open(page, '/admin/parcels')
  await page.locator(`a[href="/admin/parcels/${body.id}"]`).click()
  await expect(page.getByLabel(parcels.scan)).toBeFocused()
  await page.keyboard.type(codeOf(first))
  await page.keyboard.press('Enter')
  await expect(page.getByText(parcels.scanned(codeOf(first)))).toBeVisible()
  await button(page, parcels.removeOf(codeOf(first))).click()
  await expect(page.getByText(parcels.removed(codeOf(first)))).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel(parcels.scan)).not.toBeFocused()
  await page.keyboard.type(codeOf(second))
  await page.keyboard.press('Enter')
  await expect(page.getByText(parcels.scanned(codeOf(second)))).toBeVisible()
})
