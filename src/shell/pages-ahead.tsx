import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'

/** An address of every page of the back-office. */
export const ADMIN_PAGES = [
  '/admin',
  '/admin/orders',
  '/admin/orders/invoices',
  '/admin/orders/new',
  '/admin/orders/any',
  '/admin/orders/any/edit',
  '/admin/parcels',
  '/admin/parcels/cash',
  '/admin/parcels/couriers',
  '/admin/parcels/settlements',
  '/admin/parcels/settlements/any',
  '/admin/parcels/any',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/any',
  '/admin/products/stock',
  '/admin/products/stock-book',
  '/admin/products/import',
  '/admin/products/import/any',
  '/admin/gallery',
  '/admin/gallery/new',
  '/admin/gallery/any',
  '/admin/promo-codes',
  '/admin/promo-codes/new',
  '/admin/promo-codes/any',
  '/admin/returns',
  '/admin/returns/any',
  '/admin/pre-orders',
  '/admin/pre-orders/any',
  '/admin/reviews',
  '/admin/coming',
  '/admin/shipping',
  '/admin/activity',
  '/admin/customers',
  '/admin/customers/any',
  '/admin/notifications',
  '/admin/staff',
  '/admin/search-words',
  '/admin/settings',
  '/admin/settings/contact',
  '/admin/settings/feeds',
  '/admin/settings/health',
  '/admin/any',
]

/** Milliseconds in which whoever goes on at once has what they came for to themselves. */
const SETTLED = 3000

/**
 * All pages of the back-office come along, once the one that was opened has come to rest: a page whose script can't be
 * had ends as the browser's own error page.
 */
export function PagesAhead() {
  const language = useLanguage()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
    ? ADMIN_PAGES.map((page) => <PrefetchPageLinks key={page} page={inLanguage(language, page)} />)
    : null
}
