import type { Db } from '#lib/db.server.ts'
import { type Piastres, sumOf, toPounds } from '#lib/money.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { listReturnsOf, type ReturnRow } from './db.server.ts'
import { readFee } from './read-fee.server.ts'
import { dueOf, isAwaited } from './return.ts'

/** In piastres: what other open returns of the order are to bring back. */
async function readPromised(db: Db, { id, orderId }: ReturnRow): Promise<Piastres> {
  const others = (await listReturnsOf(db, orderId)).filter((each) => each.id !== id && isAwaited(each))
  return sumOf(await Promise.all(others.map(async (each) => dueOf(each, await readFee(db, each)).due)))
}

/** `proposed`: what the return is worth, as far as it is left; `promised`: to others, which stays theirs. */
export async function readMoney(db: Db, request: ReturnRow, now: Date) {
  const { paymentInfo } = await readForAdmin(db, request.orderId, now)
  const { kind, refunded } = paymentInfo
  const last = paymentInfo.refunds.findLast(({ reason }) => reason === request.code)
  const paid = sumOf(request.lines.map(({ amount }) => amount))
  const { due, fee } = dueOf(request, await readFee(db, request))
  const promised = toPounds(await readPromised(db, request))
  const refundable = Math.max(0, paymentInfo.refundable - promised)
  return {
    kind,
    refunded,
    refundable,
    promised,
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
