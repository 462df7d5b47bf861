import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { bookEdit } from '#orders/desk/book-edit.server.ts'
import { type EditPlan, planEdit, type WantedEdit } from '#orders/desk/plan-edit.server.ts'
import { markOrder } from '#orders/mark-order.server.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { endLiveAttempts } from './db.server.ts'
import type { Attention } from './payment.ts'

interface Edit extends WantedEdit {
  note: string
  /** What the editor saw, in piastres. */
  total: number
}

const isChange = ({ after }: EditPlan): boolean => Object.keys(after).length > 0

/**
 * Before it is shipped. A paid order that becomes cheaper owes the difference; an open payment of the old amount is
 * over, and money that still comes of it goes back.
 */
export async function editOrder({ note, total, ...edit }: Edit, context: RequestContext<'staff'>) {
  const { db, now, viewer } = context
  const { orderId } = edit
  await inTransaction(db, async (tx) => {
    const plan = await planEdit(tx, edit)
    if (!isChange(plan)) return
    const { order, after } = plan
    const hasOtherTotal = after.total !== undefined
    if (order.isPaid && hasOtherTotal) await markOrder(tx, orderId, 'difference owed' satisfies Attention)
    await bookEdit(tx, plan, { accountId: viewer.accountId, note, total }, now)
    if (!order.isPaid && hasOtherTotal) await endLiveAttempts(tx, orderId)
  })
  return readForAdmin(db, orderId, now)
}
