import { plural } from '#i18n/plural.ts'

/** To whoever of the team wants to be told. */
export const notificationLetters = {
  newOrder: (sku: string, total: string) => `New order ${sku}: ${total}`,
  newOrders: plural({ one: '{n} new order', other: '{n} new orders' }),
  cameIn: plural({ one: 'A new order has come in:', other: '{n} new orders have come in:' }),
  pieces: plural({ one: '{n} piece', other: '{n} pieces' }),
  methods: { cod: 'Cash on Delivery', paymob: 'Card Payment' },
  between: ' · ',
  more: plural({ one: 'and {n} more.', other: 'and {n} more.' }),
  toOrders: 'To the orders',
  summaryOf: (day: string) => `Good morning: ${day}`,
  morning: 'Yesterday, and what waits for you today:',
  summary: {
    newOrders: 'New orders yesterday',
    revenue: 'Revenue yesterday',
    late: 'Late',
    attention: 'Need attention',
    approve: 'Cash to approve',
    ship: 'To ship',
    overdue: 'Cash overdue with couriers',
    reviews: 'Reviews waiting',
    outOfStock: 'Out of stock',
    lowStock: 'Low stock',
  },
  toOverview: 'To the overview',
  why: 'You get this mail because you asked for it in the back-office.',
  change: 'Change that',
}
