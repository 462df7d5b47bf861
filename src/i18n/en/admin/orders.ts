import { plural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'
import { adminCash } from './cash.ts'
import { adminDesk } from './desk.ts'
import { adminInvoices } from './invoices.ts'

const orderList = {
  views: 'Views of the orders',
  all: 'All',
  viewNames: {
    'to-confirm': 'Not confirmed',
    'to-approve': 'To approve',
    'to-ship': 'To ship',
    late: 'Late',
    attention: 'Needs attention',
  },
  nothingWaits: {
    'to-confirm': {
      title: 'Everybody has confirmed',
      text: 'Cash orders whose customers have not said yes yet wait here.',
    },
    'to-approve': { title: 'Nothing to approve', text: 'Cash on delivery that is not approved yet waits here.' },
    'to-ship': { title: 'Nothing to ship', text: 'Orders that are paid or approved wait here until they are sent.' },
    late: { title: 'Nothing is late', text: 'Orders that should have arrived by now, and are not sent, wait here.' },
    attention: { title: 'Nothing needs attention', text: 'Orders that somebody has to decide about wait here.' },
  },
  more: (chosen: number) => (chosen === 0 ? 'More filters' : `More filters (${chosen})`),
  method: 'Payment method',
  everyMethod: 'All methods',
  paid: 'Payment state',
  everyPaid: 'Paid or not',
  paidNames: { true: 'Paid', false: 'Not paid' },
  governorate: 'Governorate',
  everyGovernorate: 'All governorates',
  promoCode: 'Promo code',
  everyPromoCode: 'With any code, or none',
  from: 'From day',
  to: 'To day',
  export: 'Export CSV',
  exportFailed: (why: string) => `Failed to export orders: ${why}`,
}

const bulk = {
  orderNamed: (id: string) => `order ${id}`,
  approve: (count: number) => withCounts`Approve COD (${count})`,
  ship: (count: number) => withCounts`Mark shipped (${count})`,
  deliver: (count: number) => withCounts`Mark delivered (${count})`,
  print: plural({ one: 'Print {n} packing slip', other: 'Print {n} packing slips' }),
  export: (count: number) => withCounts`Export CSV (${count})`,
  amount: 'Amount received in all',
  approveTitle: plural({ one: 'Approve {n} COD payment', other: 'Approve {n} COD payments' }),
  approveQuestion: (count: number) =>
    withCounts`Are you sure you want to approve these ${count} COD payments? This will mark the orders as paid and adjust inventory.`,
  sentQuestion: (count: number) =>
    withCounts`Are you sure you want to approve these ${count} COD payments? This will mark the orders as paid. Their pieces have left the stock already.`,
  approveConfirm: plural({ one: 'Approve payment', other: 'Approve {n} payments' }),
  shipMany: plural({ one: 'Mark {n} order shipped', other: 'Mark {n} orders shipped' }),
  deliverMany: plural({ one: 'Mark {n} order delivered', other: 'Mark {n} orders delivered' }),
  cashCame: plural({ one: 'The cash of {n} order was received', other: 'The cash of {n} orders was received' }),
  cashHint:
    'Delivered and paid in one step. Leave it unticked while a courier has the cash: its settlement records it.',
  toCollect: 'Cash to collect',
  courierHint: 'For all of these that have none yet. The customers see it in the shipped mail and when tracking.',
  numberOf: (id: string) => `Tracking number of order ${id}`,
  approved: plural({ one: '{n} COD payment approved.', other: '{n} COD payments approved.' }),
  shipped: plural({ one: '{n} order marked shipped.', other: '{n} orders marked shipped.' }),
  delivered: plural({ one: '{n} order marked delivered.', other: '{n} orders marked delivered.' }),
  printed: plural({ one: '{n} packing slip.', other: '{n} packing slips.' }),
  noSlip: 'A cancelled order has no packing slip.',
  undone: plural({ one: '{n} order is as it was before.', other: '{n} orders are as they were before.' }),
  undo: 'Undo all',
  undoNamed: (what: string) => `Undo: ${what}`,
  undoHint: 'For a minute it can be undone; only then the customers are told.',
  failed: (why: string) => `Failed to update the orders: ${why}`,
  nowAt: (status: string) => `It is now: ${status}.`,
}

/** The columns of the exported table. */
const orderFile = {
  id: 'Order ID',
  sku: 'SKU',
  date: 'Date',
  status: 'Status',
  method: 'Payment method',
  paid: 'Payment state',
  customer: 'Customer',
  phone: 'Phone',
  email: 'E-mail',
  governorate: 'Governorate',
  city: 'City',
  address: 'Address',
  postalCode: 'Postal code',
  products: 'Products',
  pieces: 'Pieces',
  subtotal: 'Subtotal (EGP)',
  shippingFee: 'Shipping fee (EGP)',
  discount: 'Promo discount (EGP)',
  total: 'Total (EGP)',
  promoCode: 'Promo code',
}

export const adminOrders = { orderList, bulk, orderFile, ...adminDesk, ...adminInvoices, ...adminCash }
