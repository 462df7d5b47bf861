import { adminActivity } from '#i18n/en/admin/activity.ts'
import { adminCatalogue } from '#i18n/en/admin/catalogue.ts'
import { adminComing } from '#i18n/en/admin/coming.ts'
import { adminCustomers } from '#i18n/en/admin/customers.ts'
import { adminForms } from '#i18n/en/admin/forms.ts'
import { adminGalleries } from '#i18n/en/admin/galleries.ts'
import { adminLists } from '#i18n/en/admin/lists.ts'
import { adminNotifications } from '#i18n/en/admin/notifications.ts'
import { adminOrder } from '#i18n/en/admin/order.ts'
import { adminOrders } from '#i18n/en/admin/orders.ts'
import { adminOverview } from '#i18n/en/admin/overview.ts'
import { adminParcels } from '#i18n/en/admin/parcels.ts'
import { adminPayments } from '#i18n/en/admin/payments.ts'
import { adminPreOrders } from '#i18n/en/admin/pre-orders.ts'
import { adminProducts } from '#i18n/en/admin/products.ts'
import { adminPromoCodes } from '#i18n/en/admin/promo-codes.ts'
import { adminRefusals } from '#i18n/en/admin/refusals.ts'
import { adminReturns } from '#i18n/en/admin/returns.ts'
import { adminReviews } from '#i18n/en/admin/reviews.ts'
import { adminSearch } from '#i18n/en/admin/search.ts'
import { adminSettings } from '#i18n/en/admin/settings.ts'
import { adminSettling } from '#i18n/en/admin/settling.ts'
import { adminShipping } from '#i18n/en/admin/shipping.ts'
import { adminStaff } from '#i18n/en/admin/staff.ts'
import { adminStock } from '#i18n/en/admin/stock.ts'
import { adminTending } from '#i18n/en/admin/tending.ts'
import { adminUploads } from '#i18n/en/admin/uploads.ts'
import { withCounts } from '#i18n/with-counts.ts'
import { plural } from '../plural.ts'

const orders = plural({ one: '{n} order', other: '{n} orders' })
const newOrders = plural({ one: 'Show {n} new order', other: 'Show {n} new orders' })
const more = plural({ one: '+{n} more item', other: '+{n} more items' })

const common = {
  shell: 'Back-office',
  menu: 'Back-office menu',
  menuGroups: { daily: 'Every day', selling: 'Selling', window: 'Shop window', shop: 'Shop' },
  more: 'More',
  moreFrom: (here: string) => `More: ${here}`,
  orders: 'Orders',
  products: 'Products',
  searchWords: 'Search words',
  pending: (count: number) => `${orders(count)} pending`,
  toShop: 'Shop',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss',
  clearAll: 'Clear all',
  loading: 'Loading…',
  because: (what: string, why: string) => `${what}: ${why}`,
  unreachable: 'The shop can’t be reached for a moment. Check your connection and try again.',
  mayBeOld: 'What you see may be old: it could not be read again.',
  gone: 'This does not exist, or not any more',
  goneHint: 'It may have been deleted, or the address is not whole.',
  noPage: 'There is no such page in the back-office',
  toOverview: 'Go to the overview',
  errorCode: (code: string) => `Code for support: ${code}`,
  perPage: 'Rows per page',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  onlyLooking: 'Your role may look at everything and change nothing.',
  copied: 'Copied',
  list: ', ',
}

const denied = {
  title: 'Access Denied',
  text: "You don't have permission to access this page. Admin privileges required.",
  home: 'Go to Homepage',
  ownersTitle: 'Only for owners',
  ownersText: 'This page is the owner’s. Ask an owner if you need something from it.',
  overview: 'Back to the overview',
}

const again = {
  title: 'Sign in again',
  text: 'Your session has ended. Everything you typed is still here: sign in, then repeat the last step.',
  action: 'Sign in',
}

const statuses = {
  pending: 'Pending',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

const order = {
  title: 'Orders',
  subtitle: 'Manage and track all customer orders',
  search: 'Search orders',
  searchHint: 'Order ID, code, customer, e-mail, phone',
  status: 'Status',
  allStatuses: 'All Statuses',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    'total-desc': 'Total, high to low',
    'total-asc': 'Total, low to high',
    name: 'Customer name',
  },
  showing: (x: number, y: number) => withCounts`Showing ${x} of ${y} orders`,
  failed: 'Failed to fetch orders',
  needsAttention: 'Needs attention',
  showNew: newOrders,
  columns: {
    id: 'Order ID',
    customer: 'Customer',
    payment: 'Payment',
    products: 'Products',
    total: 'Total',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',
  },
  methods: { cod: 'Cash on Delivery', paymob: 'Card Payment', none: 'N/A' },
  isPaid: 'Paid',
  isUnpaid: 'Not paid',
  more,
  line: (quantity: number, name: string, size: string) => `${quantity} × ${name}, ${size}`,
  packed: (quantity: number, size: string) => `${quantity} × ${size} ·`,
  guest: 'Guest Order',
  view: 'View',
  viewOf: (id: string) => `View order ${id}`,
  edit: 'Edit',
  editOf: (id: string) => `Edit the status of order ${id}`,
  editContents: 'Edit products or address',
  statusOf: (id: string) => `Status of order ${id}`,
  save: 'Save',
  cancel: 'Cancel',
  emptyTitle: 'No orders found',
  emptyFiltered: 'Try adjusting your search or filter criteria.',
  emptyFirst: 'Orders appear here as soon as somebody buys.',
  orderUpdated: (status: string) => `Order updated: ${status}.`,
  updateFailed: (why: string) => `Failed to update order: ${why}`,
  noAnswer: 'No answer came: it may have gone through all the same. Look where the order stands, and undo it there.',
}

export const admin = {
  common,
  denied,
  again,
  statuses,
  order,
  ...adminOverview,
  ...adminLists,
  ...adminNotifications,
  ...adminOrder,
  ...adminOrders,
  ...adminCatalogue,
  ...adminComing,
  ...adminCustomers,
  ...adminGalleries,
  ...adminForms,
  ...adminParcels,
  ...adminPayments,
  ...adminPreOrders,
  ...adminProducts,
  ...adminPromoCodes,
  ...adminRefusals,
  ...adminReturns,
  ...adminReviews,
  ...adminSearch,
  ...adminActivity,
  ...adminSettings,
  ...adminSettling,
  ...adminShipping,
  ...adminStaff,
  ...adminStock,
  ...adminTending,
  ...adminUploads,
}
