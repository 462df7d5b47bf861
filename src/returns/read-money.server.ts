import type { Db } from '#lib/db.server.ts'
import { type Piastres, sumOf, toPounds } from '#lib/money.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { listReturnsOf, type ReturnRow } from './db.server.ts'
import { readFee } from './read-fee.server.ts'
import { dueOf, isAwaited } from './return.ts'

/** In piastres: what other open returns of the order are to bring back, and which they are. */
async function readPromised(db: Db, { id, orderId }: ReturnRow): Promise<{ promised: Piastres; promisedTo: string[] }> {
  const others = (await listReturnsOf(db, orderId)).filter((each) => each.id !== id && isAwaited(each))
  const dues = await Promise.all(others.map(async (each) => dueOf(each, await readFee(db, each)).due))
  const promisedTo = others.filter((_, at) => dues[at]).map(({ code }) => code)
  return { promised: sumOf(dues), promisedTo }
}

/** `proposed`: what the return is worth, as far as it is left; `promised`: to others, which stays theirs. */
export async function readMoney(db: Db, request: ReturnRow, now: Date) {
  const { paymentInfo } = await readForAdmin(db, request.orderId, now)
  const { kind, refunded } = paymentInfo
  const last = paymentInfo.refunds.findLast(({ reason }) => reason === request.code)
  const paid = sumOf(request.lines.map(({ amount }) => amount))
  const { due, fee } = dueOf(request, await readFee(db, request))
  const { promised, promisedTo } = await readPromised(db, request)
  const refundable = Math.max(0, paymentInfo.refundable - toPounds(promised))
  return {
    kind,
    refunded,
    refundable,
    promised: toPounds(promised),
    promisedTo,
    paid: toPounds(paid),
    fee: toPounds(fee),
    proposed: Math.min(refundable, toPounds(due)),
    how: request.refund?.how ?? null,
    reference: request.refund?.reference ?? '',
    words: request.refund?.words ?? '',
    askedAt: last?.state === 'asked' ? last.at : null,
    refused: last?.state === 'refused' ? { amount: last.amount, at: last.at } : null,
  }
}
