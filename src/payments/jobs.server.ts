import { type Jobs, timedJob } from '#lib/jobs.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { askProvider } from './ask-provider.server.ts'
import { carryOutRefund } from './carry-out-refund.server.ts'
import { checkRefunds } from './check-refunds.server.ts'
import { closeUnpaidOrder } from './close-unpaid-order.server.ts'
import { closeUnpaidOrders } from './close-unpaid-orders.server.ts'
import { pressRefunds } from './press-refunds.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'ask-provider': { orderId: string }
    'close-unpaid-orders': Record<string, never>
    'close-unpaid-order': { orderId: string }
    'carry-out-refund': { refundId: string }
    'check-refunds': { paymentId: string }
    'press-refunds': Record<string, never>
  }
}

export const paymentJobs = (
  deps: Deps,
): Pick<
  Jobs,
  'ask-provider' | 'close-unpaid-orders' | 'close-unpaid-order' | 'carry-out-refund' | 'check-refunds' | 'press-refunds'
> => ({
  // A provider that does not answer is asked again at the next of its times, or by whoever waits.
  'ask-provider': async ({ orderId }) => void (await askProvider(deps, orderId, new Date())),
  'close-unpaid-orders': timedJob('* * * * *', () => closeUnpaidOrders(deps.db, new Date())),
  'close-unpaid-order': ({ orderId }) => closeUnpaidOrder(deps, orderId, new Date()),
  'carry-out-refund': ({ refundId }) => carryOutRefund(deps, refundId, new Date()),
  'check-refunds': ({ paymentId }) => checkRefunds(deps, paymentId, new Date()),
  'press-refunds': timedJob('23 * * * *', () => pressRefunds(deps, new Date())),
})
