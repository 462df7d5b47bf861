import { expect } from '@playwright/test'
import { type BackOffice, plentifulProduct } from './back-office.ts'
import { GALLERIES } from './gallery-screens.ts'
import type { Screen } from './screen.ts'
import { wordsIn } from './words.ts'

const anOrder = async ({ browser }: BackOffice): Promise<string> =>
  (await browser.get('/api/orders?status=pending&limit=1')).body.orders[0].id

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
  settings: { path: '/admin/settings', heading: ({ admin }) => admin.settings.title },
  'products of the back-office': { path: '/admin/products', heading: ({ admin }) => admin.product.title },
  'new product': { path: '/admin/products/new', heading: ({ admin }) => admin.form.addTitle },
  'edited product': {
    path: async () => `/admin/products/${(await plentifulProduct('color=black')).id}`,
    heading: ({ admin }) => admin.form.editTitle,
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
  'reviews of the back-office': { path: '/admin/reviews', heading: ({ admin }) => admin.review.title },
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
