import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Asker } from '#orders/reading/asker.server.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { findOrderOf, updateReturn } from './db.server.ts'
import { lockReturn } from './lock-return.server.ts'
import { moveReturn } from './move-return.server.ts'
import { mayWithdraw, type ReturnState } from './return.ts'

interface Withdrawal {
  id: string
  /** What whoever takes it back saw. */
  from: ReturnState
}

/** By whom its order belongs to; to anyone else it does not exist. Its pieces, and a size that it held, are free again. */
export async function withdrawReturn({ id, from }: Withdrawal, asker: Asker): Promise<void> {
  const orderOfReturn = await findOrderOf(asker.db, { id })
  if (!orderOfReturn) throw new Refusal('NOT_FOUND')
  await getOwnOrder(orderOfReturn.orderId, asker)
  await inTransaction(asker.db, async (tx) => {
    const { order, request } = await lockReturn(tx, id)
    const { state } = request
    if (state === 'withdrawn') return
    if (state !== from) throw new Refusal('STALE_EDIT', { details: { state } })
    if (!mayWithdraw(state)) throw new Refusal('STATE_CONFLICT')
    await updateReturn(tx, id, { payToBy: null, payTo: null })
    await moveReturn(tx, { order, request }, { to: 'withdrawn', accountId: null, letter: 'now' }, asker.now)
  })
}
