import type { Answer } from '#lib/endpoint.ts'
import type { getOrderCall } from './api.ts'
import type { OrderStatus } from './order.ts'

/** An order as a page shows it. */
export type ShownOrder = Answer<typeof getOrderCall>['order']

/** The way every parcel goes; payment comes in between or at the door. */
const WAY: readonly OrderStatus[] = ['pending', 'shipped', 'delivered']

/** What is still to come for an order that stands here. */
export const stepsAhead = (status: OrderStatus): OrderStatus[] =>
  status === 'cancelled' ? [] : WAY.slice(Math.max(0, WAY.indexOf(status)) + 1)
