import { z } from 'zod'
import { CATEGORIES, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { id, success } from '#lib/wire.ts'
import { PERIODS } from '#visits/periods.ts'

const period = z.enum(PERIODS).default('all').meta({
  description: 'Whole calendar months in Cairo, the running one included',
})
const count = z.int().min(0)
const figures = {
  totalOrders: count,
  successfulOrders: count.meta({ description: 'with a payment recorded and not cancelled' }),
  totalEarnings: z.number().meta({ description: 'their totals less refunds' }),
}
const Figures = z.object(figures).meta({ id: 'SalesFigures' })

export const getDashboardStatsCall = endpoint({
  method: 'GET',
  path: '/orders/dashboard-stats',
  summary: 'Orders, successful orders and earnings of a period, and of as much of the time before it',
  query: z.object({ period }),
  answer: z.object({
    success,
    stats: Figures,
    before: Figures.nullable(),
    lately: z.object({ stats: Figures, before: Figures }).nullable().meta({
      description: 'of all of the time, which has none before it: the last 30 days, and the 30 before them',
    }),
  }),
})

export const listSalesCall = endpoint({
  method: 'GET',
  path: '/orders/sales',
  summary: 'The same by day (of one month) or by month, none left out',
  query: z.object({ period }),
  answer: z.object({
    success,
    step: z.enum(['day', 'month']),
    sales: z.array(
      z.object({
        point: z.string().meta({ description: '2026-03-05 or 2026-03, in Cairo' }),
        ...figures,
        averageOrder: z.number().nullable().meta({ description: 'earnings per successful order' }),
      }),
    ),
  }),
})

export const listSalesSharesCall = endpoint({
  method: 'GET',
  path: '/orders/sales/shares',
  summary: 'Where to and in which sizes the shop sells: orders by governorate, sold pieces by size',
  query: z.object({ period }),
  answer: z.object({
    success,
    governorates: z.array(
      z.object({ governorateId: z.string(), governorateName: z.string(), governorateNameAr: z.string(), ...figures }),
    ),
    sizes: z.array(z.object({ size: z.enum(SIZES), totalQuantity: count, totalRevenue: z.number() })),
  }),
})

const limit = z.coerce.number<number | string>().int().min(1).max(100).default(5)

const ranked = {
  productId: id,
  name: z.string(),
  nameAr: z.string(),
  category: z.enum(CATEGORIES),
  image: z.string().nullable(),
  imageSize: z.object({ width: z.int(), height: z.int() }).nullable(),
}

export const listBestSellersCall = endpoint({
  method: 'GET',
  path: '/orders/best-selling-products',
  summary: 'What was sold most, in successful orders; revenue is before promo codes and shipping',
  query: z.object({ limit }),
  answer: z.object({
    success,
    stats: z.array(z.object({ ...ranked, totalQuantity: count, totalRevenue: z.number() })),
  }),
})

export const listMostViewedCall = endpoint({
  method: 'GET',
  path: '/orders/most-viewed-products',
  summary: 'What was looked at most, each session counting once for a product',
  query: z.object({ limit }),
  answer: z.object({ success, stats: z.array(z.object({ ...ranked, views: count })) }),
})

const funnel = {
  visits: count,
  carts: count.meta({ description: 'visits with something in the cart' }),
  checkouts: count,
  orders: count,
  share: z.number().nullable().meta({ description: 'orders per visit; null without a visit' }),
}

export const listSourcesCall = endpoint({
  method: 'GET',
  path: '/admin/sources',
  summary: 'Where visits and orders came from, and the same by day (of one month) or by month',
  query: z.object({ period }),
  answer: z.object({
    success,
    step: z.enum(['day', 'month']),
    sources: z.array(
      z.object({
        source: z.string().nullable().meta({
          description: '`instagram / social / summer`, a host, `direct`, `other` (the rest); null: not told',
        }),
        ...funnel,
      }),
    ),
    times: z.array(z.object({ point: z.string(), ...funnel })),
  }),
})

export const listMissedCall = endpoint({
  method: 'GET',
  path: '/admin/missed',
  summary: 'What shoppers looked for and did not find: words without a result, sizes that were sold out',
  query: z.object({ period }),
  answer: z.object({
    success,
    searches: z.array(z.object({ words: z.string(), times: count })),
    sizes: z.array(
      z.object({
        productId: id,
        name: z.string(),
        nameAr: z.string(),
        size: z.enum(SIZES),
        isOneSize: z.boolean(),
        presses: count.meta({ description: 'sessions that chose it' }),
        wishes: count.meta({ description: 'who asked to be told when it is back' }),
      }),
    ),
  }),
})

export const countToDoCall = endpoint({
  method: 'GET',
  path: '/admin/to-do',
  summary: 'How much waits for somebody of the team',
  answer: z.object({
    success,
    toDo: z.object({
      pending: count.meta({ description: 'not answered yet' }),
      approve: count.meta({ description: 'cash not recorded yet' }),
      ship: count.meta({ description: 'paid and not sent' }),
      late: count.meta({ description: 'of these, what should have arrived by now' }),
      attention: count,
      differing: count.meta({ description: 'payments that don’t match their order' }),
      reviews: count,
      cash: count.meta({ description: 'orders whose cash is out longer than agreed with their couriers' }),
      returns: count.meta({ description: 'to answer, or here and to end' }),
    }),
  }),
})
