import { expect, test } from 'vitest'
import { wayOn } from './way-on.ts'

const order = (status: 'shipped' | 'delivered' | 'cancelled', open: number) => ({
  ...{ id: '1', sku: 'BW000001', name: 'Mona' },
  ...{ total: 250, open, status },
})

test.each([
  [
    'less than is open',
    { problem: 'amountDiffers', outcome: 'delivered', amount: 100, order: order('shipped', 250) },
    'part',
  ],
  [
    'more than is open',
    { problem: 'amountDiffers', outcome: 'delivered', amount: 251, order: order('shipped', 250) },
    null,
  ],
  ['nothing', { problem: 'amountDiffers', outcome: 'delivered', amount: 0, order: order('shipped', 250) }, null],
  [
    'all, of an order that is cancelled',
    { problem: 'cancelled', outcome: 'delivered', amount: 250, order: order('cancelled', 250) },
    'owed',
  ],
  [
    'more than all of it',
    { problem: 'cancelled', outcome: 'delivered', amount: 251, order: order('cancelled', 250) },
    null,
  ],
  [
    'less, of an order cancelled since',
    { problem: 'amountDiffers', outcome: 'delivered', amount: 100, order: order('cancelled', 250) },
    'owed',
  ],
  [
    'less, of an order that stands again',
    { problem: 'cancelled', outcome: 'delivered', amount: 100, order: order('delivered', 250) },
    'part',
  ],
  [
    'all, of an order that stands again',
    { problem: 'cancelled', outcome: 'delivered', amount: 250, order: order('delivered', 250) },
    null,
  ],
  [
    'refused after a part',
    { problem: 'amountDiffers', outcome: 'refused', amount: 0, order: order('delivered', 100) },
    'refused',
  ],
  [
    'refused with money',
    { problem: 'amountDiffers', outcome: 'refused', amount: 50, order: order('delivered', 100) },
    null,
  ],
  [
    'refused, and cancelled already',
    { problem: 'cancelled', outcome: 'refused', amount: 0, order: order('cancelled', 100) },
    null,
  ],
  [
    'another courier’s',
    { problem: 'otherCourier', outcome: 'delivered', amount: 100, order: order('shipped', 250) },
    null,
  ],
] as const)('a row on hold that says %s leads on as it should', (_, line, way) => {
  expect(wayOn({ state: 'held', ...line })).toBe(way)
  expect(wayOn({ state: 'aside', ...line })).toBeNull()
})
