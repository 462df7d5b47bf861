import { expect, type Page } from '@playwright/test'
import { newId } from '#lib/id.server.ts'
import { inLanguage } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { testBrowser } from '../support/browser.ts'
import { orderForm } from '../support/order-form.ts'
import { aPhone, button, confirm } from './support/admin-page.ts'
import { here } from './support/here.ts'
import { someone } from './support/person.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, backOffice }) => {
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), backOffice.browser.token ?? '')
})

interface Guest {
  name: string
  email: string
  phone: string
}

const aGuest = (name: string): Guest => ({ name, email: `${newId().toLowerCase()}@example.com`, phone: aPhone() })
const arabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function orderAs({ name, email, phone }: Guest, product: { id: string; price: number }): Promise<string> {
  const placing = orderForm({ productId: product.id, price: product.price })
  const shippingAddress = { ...placing.shippingAddress, name, email, phone }
  const { body } = await testBrowser(here.url).send('POST', '/api/orders/guest', {
    ...placing,
    shippingAddress,
    guestInfo: { name, email, phone },
  })
  return body.order.id
}

test('a guest is found by a number in any spelling, with what they spent and what the team knows of them, in ar', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { customers, customer } = wordsIn('ar').admin
  const product = await makeProduct({ price: 300 })
  const guest = aGuest('هدى الشافعى')
  const orders = [await orderAs(guest, product), await orderAs(guest, product)]
  expect((await backOffice.browser.send('PUT', `/api/orders/${orders[0]}/approve-cod`)).status).toBe(200)

  await open(page, inLanguage('ar', '/admin/customers'))
  await page.getByLabel(customers.search).fill(arabicDigits(`+20 ${guest.phone.slice(1)}`))
  await expect(page).toHaveURL(/search=/)
  await expect(row(page, guest.phone)).toContainText(money(350, 'ar'))
  await page.getByLabel(customers.search).fill('الشافعي هدي')
  await expect(page).toHaveURL(/%D8/)
  await page.getByLabel(customers.sort).selectOption('last-order')
  await expect(page).toHaveURL(/sort=last-order/)
  await page.getByLabel(customers.kind, { exact: true }).selectOption('account')
  await expect(page.getByText(customers.emptyFiltered)).toBeVisible()
  await page.getByLabel(customers.kind, { exact: true }).selectOption('guest')
  await row(page, guest.phone).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
  await expect(page.getByRole('region', { name: customer.figures })).toContainText(money(350, 'ar'))

  await button(page, customer.add).click()
  await expect(page.getByText(customer.noteEmpty)).toBeVisible()
  await page.getByLabel(customer.newNote).fill('تفضّل الاتصال مساءً')
  await button(page, customer.add).click()
  await expect(page.getByText(customer.done.added)).toBeVisible()
  await expect(page.getByLabel(customer.newNote)).toHaveValue('')
  const note = page.getByRole('listitem').filter({ hasText: 'تفضّل الاتصال مساءً' })
  await note.getByRole('button', { name: customer.delete }).click()
  await confirm(page, customer.confirmDelete)
  await expect(note).toHaveCount(0)

  await page.getByRole('link', { name: customer.allOrders }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page
    .getByRole('link', { name: shortId(orders[1] ?? '') })
    .first()
    .click()
  await page.getByRole('link', { name: customer.ofOrder }).click()
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(orders[1] ?? ''))
})

test('AD4: two of the team who change one note lose nothing', async ({
  page,
  backOffice: { browser },
  makeProduct,
}) => {
  const { customer, common, forms } = wordsIn('en').admin
  const orderId = await orderAs(aGuest(someone('en').name), await makeProduct({ price: 300 }))
  const { id } = (await browser.get(`/api/customers/${orderId}`)).body.customer
  const { note } = (await browser.send('POST', `/api/customers/${id}/notes`, { text: 'Calls at noon' })).body
  await open(page, `/admin/customers/${id}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Calls at noon' })
    .getByRole('button', { name: customer.edit })
    .click()
  const field = page.getByLabel(customer.note, { exact: true })
  await expect(field).toBeFocused()
  await field.fill('Calls at night')
  await browser.send('PUT', `/api/customers/${id}/notes/${note.id}`, { text: 'Never calls' })
  await button(page, customer.save).click()
  await expect(page.getByRole('alert')).toContainText('Never calls')
  await expect(field).toHaveValue('Calls at night')

  await page.getByRole('link', { name: customer.back }).click()
  await expect(page.getByRole('dialog')).toContainText(customer.leaveText)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: forms.mine }).check()
  await button(page, customer.save).click()
  await expect(page.getByText(customer.done.saved)).toBeVisible()
  const shown = page.getByRole('listitem').filter({ hasText: 'Calls at night' })
  await expect(shown).toBeVisible()
  await button(page, common.dismiss).click()

  await shown.getByRole('button', { name: customer.delete }).click()
  const dialog = page.getByRole('dialog', { name: customer.deleteTitle })
  await expect(dialog).toContainText('Calls at night')
  await browser.send('PUT', `/api/customers/${id}/notes/${note.id}`, { text: 'Has moved' })
  await button(dialog, customer.confirmDelete).click()
  const changed = dialog.getByRole('alert').filter({ hasText: forms.staleTitle })
  await expect(changed).toBeFocused()
  await expect(changed).toContainText('Has moved')
  await button(dialog, customer.confirmDelete).click()
  await expect(page.getByText(customer.done.deleted)).toBeVisible()
  await expect(page.getByText(customer.noNotes)).toBeVisible()
})

test('one field finds pages, orders, products and customers, by keyboard alone', async ({ page, makeProduct }) => {
  const { palette, shortcuts, customers, promo, common, shipping } = wordsIn('en').admin
  const product = await makeProduct({ name: `Palette tee ${newId().slice(-6)}`, price: 300 })
  const guest = aGuest(`${someone('en').name} ${newId().slice(-8)}`)
  const orderId = await orderAs(guest, product)
  const field = page.getByRole('combobox', { name: palette.field })
  const find = async (typed: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(typed)
  }
  await open(page, '/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: customers.title })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: palette.button }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Enter before the answer is there: what comes is gone to.
  await find(shortId(orderId))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${orderId}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await find(guest.name.slice(-8))
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option')
  await expect(found(palette.groups.customers)).toHaveText([new RegExp(guest.name)])
  await page.keyboard.press('ArrowDown')
  await expect(found(palette.groups.customers)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()

  await find('no such thing')
  await expect(page.getByText(palette.nothing('no such thing'))).toBeVisible()
  await page.route('**/api/products?*', (route) => route.abort())
  await field.fill(product.name)
  await expect(page.getByRole('alert')).toContainText(palette.groups.products)
  await page.unroute('**/api/products?*')
  await button(page.getByRole('dialog'), common.retry).click()
  await expect(found(palette.groups.products)).toHaveText([new RegExp(product.name)])
  for (const word of ['fees', 'رسوم']) {
    await field.fill(word)
    await expect(found(palette.groups.pages)).toHaveText([shipping.title])
  }
  await field.fill('promo')
  await expect(found(palette.groups.actions)).toHaveText([palette.actions.addCode])
  await found(palette.groups.actions).click()
  await expect(page.getByRole('heading', { level: 1, name: promo.addTitle })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: shortcuts.title })).toBeVisible()
  await page.getByLabel(shortcuts.toggle).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await find(customers.title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: customers.title })).toBeVisible()
  for (const key of ['?', '/']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(customers.search)).not.toBeFocused()
})
