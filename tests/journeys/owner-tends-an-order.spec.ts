import { expect, type Page } from '@playwright/test'
import { inLanguage, type Language } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { testBrowser } from '../support/browser.ts'
import { button } from './support/admin-page.ts'
import { here } from './support/here.ts'
import { open } from './support/shopper.ts'
import { payAtTheBank, placePieces } from './support/tended-order.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((token) => localStorage.setItem('bw_access_token', token), backOffice.browser.token ?? '')
})

const openOrder = (page: Page, id: string, language: Language) =>
  open(page, inLanguage(language, `/admin/orders/${id}`))

/** An entry of the history; the panels beside it have lists of their own. */
const entry = (page: Page, title: string, text: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('listitem')
    .filter({ hasText: text })

test('a note is written, kept against a colleague’s, and deleted; a mail goes out again; the parcel gets a name', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { details, notes, letters, parcel, change, statuses, forms } = wordsIn('en').admin
  const { guest, order } = await placePieces(await makeProduct(), 1, 'cod')
  const { id, sku } = order
  await openOrder(page, id, 'en')
  await button(page, notes.add).click()
  await expect(page.getByText(notes.required)).toBeVisible()
  await page.getByLabel(notes.label).fill('Called twice')
  await button(page, notes.add).click()
  await expect(page.getByText(notes.added)).toBeVisible()
  await expect(page.getByLabel(notes.label)).toHaveValue('')
  await expect(entry(page, details.history, 'Called twice')).toBeVisible()

  const [note] = (await backOffice.browser.get(`/api/admin/orders/${id}`)).body.order.notes
  await page.getByRole('button', { name: notes.editOf(note.by) }).click()
  const editing = page.getByRole('dialog', { name: notes.editTitle })
  await editing.getByLabel(notes.label).fill('Called three times')
  const path = `/api/admin/orders/${id}/notes/${note.id}`
  expect((await backOffice.browser.send('PUT', path, { body: 'She has moved' })).status).toBe(200)
  await button(editing, notes.save).click()
  const notice = editing.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(notice).toBeFocused()
  await expect(notice.getByText('She has moved')).toBeVisible()
  await expect(editing.getByLabel(notes.label)).toHaveValue('Called three times')
  await button(editing, notes.save).click()
  await expect(editing.getByText(forms.chooseFirst)).toBeVisible()
  await notice.getByRole('radio', { name: forms.mine }).check()
  await button(editing, notes.save).click()
  await expect(editing).toBeHidden()
  await expect(entry(page, details.history, notes.edited).getByText('Called three times')).toBeVisible()
  await page.getByRole('button', { name: notes.removeOf(note.by) }).click()
  const removing = page.getByRole('dialog', { name: notes.removeTitle })
  await expect(removing).toContainText('Called three times')
  expect((await backOffice.browser.send('PUT', path, { body: 'She is back' })).status).toBe(200)
  await button(removing, notes.confirm).click()
  const changed = removing.getByRole('alert').filter({ hasText: forms.deleteAgain })
  await expect(changed).toBeFocused()
  await expect(changed).toContainText('She is back')
  await button(removing, notes.confirm).click()
  await expect(removing).toBeHidden()
  await expect(entry(page, details.history, 'She is back')).toHaveCount(0)

  await page.getByLabel(letters.which).selectOption({ label: letters.kinds.placed })
  await button(page, letters.send).click()
  await expect(page.getByText(letters.sending(letters.kinds.placed))).toBeVisible()
  await expect(entry(page, details.history, letters.again(note.by))).toBeVisible()

  await button(page, change.ship).click()
  const shipping = page.getByRole('dialog', { name: change.title })
  await shipping.getByLabel(parcel.number).fill('٨٤٠٤')
  await button(shipping, change.confirm(statuses.shipped)).click()
  await expect(shipping.getByText(parcel.problems.courierRequired)).toBeVisible()
  await shipping.getByLabel(parcel.courier).fill('Bosta')
  await button(shipping, change.confirm(statuses.shipped)).click()
  const link = page.getByRole('link', { name: parcel.follow })
  await expect(link).toHaveAttribute('href', 'https://bosta.co/tracking-shipment/?track_num=8404')

  const seenBy = async (browser: typeof guest) => (await browser.get(`/api/orders/guest/${sku}`)).body.order.parcel
  expect(await seenBy(guest)).toMatchObject({ courier: 'Bosta', trackingNumber: '8404' })
  expect(await seenBy(testBrowser(here.url))).toMatchObject({ courier: 'Bosta', trackingNumber: null })
  await button(page, parcel.change).click()
  const naming = page.getByRole('dialog', { name: parcel.changeTitle })
  await naming.getByLabel(parcel.number).fill('8405')
  await button(naming, parcel.save).click()
  await expect(page.getByText(parcel.saved)).toBeVisible()
  expect((await seenBy(guest)).trackingNumber).toBe('8405')
  const { order: texts } = wordsIn('ar').checkout
  const stranger = await page.context().newPage()
  await stranger.addInitScript(() => localStorage.removeItem('bw_access_token'))
  await open(stranger, `/ar/guest-track?sku=${sku}`)
  await expect(stranger.getByText('Bosta')).toBeVisible()
  await expect(stranger.getByText(texts.trackingNumber)).toBeHidden()
})

test('cash goes back for one of two pieces, which is on the shelf again, in Arabic', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { giveBack, goodsBack, change } = wordsIn('ar').admin
  const product = await makeProduct({ price: 300, sizes: [{ size: 'M', stock: 10 }] })
  const { order } = await placePieces(product, 2, 'cod')
  expect((await backOffice.browser.send('PUT', `/api/orders/${order.id}/approve-cod`)).status).toBe(200)
  await openOrder(page, order.id, 'ar')
  await button(page, giveBack.action).click()
  const dialog = page.getByRole('dialog', { name: giveBack.title })
  await dialog.getByLabel(goodsBack.piecesOf(product.nameAr, 'M')).selectOption('1')
  await expect(dialog.getByLabel(change.goods)).toBeChecked()
  await dialog.getByLabel(giveBack.how).selectOption({ label: giveBack.ways.cash })
  await dialog.getByLabel(giveBack.reference).fill('R-9')
  await button(dialog, giveBack.confirm(money(300, 'ar'))).click()
  await expect(page.getByText(giveBack.done(money(300, 'ar')))).toBeVisible()
  await expect(page.getByText(goodsBack.onShelf(1))).toBeVisible()
  const { sizes } = (await backOffice.browser.get(`/api/products/${product.id}/stock`)).body
  expect(sizes).toContainEqual(expect.objectContaining({ size: 'M', stock: 9 }))

  await button(page, giveBack.action).click()
  const pieces = dialog.getByLabel(goodsBack.piecesOf(product.nameAr, 'M'))
  await expect(pieces.getByRole('option')).toHaveCount(2)
})

test('the provider is asked about money that it never told of, and what was compared can be read', async ({
  page,
  makeProduct,
}) => {
  const { told, change, statuses, undo } = wordsIn('en').admin
  const placed = await placePieces(await makeProduct(), 1, 'card')
  await payAtTheBank(placed, 'lost')
  await openOrder(page, placed.order.id, 'en')
  await expect(page.getByText(told.silent)).toBeVisible()
  await button(page, told.ask).click()
  await expect(page.getByText(told.outcomes['paid now'])).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(statuses.paid)
  await page.getByText(told.said(1)).click()
  await expect(page.getByText(told.verdicts['settled'] ?? '')).toBeVisible()
  await expect(page.getByText(told.fits, { exact: true })).toHaveCount(4)

  await button(page, change.ship).click()
  await button(page.getByRole('dialog', { name: change.title }), change.confirm(statuses.shipped)).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(statuses.shipped)
  const undone = button(page.getByRole('main'), undo.actionOf(shortId(placed.order.id), statuses.paid))
  await undone.click()
  await expect(page.getByText(undo.done(statuses.paid))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(statuses.paid)
  await expect(undone).toHaveCount(0)
})
