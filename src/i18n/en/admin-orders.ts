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

export const adminOrders = { orderList }
