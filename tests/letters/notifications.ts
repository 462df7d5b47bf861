import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { ordersLetter } from '../../src/notifications/orders-letter.server.ts'
import { summaryLetter } from '../../src/notifications/summary-letter.server.ts'
import { EXAMPLE_SHOP, exampleOrder } from '../support/example-order.ts'

export function letters(language: Language): Record<string, Letter> {
  const order = { ...exampleOrder(language), pieces: 3 }
  const receiver = {
    ...{ email: 'owner@mailbox.example', name: exampleOrder(language).name, language },
    ...{ orders: 'each' as const, summaryHour: 8, updatedAt: order.updatedAt },
  }
  const frame = { id: 'example', receiver, publicUrl: EXAMPLE_SHOP, shopName: 'Black & White' }
  const counts = { newOrders: 12, approve: 3, ship: 5, late: 1, attention: 2, reviews: 4, outOfStock: 1, lowStock: 6 }
  const summary = { yesterday: '2026-03-02', counts, revenue: 18_450.5, overdue: 3_275 }
  return {
    'a new order': ordersLetter({ ...frame, orders: [order], count: 1 }),
    'many new orders': ordersLetter({ ...frame, orders: [order, { ...order, sku: 'BW7K2M9P' }], count: 34 }),
    'the morning’s summary': summaryLetter(frame, summary, '2026-03-03'),
  }
}
