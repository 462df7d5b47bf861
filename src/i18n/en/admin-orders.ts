import { plural } from '../plural.ts'

const orderList = {
  views: 'Views of the orders',
  all: 'All',
  viewNames: { 'to-approve': 'To approve', 'to-ship': 'To ship', late: 'Late', attention: 'Needs attention' },
  more: (chosen: number) => (chosen === 0 ? 'More filters' : `More filters (${chosen})`),
  method: 'Payment method',
  everyMethod: 'All methods',
  paid: 'Payment state',
  everyPaid: 'Paid or not',
  paidNames: { true: 'Paid', false: 'Not paid' },
  governorate: 'Governorate',
  everyGovernorate: 'All governorates',
  from: 'From day',
  to: 'To day',
}

const bulk = {
  orderNamed: (id: string) => `order ${id}`,
  approve: (count: number) => `Approve COD (${count})`,
  ship: (count: number) => `Mark shipped (${count})`,
  deliver: (count: number) => `Mark delivered (${count})`,
  print: plural({ one: 'Print {n} packing slip', other: 'Print {n} packing slips' }),
  amount: 'Amount received in all',
  approveTitle: plural({ one: 'Approve {n} COD payment', other: 'Approve {n} COD payments' }),
  approved: plural({ one: '{n} COD payment approved.', other: '{n} COD payments approved.' }),
  shipped: plural({ one: '{n} order marked shipped.', other: '{n} orders marked shipped.' }),
  delivered: plural({ one: '{n} order marked delivered.', other: '{n} orders marked delivered.' }),
  undone: plural({ one: '{n} order is as it was before.', other: '{n} orders are as they were before.' }),
  undo: 'Undo all',
  undoNamed: (what: string) => `Undo: ${what}`,
  undoHint: 'For a minute it can be undone; only then the customers are told.',
  failed: (why: string) => `Failed to update the orders: ${why}`,
  nowAt: (status: string) => `It is now: ${status}.`,
}

export const adminOrders = { orderList, bulk }
