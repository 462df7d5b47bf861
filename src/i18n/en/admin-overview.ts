import { plural } from '../plural.ts'

const pieces = plural({ one: '{n} piece', other: '{n} pieces' })
const orders = plural({ one: '{n} order', other: '{n} orders' })

const overview = {
  title: 'Overview',
  subtitle: 'How the shop stands, and what waits for you.',
  failed: 'Failed to fetch dashboard statistics',
  loading: 'Loading…',
  toDo: {
    title: 'To do now',
    nothing: 'Nothing waits for you.',
    approve: 'Cash to approve',
    ship: 'To ship',
    late: 'Late',
    attention: 'Needs attention',
    differing: 'Payments that don’t match',
    lowStock: 'Low stock',
    outOfStock: 'Out of stock',
    reviews: 'Reviews to decide',
  },
  cards: {
    title: 'The shop in numbers',
    totalProducts: 'Total Products',
    lowStock: 'Low Stock',
    outOfStock: 'Out of Stock',
    totalOrders: 'Total Orders',
    successfulOrders: 'Successful Orders',
    visits: 'Total Website Visits',
    lowStockHint: (most: number) => (most === 1 ? '1 piece left' : `1 to ${most} pieces left`),
    successfulHint: 'paid and not cancelled',
    visitsHint: 'since the shop opened',
  },
  periods: { all: 'All Time', year: 'This Year', '6month': '6 Months', month: 'This Month' },
  period: 'Period',
  earnings: {
    title: 'Earnings overview',
    earnings: 'Earnings',
    earningsHint: 'of successful orders, less refunds',
    successful: 'Successful orders',
    ofOrders: (count: number) => `of ${orders(count)}`,
    average: 'Average order',
    before: { year: 'the same time last year', '6month': 'the 6 months before', month: 'the same days last month' },
    more: (percent: string, then: string) => `${percent} more than ${then}`,
    less: (percent: string, then: string) => `${percent} less than ${then}`,
    same: (then: string) => `as much as ${then}`,
    nothingBefore: (then: string) => `nothing in ${then}`,
    none: 'Nothing has been sold in this period yet.',
  },
  chart: {
    measure: 'Show in the chart',
    measures: { revenue: 'Revenue', orders: 'Successful orders', average: 'Average order' },
    asTable: 'Show as table',
    asChart: 'Show as chart',
    label: (measure: string, period: string) => `${measure}, ${period}: arrow keys move through the chart`,
    caption: (period: string) => `Sales, ${period}`,
    columns: {
      day: 'Day',
      month: 'Month',
      successful: 'Successful orders',
      revenue: 'Revenue',
      average: 'Average order',
    },
    none: '-',
  },
  best: {
    title: 'Best sellers',
    hint: 'Pieces in successful orders, before promo codes and shipping.',
    sold: pieces,
    empty: 'What sells best appears here with the first paid order.',
  },
  viewed: {
    title: 'Most viewed',
    hint: 'Each visitor counts once per product and visit.',
    views: plural({ one: '{n} view', other: '{n} views' }),
    empty: 'Products appear here once somebody looks at them.',
  },
  showMore: (count: number) => `Show ${count} More`,
  showLess: 'Show Less',
  places: {
    title: 'Sales by governorate',
    hint: 'Successful orders, and their totals less refunds.',
    earned: (earnings: string, count: number) => `${earnings} · ${orders(count)}`,
  },
  sizes: { title: 'Sales by size', sold: (count: number, revenue: string) => `${pieces(count)} · ${revenue}` },
}

export const adminOverview = { overview }
