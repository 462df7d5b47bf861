import { plural } from '../plural.ts'
import { adminActivity } from './admin-activity.ts'
import { adminCatalogue } from './admin-catalogue.ts'
import { adminComing } from './admin-coming.ts'
import { adminCustomers } from './admin-customers.ts'
import { adminForms } from './admin-forms.ts'
import { adminGalleries } from './admin-galleries.ts'
import { adminLists } from './admin-lists.ts'
import { adminNotifications } from './admin-notifications.ts'
import { adminOrders } from './admin-orders.ts'
import { adminOverview } from './admin-overview.ts'
import { adminPayments } from './admin-payments.ts'
import { adminProducts } from './admin-products.ts'
import { adminPromoCodes } from './admin-promo-codes.ts'
import { adminRefusals } from './admin-refusals.ts'
import { adminReviews } from './admin-reviews.ts'
import { adminSearch } from './admin-search.ts'
import { adminSettings } from './admin-settings.ts'
import { adminShipping } from './admin-shipping.ts'
import { adminStaff } from './admin-staff.ts'
import { adminStock } from './admin-stock.ts'
import { adminTending } from './admin-tending.ts'
import { adminUploads } from './admin-uploads.ts'

const orders = plural({ one: '{n} order', other: '{n} orders' })
const newOrders = plural({ one: 'Show {n} new order', other: 'Show {n} new orders' })
const pieces = plural({ one: '{n} piece', other: '{n} pieces' })
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
  showing: (x: number, y: number) => `Showing ${x} of ${y} orders`,
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
  guest: 'Guest Order',
  view: 'View',
  viewOf: (id: string) => `View order ${id}`,
  edit: 'Edit',
  editOf: (id: string) => `Edit the status of order ${id}`,
  statusOf: (id: string) => `Status of order ${id}`,
  save: 'Save',
  cancel: 'Cancel',
  emptyTitle: 'No orders found',
  emptyFiltered: 'Try adjusting your search or filter criteria',
  emptyFirst: 'Orders appear here as soon as somebody buys.',
  orderUpdated: (status: string) => `Order updated: ${status}.`,
  updateFailed: (why: string) => `Failed to update order: ${why}`,
  noAnswer: 'No answer came: it may have gone through all the same. Look where the order stands, and undo it there.',
}

const approve = {
  action: 'Approve COD',
  actionOf: (id: string) => `Approve COD of order ${id}`,
  title: 'Approve COD payment',
  question: 'Are you sure you want to approve this COD payment? This will mark the order as paid and adjust inventory.',
  inHand: 'Only when the cash is in your hand.',
  amount: 'Amount received',
  confirm: 'Approve payment',
  done: 'COD payment approved successfully!',
  failed: (why: string) => `Failed to approve payment: ${why}`,
  error: (why: string) => `Error approving payment: ${why}`,
}

const change = {
  title: 'Change the status',
  ship: 'Mark shipped',
  deliver: 'Mark delivered',
  other: 'Other status',
  choose: 'Choose a status',
  apply: 'Change status',
  confirm: (status: string) => `Set to ${status}`,
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  note: 'Note',
  optional: 'optional',
  noteHint: 'Kept in the history, seen by the team only.',
  goods: 'The goods are back on the shelf',
  goodsHint: 'Untick it if they are lost, damaged or still with the customer.',
  recordsPayment: 'The payment is recorded.',
  staysSent: (status: string) => `The order stays ${status}.`,
  noPending: 'A payment is recorded for this order, so it can’t be pending again.',
  movedOn: (status: string) =>
    `Nothing was changed: the order has moved on while you looked at it. It is now: ${status}.`,
  readAgain: 'Show the order as it is now',
  unchanged: () => 'Stock does not change.',
  deducted: (count: number) => `${pieces(count)} reserved for this order will be deducted from stock.`,
  released: (count: number) => `${pieces(count)} reserved for this order will be on sale again.`,
  back: (count: number) => `${pieces(count)} will go back into stock.`,
  lost: (count: number) => `${pieces(count)} will not go back into stock.`,
  backReserved: (count: number) => `${pieces(count)} will go back into stock and stay reserved for this order.`,
  lostReserved: (count: number) => `${pieces(count)} will not go back into stock; as many others will be reserved.`,
  reservedAgain: (count: number) => `${pieces(count)} will be reserved again, if they are still there.`,
  deductedAgain: (count: number) => `${pieces(count)} will be deducted from stock, if they are still there.`,
}

const undo = {
  action: 'Undo',
  actionOf: (id: string, status: string) => `Undo: order ${id} back to ${status}`,
  notToldYet: (status: string) => `The customer is not told yet: for a minute this can go back to ${status}.`,
  done: (status: string) => `Undone. The order is ${status} again, and the customer was told nothing.`,
  failed: (why: string) => `Failed to undo: ${why}`,
  undone: 'Undone',
  backTo: (status: string) => `Undone: back to ${status}`,
}

const details = {
  title: (id: string) => `Order ${id}`,
  back: 'Back to Orders',
  customer: 'Customer',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  date: 'Order date',
  sku: 'SKU',
  call: 'Call',
  copyPhone: 'Copy phone',
  whatsapp: 'WhatsApp',
  whatsappText: (name: string, sku: string) => `Hello ${name}, this is Black & White about your order ${sku}.`,
  address: 'Shipping address',
  copyAddress: 'Copy address',
  postalCode: 'Postal code',
  egypt: 'Egypt',
  lines: 'Products',
  product: 'Product',
  size: 'Size',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  lineTotal: 'Total',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping fee',
  discount: 'Promo discount',
  total: 'Total',
  payment: 'Payment',
  method: 'Method',
  paidAt: 'Paid at',
  history: 'History',
  placed: 'Order placed',
  codApproved: 'COD payment approved',
  by: (name: string) => `by ${name}`,
  byShopper: 'by the customer',
  attention: (reason: string) => `Needs attention: ${reason}`,
  attentions: {
    unanswered: 'No answer for days. Call the customer, then approve or cancel.',
    'paid by card': 'Paid by card after it was switched to cash. Do not collect at the door.',
    'paid late': 'The money came after the hour was over. The pieces were still there, so the order stands again.',
    'sent back': 'Money came that the order could not take. It goes back to the card: see its payment.',
    'payment differs':
      'The bank reports a payment with another amount, currency or account. Look at it in the provider’s dashboard.',
    'payment unknown':
      'The payment provider does not answer, so nobody knows whether this order is paid. Look at its dashboard, then set the status.',
    'refunded elsewhere': 'Money was sent back outside the shop. Compare it with the provider’s dashboard.',
    'refund waiting': 'The payment provider has not answered a refund for an hour. The shop goes on trying each hour.',
    'difference owed': 'The order was made cheaper after it was paid. Give the difference back.',
    'refund refused': 'The bank refused a refund. Look at the provider’s dashboard and send the money another way.',
  } as Record<string, string>,
  orderMovedOn: 'The order has changed. This is where it stands now.',
  failed: 'The order could not be loaded',
  notFound: 'This order does not exist.',
  print: 'Print packing slip',
  slip: {
    title: 'Packing slip',
    number: 'Order',
    date: 'Date',
    from: 'From',
    to: 'Deliver to',
    collect: 'Cash to collect',
    nothing: 'Paid. Nothing to collect.',
    packed: 'Packed',
    scan: 'Scan to verify',
  },
}

export const admin = {
  common,
  denied,
  again,
  statuses,
  order,
  approve,
  change,
  undo,
  details,
  ...adminOverview,
  ...adminLists,
  ...adminNotifications,
  ...adminOrders,
  ...adminCatalogue,
  ...adminComing,
  ...adminCustomers,
  ...adminGalleries,
  ...adminForms,
  ...adminPayments,
  ...adminProducts,
  ...adminPromoCodes,
  ...adminRefusals,
  ...adminReviews,
  ...adminSearch,
  ...adminActivity,
  ...adminSettings,
  ...adminShipping,
  ...adminStaff,
  ...adminStock,
  ...adminTending,
  ...adminUploads,
}
