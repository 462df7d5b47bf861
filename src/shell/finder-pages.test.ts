import { expect, test } from 'vitest'
import { admin as arabic } from '#i18n/ar/admin.ts'
import { admin as english } from '#i18n/en/admin.ts'
import { commandsLike } from '#palette/command.ts'
import { commandTo, PAGES } from './finder-pages.ts'

const TEXTS = [english, arabic]

test.each([
  ['fees', '/admin/shipping'],
  ['delivery price', '/admin/shipping'],
  ['رسوم', '/admin/shipping'],
  ['المحافظات', '/admin/shipping'],
  ['invoice', '/admin/orders'],
  ['فاتورة', '/admin/orders'],
  ['coupon', '/admin/promo-codes'],
  ['discount', '/admin/promo-codes'],
  ['كوبون', '/admin/promo-codes'],
  ['inventory', '/admin/products/stock'],
  ['stock', '/admin/products/stock'],
  ['مخزون', '/admin/products/stock'],
  ['users', '/admin/staff'],
  ['permissions', '/admin/staff'],
  ['موظفين', '/admin/staff'],
  ['courier', '/admin/parcels'],
  ['مندوب', '/admin/parcels'],
  ['refund', '/admin/returns'],
  ['استرجاع', '/admin/returns'],
  ['whatsapp', '/admin/settings/contact'],
  ['2fa', '/admin/settings/security'],
])('“%s” finds %s, in whichever language the back-office is', (typed, to) => {
  for (const texts of TEXTS) {
    const pages = PAGES.map((page) => commandTo(page, texts, () => {}))
    expect(commandsLike(pages, typed).map(({ id }) => id)).toContain(to)
  }
})

test('every page has words of its own, and is itself what its name finds first', () => {
  for (const texts of TEXTS) {
    const pages = PAGES.map((page) => commandTo(page, texts, () => {}))
    expect(Object.keys(texts.palette.pages).sort()).toEqual(PAGES.map(({ to }) => to).sort())
    for (const { id, label } of pages) expect(commandsLike(pages, label)[0]?.id).toBe(id)
  }
})
