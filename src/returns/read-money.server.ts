import type { Db } from '#lib/db.server.ts'
import { inPiastres, type Piastres, sumOf, toPounds } from '#lib/money.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import type { ReturnRow } from './db.server.ts'
import { type Dues, readDues } from './read-dues.server.ts'
import { isAwaited } from './return.ts'

/** In piastres: what other open returns of the order are to bring back, and which they are. */
function promisedIn({ returns, dueWith }: Dues, { id }: ReturnRow): { promised: Piastres; promisedTo: string[] } {
  const others = returns.filter((each) => each.id !== id && isAwaited(each) && dueWith(each).due > 0)
  return { promised: sumOf(others.map((each) => dueWith(each).due)), promisedTo: others.map(({ code }) => code) }
}

/** `proposed`: what the return is worth, as far as it is left; `fee`: of that, or of what went back; `promised`: to others, which stays theirs. */
export async function readMoney(db: Db, request: ReturnRow, now: Date) {
  const { paymentInfo } = await readForAdmin(db, request.orderId, now)
  const { kind, refunded } = paymentInfo
  const last = paymentInfo.refunds.findLast(({ reason }) => reason === request.code)
  const paid = sumOf(request.lines.map(({ amount }) => amount))
  const dues = await readDues(db, request.orderId)
  const { due, fee } = dues.dueWith(request)
  const { promised, promisedTo } = promisedIn(dues, request)
  const refundable = Math.max(0, paymentInfo.refundable - toPounds(promised))
  return {
    kind,
    refunded,
    refundable,
    promised: toPounds(promised),
    promisedTo,
    paid: toPounds(paid),
    fee: toPounds(request.refund ? inPiastres(request.refund.fee ?? 0) : fee),
    proposed: Math.min(refundable, toPounds(due)),
    how: request.refund?.how ?? null,
    reference: request.refund?.reference ?? '',
    words: request.refund?.words ?? '',
    askedAt: last?.state === 'asked' ? last.at : null,
    refused: last?.state === 'refused' ? { amount: last.amount, at: last.at } : null,
  }
}
