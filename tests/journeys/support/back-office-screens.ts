import { expect } from '@playwright/test'
import { staffLetters } from '#i18n/en/letters/staff.ts'
import { newId } from '#lib/id.server.ts'
import { type BackOffice, plentifulProduct } from './back-office.ts'
import { GALLERIES } from './gallery-screens.ts'
import { mailTo } from './mail.ts'
import { linkIn } from './member.ts'
import type { Screen } from './screen.ts'
import { aList, aSettlement } from './sent-parcels.ts'
import { tendedOrder } from './tended-order.ts'
import { wordsIn } from './words.ts'

const anOrder = async ({ browser }: BackOffice): Promise<string> =>
  (await browser.get('/api/orders?status=pending&limit=1')).body.orders[0].id

/** The owner's own, which waits. */
export async function aPreOrder({ browser }: BackOffice): Promise<string> {
  const { preOrders } = (await browser.get('/api/pre-orders/my')).body
  const open = preOrders.find(({ state }: { state: string }) => state === 'open')
  if (open) return open.id
  const form = { color: 'white', size: 'XXL', quantity: 1 }
  return (await browser.send('POST', '/api/pre-orders', form)).body.preOrder.id
}

/** The mailbox of somebody who has not answered yet. */
async function invite({ browser }: BackOffice): Promise<string> {
  const email = `invited.${newId().toLowerCase()}@example.com`
  const invited = { email, adminRole: 'viewer', language: 'en' }
  expect((await browser.send('POST', '/api/staff/invitations', invited)).status).toBe(201)
  return email
}

/** What the mailed link opens. */
export async function anOpenedInvitation(backOffice: BackOffice): Promise<string> {
  const mail = await mailTo(await invite(backOffice), staffLetters.subject('Black & White'))
  return `/invitation${new URL(linkIn(mail)).hash}`
}

/** The owner's. */
export const BACK_OFFICE: Record<string, Screen> = {
  overview: { path: '/admin', heading: ({ admin }) => admin.overview.title },
  orders: { path: '/admin/orders', heading: ({ admin }) => admin.order.title },
  'orders that are chosen': {
    path: '/admin/orders?limit=10&sort=oldest&paid=true',
    heading: ({ admin }) => admin.order.title,
    onOpen: async (page, language) => {
      const { selection } = wordsIn(language).admin
      await page.locator('input[name=select-all]').check()
      await expect(page.getByRole('region', { name: selection.bar })).toBeVisible()
    },
  },
  'an order': {
    path: async (backOffice) => `/admin/orders/${await anOrder(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.statuses.pending),
  },
  'an order with notes and tries': {
    path: async (backOffice) => `/admin/orders/${await tendedOrder(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.statuses.paid),
    onOpen: async (page) => {
      await page.locator('summary').click()
      await expect(page.locator('details[open] dl').first()).toBeVisible()
    },
  },
  'a pre-order': {
    path: async (backOffice) => `/admin/pre-orders/${await aPreOrder(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.preOrder.states.open),
  },
  'a refund of chosen pieces': {
    path: async (backOffice) => `/admin/orders/${await tendedOrder(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.statuses.paid),
    onOpen: async (page, language) => {
      const { refund, change } = wordsIn(language).admin
      await page.getByRole('button', { name: refund.action, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: refund.title })
      await dialog.locator('select[name=pieces]').selectOption('1')
      await expect(dialog.getByLabel(change.goods)).toBeVisible()
    },
  },
  'an order being edited': {
    path: async (backOffice) => `/admin/orders/${await anOrder(backOffice)}/edit`,
    heading: ({ admin }) => new RegExp(admin.desk.edit),
  },
  'new order': { path: '/admin/orders/new', heading: ({ admin }) => admin.desk.newTitle },
  invoice: {
    path: async (backOffice) => `/admin/orders/invoices?ids=${await anOrder(backOffice)}`,
    heading: ({ admin }) => admin.invoice.title,
  },
  'a list of parcels': {
    path: async (backOffice) => `/admin/parcels/${await aList(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.parcels.listTitle(0, '').split('0')[0] ?? ''),
  },
  'a settlement': {
    path: async (backOffice) => `/admin/parcels/settlements/${await aSettlement(backOffice)}`,
    heading: ({ admin }) => new RegExp(admin.settling.oneTitle(0, '').split('0')[0] ?? ''),
  },
  settings: { path: '/admin/settings', heading: ({ admin }) => admin.settings.title },
  'a section of the settings': {
    path: '/admin/settings/contact',
    heading: ({ admin }) => admin.settings.sections.contact,
  },
  health: { path: '/admin/settings/health', heading: ({ admin }) => admin.settings.health.title },
  staff: {
    path: async (backOffice) => {
      await invite(backOffice)
      return '/admin/staff'
    },
    heading: ({ admin }) => admin.staff.title,
  },
  'somebody is invited': {
    path: '/admin/staff',
    heading: ({ admin }) => admin.staff.title,
    onOpen: async (page, language) => {
      const { staff } = wordsIn(language).admin
      await page.getByRole('button', { name: staff.invite, exact: true }).click()
      await page.getByRole('button', { name: staff.send, exact: true }).click()
      await expect(page.getByText(staff.emailProblem)).toBeVisible()
    },
  },
  'products of the back-office': { path: '/admin/products', heading: ({ admin }) => admin.product.title },
  'products that are chosen': {
    path: '/admin/products?limit=10&sort=name',
    heading: ({ admin }) => admin.product.title,
    onOpen: async (page, language) => {
      const { selection } = wordsIn(language).admin
      await page.locator('input[name=select-all]').check()
      await expect(page.getByRole('region', { name: selection.bar })).toBeVisible()
    },
  },
  'details of a product': {
    path: '/admin/products?sort=name',
    heading: ({ admin }) => admin.product.title,
    onOpen: async (page, language) => {
      const { product, productDetails } = wordsIn(language).admin
      await page
        .getByRole('button', { name: product.viewOf('') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: productDetails.title })).toBeVisible()
    },
  },
  'picture of a product that is cropped': {
    path: async () => `/admin/products/${(await plentifulProduct('color=white')).id}`,
    heading: ({ admin }) => admin.form.editTitle,
    onOpen: async (page, language) => {
      const { crop } = wordsIn(language).admin
      await page.getByRole('button', { name: crop.actionOf(1) }).click()
      await expect(
        page.getByRole('dialog', { name: crop.title }).getByRole('button', { name: crop.frame }),
      ).toBeVisible()
    },
  },
  'new product': { path: '/admin/products/new', heading: ({ admin }) => admin.form.addTitle },
  'edited product': {
    path: async () => `/admin/products/${(await plentifulProduct('color=black')).id}`,
    heading: ({ admin }) => admin.form.editTitle,
  },
  'stock grid with mistakes': {
    path: '/admin/products/stock',
    heading: ({ admin }) => admin.stock.title,
    onOpen: async (page, language) => {
      const { stock } = wordsIn(language).admin
      await page.locator('input[data-column="M"]').first().fill('x')
      await page.locator('input[data-column="L"]').nth(1).fill('+5')
      await page.getByRole('button', { name: stock.save }).click()
      await expect(page.getByText(stock.problems.stock)).toBeVisible()
    },
  },
  'stock book': { path: '/admin/products/stock-book', heading: ({ admin }) => admin.stockBook.title },
  'checked import': {
    path: async ({ browser }) => {
      const { sku } = await plentifulProduct('color=black')
      const form = new FormData()
      form.set('file', new Blob([`sku,name,price,discount,رف\n${sku},Changed,99,5,\n,New,1,,\nBW00000,New,1,101,`]))
      return `/admin/products/import/${(await browser.send('POST', '/api/products/imports', form)).body.id}`
    },
    heading: ({ admin }) => admin.productFile.checkedTitle,
  },
  ...GALLERIES,
  'promo codes of the back-office': { path: '/admin/promo-codes', heading: ({ admin }) => admin.promo.title },
  'new promo code with mistakes': {
    path: '/admin/promo-codes/new',
    heading: ({ admin }) => admin.promo.addTitle,
    onOpen: async (page, language) => {
      const { promo } = wordsIn(language).admin
      await page.getByRole('button', { name: promo.create }).click()
      await expect(page.getByText(promo.problems.codeRequired)).toBeVisible()
    },
  },
  'edited promo code': {
    path: async ({ browser }) =>
      `/admin/promo-codes/${(await browser.get('/api/promo-codes?limit=1')).body.data.promoCodes[0].id}`,
    heading: ({ admin }) => admin.promo.editTitle,
  },
  'returns of the back-office': { path: '/admin/returns', heading: ({ admin }) => admin.returns.title },
  'reviews of the back-office': { path: '/admin/reviews', heading: ({ admin }) => admin.review.title },
  'details of a review': {
    path: '/admin/reviews?status=pending',
    heading: ({ admin }) => admin.review.title,
    onOpen: async (page, language) => {
      const { review } = wordsIn(language).admin
      await page.locator('tbody [aria-haspopup=dialog]').first().click()
      await expect(page.getByRole('dialog', { name: review.detailsTitle })).toBeVisible()
    },
  },
  notifications: { path: '/admin/notifications', heading: ({ admin }) => admin.notifications.title },
  // Its pictures move at once; the sweep waits for what stands.
  coming: {
    path: '/admin/coming',
    heading: ({ admin }) => admin.coming.title,
    onOpen: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  'images of a collection to come': {
    path: '/admin/coming',
    heading: ({ admin }) => admin.coming.title,
    onOpen: async (page, language) => {
      const { view, collections } = wordsIn(language).admin.coming
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: view.black(0).replace(/\s?\(0\)/, '') }).click()
      await expect(page.getByRole('dialog', { name: collections.black }).getByRole('img').first()).toBeVisible()
    },
  },
  'shipping fees': { path: '/admin/shipping', heading: ({ admin }) => admin.shipping.title },
  'shipping fees that are edited': {
    path: '/admin/shipping',
    heading: ({ admin }) => admin.shipping.title,
    onOpen: async (page, language) => {
      const { shipping } = wordsIn(language).admin
      await page.getByRole('button', { name: shipping.editAll }).click()
      await page.locator('[data-column="fee"]').first().fill('x')
      await page.getByRole('button', { name: shipping.save }).click()
      await expect(page.getByText(shipping.problems.fee)).toBeVisible()
    },
  },
  'new shipping fee': {
    path: '/admin/shipping',
    heading: ({ admin }) => admin.shipping.title,
    onOpen: async (page, language) => {
      const { shipping } = wordsIn(language).admin
      await page.getByRole('button', { name: shipping.add }).click()
      await expect(page.getByRole('dialog', { name: shipping.add }).getByLabel(shipping.governorate)).toBeVisible()
    },
  },
  'search words': { path: '/admin/search-words', heading: ({ admin }) => admin.synonyms.title },
  customers: { path: '/admin/customers', heading: ({ admin }) => admin.customers.title },
  'one customer': {
    path: async (backOffice) => `/admin/customers/${await anOrder(backOffice)}`,
    heading: () => /./,
  },
  'finding anything': {
    path: '/admin/customers',
    heading: ({ admin }) => admin.customers.title,
    onOpen: async (page, language) => {
      const { palette } = wordsIn(language).admin
      await page.getByRole('banner').getByRole('button', { name: palette.button }).click()
      await page.getByRole('combobox', { name: palette.field }).fill('bw')
      await expect(page.getByRole('group', { name: palette.groups.orders }).getByRole('option')).toHaveCount(5)
    },
  },
  activity: { path: '/admin/activity', heading: ({ admin }) => admin.activity.title },
}
