import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { shortId } from '#orders/order.ts'
import { orderForm } from '../support/order-form.ts'
import { aPhone, button, confirm, place } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { makeMember } from './support/member.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { admin } = wordsIn('en')
const { common, order, change, approve, deletion, product: products, review, synonyms, settings, form } = admin

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

test.describe('the focus stays where the work is', () => {
  const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: shortId(id) })

  test('in the list of orders', async ({ page, makeProduct }) => {
    const product = await makeProduct()
    const mark = `kept${Date.now()}`
    await place(product, mark)
    const second = await place(product, mark)
    const first = await place(product, mark)
    await open(page, `/admin/orders?search=${mark}`)
    const edit = button(row(page, second), order.editOf(shortId(second)))
    await edit.click()
    await expect(row(page, second).getByRole('combobox')).toBeFocused()
    await button(row(page, second), order.cancel).click()
    await expect(edit).toBeFocused()

    await edit.click()
    await row(page, second).getByRole('combobox').selectOption('shipped')
    await button(row(page, second), order.save).click()
    await expect(row(page, second)).toContainText(admin.statuses.shipped)
    await expect(edit).toBeFocused()

    await button(row(page, second), approve.actionOf(shortId(second))).click()
    await confirm(page, common.cancel)
    await expect(button(row(page, second), approve.actionOf(shortId(second)))).toBeFocused()
    await button(row(page, second), approve.actionOf(shortId(second))).click()
    await confirm(page, approve.confirm)
    await expect(button(row(page, second), approve.actionOf(shortId(second)))).toBeHidden()
    await expect(row(page, second).locator(':focus')).toHaveCount(1)

    await button(row(page, first), deletion.shortOf(shortId(first))).click()
    await confirm(page, deletion.confirm)
    await expect(row(page, first)).toHaveCount(0)
    await expect(button(row(page, second), deletion.shortOf(shortId(second)))).toBeFocused()

    await page.getByLabel(order.status, { exact: true }).focus()
    await page.getByLabel(order.status, { exact: true }).selectOption('shipped')
    await expect(page).toHaveURL(/status=shipped/)
    await expect(page.getByLabel(order.status, { exact: true })).toBeFocused()
    await page.getByLabel(order.search).fill('nobody at all')
    await button(page, common.clearAll).click()
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    await expect(page.getByLabel(order.search)).toBeFocused()
    const shown = await page.getByRole('row').nth(1).textContent()
    await page.getByRole('link', { name: common.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('row').nth(1)).not.toHaveText(shown ?? '')
    await expect(page.getByRole('navigation', { name: common.pages }).locator(':focus')).toHaveCount(1)
  })

  test('on an order’s page', async ({ page, makeProduct }) => {
    const id = await place(await makeProduct())
    await open(page, `/admin/orders/${id}`)
    await button(page, change.ship).click()
    await confirm(page, common.cancel)
    await expect(button(page, change.ship)).toBeFocused()
    await button(page, change.ship).click()
    await confirm(page, change.confirm(admin.statuses.shipped))
    await expect(button(page, change.ship)).toHaveCount(0)
    const steps = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: change.title }) })
    await expect(steps.locator(':focus')).toHaveCount(1)
    await button(page, deletion.action).click()
    await confirm(page, deletion.confirm)
    await expect(page.getByRole('heading', { level: 1, name: order.title })).toBeFocused()
  })

  test('among products, and in the form of one', async ({ page, backOffice }) => {
    const mark = `Focus ${Date.now()}`
    const made: Record<string, string> = {}
    for (const name of ['A', 'B', 'C']) made[name] = (await backOffice.makeProduct({ name: `${mark} ${name}` })).id
    await open(page, `/admin/products?search=${encodeURIComponent(mark)}`)
    const deleteOf = (name: string) => button(page, products.deleteOf(`${mark} ${name}`))
    await expect(page.getByRole('row')).toHaveCount(4)
    const names = await page.getByRole('row').getByRole('link', { name: mark }).allTextContents()
    const order = names.filter((name) => / [ABC]$/.test(name)).map((name) => name.slice(-1))
    const [one = '', two = '', three = ''] = [...new Set(order)]
    await deleteOf(one).click()
    await confirm(page, products.confirmDelete)
    await expect(deleteOf(one)).toHaveCount(0)
    await expect(deleteOf(two)).toBeFocused()
    await page.getByRole('link', { name: products.editOf(`${mark} ${two}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: form.editTitle })).toBeFocused()

    const price = page.getByLabel(form.fields.price, { exact: true })
    await price.fill('310')
    await button(page, form.discard).click()
    await expect(price).toHaveValue('300')
    await expect(button(page, form.save)).toBeFocused()
    await price.fill('320')
    await button(page, form.save).click()
    await expect(page.getByText(products.updated)).toBeVisible()
    await expect(button(page, form.save)).toBeDisabled()
    await expect(button(page, form.save)).toBeFocused()

    await page.getByRole('link', { name: form.back }).click()
    await expect(page).toHaveURL(new RegExp(`search=${mark.replace(' ', '(%20|\\+)')}`))
    await expect(page.getByRole('row')).toHaveCount(3)
    await deleteOf(three).click()
    await confirm(page, products.confirmDelete)
    await expect(deleteOf(three)).toHaveCount(0)
    await expect(deleteOf(two)).toBeFocused()
    await backOffice.hide(made[two] ?? '')
  })

  test('among reviews', async ({ page, backOffice, makeProduct }) => {
    const mark = `kept ${Date.now()}`
    await writeReviews(backOffice, [await makeProduct(), await makeProduct()], mark)
    await open(page, `/admin/reviews?status=pending&search=${encodeURIComponent(mark)}`)
    const rows = page.getByRole('row').filter({ hasText: mark })
    await expect(rows).toHaveCount(2)
    const approveOne = /^Approve the review of/
    const detailsButton = rows.first().getByRole('button', { name: /^Details of/ })
    await detailsButton.click()
    await confirm(page, common.cancel)
    await expect(detailsButton).toBeFocused()
    await expect(rows.first().getByRole('cell', { name: / Order BW/ })).toBeVisible()
    await page.getByLabel(review.search).fill(mark)
    await page.getByLabel(review.search).press('r')
    await expect(page.getByLabel(review.search)).toHaveValue(`${mark}r`)
    await page.getByLabel(review.search).fill(mark)
    await expect(rows).toHaveCount(2)
    await rows
      .first()
      .getByRole('button', { name: /^Details of/ })
      .focus()
    await page.keyboard.press('a')
    await expect(page.getByText(review.done.approved)).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows.getByRole('button', { name: approveOne })).toBeFocused()
    await page.keyboard.press('r')
    await expect(rows).toHaveCount(0)
    const decided = page.getByRole('region', { name: review.decided })
    await expect(decided.getByRole('listitem')).toHaveCount(2)
    await decided.getByRole('button', { name: /^Undo: rejection of/ }).click()
    await expect(rows).toHaveCount(1)
    await expect(decided.getByRole('button', { name: /^Undo: approval of/ })).toBeFocused()
    await page.keyboard.press('u')
    await expect(rows).toHaveCount(2)
    await expect(decided).toBeHidden()
    await page.locator('input[name=select-all]').check()
    await button(page, review.bulk.rejected(2)).click()
    const outcome = page.getByRole('region', { name: review.bulk.done.rejected(2) })
    await expect(outcome).toBeFocused()
    await outcome.getByRole('button', { name: /^Undo: / }).click()
    await expect(page.getByRole('region', { name: review.bulk.done.undone(2) })).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.getByLabel(review.keys).uncheck()
    await rows.first().getByRole('button', { name: approveOne }).press('r')
    await expect(rows).toHaveCount(2)
    await page.getByLabel(review.keys).check()
    await rows.first().getByRole('button', { name: approveOne }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows.getByRole('button', { name: approveOne })).toBeFocused()
    await rows.getByRole('button', { name: /^Delete the review of/ }).click()
    await confirm(page, review.confirmDelete)
    await expect(rows).toHaveCount(0)
    await expect(page.getByText(review.emptyFiltered)).toBeFocused()
  })

  test('among search words and settings', async ({ page, backOffice }) => {
    const { synonyms: before } = (await backOffice.browser.get('/api/search-synonyms')).body
    await open(page, '/admin/search-words')
    await button(page, synonyms.addGroup).click()
    await page.keyboard.type('kept, here')
    await page.keyboard.press('Enter')
    await button(page, form.discard).click()
    await expect(button(page, form.save)).toBeFocused()
    await button(page, synonyms.addGroup).click()
    await page.keyboard.type('kept, here')
    await button(page, form.save).click()
    await expect(page.getByText(synonyms.saved)).toBeVisible()
    await expect(button(page, form.save)).toBeFocused()
    await backOffice.browser.send('PUT', '/api/search-synonyms', { synonyms: before })

    await open(page, '/admin/settings/cash')
    const days = page.getByLabel(settings.fields.cashAnswerDays)
    const stored = await days.inputValue()
    // What was saved is what the next save starts from.
    for (const typed of ['9', stored]) {
      await days.fill(typed)
      await button(page, form.save).click()
      await expect(page.getByText(settings.saved)).toBeVisible()
      await expect(page.getByText(admin.forms.staleTitle)).toBeHidden()
      await expect(button(page, form.save)).toBeFocused()
    }
  })
})

/** One by one customer of both, who have them. */
async function writeReviews({ browser }: BackOffice, bought: readonly Product[], mark: string): Promise<void> {
  const member = await makeMember('en')
  for (const { id: productId, price } of bought) {
    const ordered = orderForm({ productId, price })
    const shippingAddress = { ...ordered.shippingAddress, email: member.email, phone: aPhone() }
    const { id } = (await member.browser.send('POST', '/api/orders', { ...ordered, shippingAddress })).body.order
    for (const status of ['paid', 'shipped', 'delivered'])
      await browser.send('PUT', `/api/orders/${id}/status`, { status })
    const written = await member.browser.send('POST', '/api/reviews', { productId, rating: 5, comment: mark })
    expect(written.status, JSON.stringify(written.body)).toBe(201)
  }
}
