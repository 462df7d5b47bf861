import type { AdminTexts } from '#i18n/load-admin-texts.ts'

/** What waits for somebody: orders to answer, reviews to decide, returns to answer or end. */
export interface Pending {
  orders: number
  reviews: number
  returns: number
}

export interface MenuEntry {
  to: string
  name: (texts: AdminTexts) => string
  waiting?: { count: (pending: Pending) => number; label: (texts: AdminTexts, count: number) => string }
  isOwners?: true
  /** On a phone it is in reach of the thumb, always. */
  isOnBar?: true
}

interface MenuGroup {
  name: keyof AdminTexts['common']['menuGroups']
  entries: readonly MenuEntry[]
}

/** One line an entry; a group without any is not shown. */
export const MENU: readonly MenuGroup[] = [
  {
    name: 'daily',
    entries: [
      { to: '/admin', name: ({ overview }) => overview.title, isOnBar: true },
      { to: '/admin/products', name: ({ common }) => common.products, isOnBar: true },
      {
        to: '/admin/orders',
        name: ({ common }) => common.orders,
        waiting: { count: ({ orders }) => orders, label: ({ common }, count) => common.pending(count) },
        isOnBar: true,
      },
      { to: '/admin/parcels', name: ({ parcels }) => parcels.title },
      {
        to: '/admin/returns',
        name: ({ returns }) => returns.menu,
        waiting: { count: ({ returns }) => returns, label: ({ returns }, count) => returns.waiting(count) },
      },
    ],
  },
  {
    name: 'selling',
    entries: [
      { to: '/admin/pre-orders', name: ({ preOrder }) => preOrder.title },
      { to: '/admin/coming', name: ({ coming }) => coming.title },
      { to: '/admin/shipping', name: ({ shipping }) => shipping.title },
      { to: '/admin/promo-codes', name: ({ promo }) => promo.title },
      { to: '/admin/customers', name: ({ customers }) => customers.title },
    ],
  },
  {
    name: 'window',
    entries: [
      { to: '/admin/gallery', name: ({ gallery }) => gallery.menu },
      {
        to: '/admin/reviews',
        name: ({ review }) => review.title,
        waiting: { count: ({ reviews }) => reviews, label: ({ review }, count) => review.pending(count) },
      },
    ],
  },
  {
    name: 'shop',
    entries: [
      { to: '/admin/staff', name: ({ staff }) => staff.title, isOwners: true },
      { to: '/admin/activity', name: ({ activity }) => activity.title, isOwners: true },
      { to: '/admin/notifications', name: ({ notifications }) => notifications.title },
      { to: '/admin/search-words', name: ({ common }) => common.searchWords },
      { to: '/admin/settings', name: ({ settings }) => settings.title, isOwners: true },
    ],
  },
]

/** The pages of an entry lie under its address; under the first one lie all. */
export const isUnder = ({ to }: MenuEntry, path: string): boolean =>
  path.replace(/\/$/, '') === to || (to !== '/admin' && path.startsWith(`${to}/`))
