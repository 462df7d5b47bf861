import type { Db } from '#lib/db.server.ts'
import { sumOf, toPounds } from '#lib/money.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import type { ReturnRow } from './db.server.ts'
import { readFee } from './read-fee.server.ts'

/** `proposed`: what the return is worth, as far as it has not gone back yet. */
export async function readMoney(db: Db, request: ReturnRow, now: Date) {
  const { paymentInfo } = await readForAdmin(db, request.orderId, now)
  const { kind, refunded, refundable } = paymentInfo
  const last = paymentInfo.refunds.findLast(({ reason }) => reason === request.code)
  const paid = sumOf(request.lines.map(({ amount }) => amount))
  const fee = await readFee(db, request)
  return {
    kind,
    refunded,
    refundable,
    paid: toPounds(paid),
    fee: toPounds(fee),
    proposed: Math.min(refundable, toPounds(paid + fee)),
    how: request.refund?.how ?? null,
    reference: request.refund?.reference ?? '',
    words: request.refund?.words ?? '',
    askedAt: last?.state === 'asked' ? last.at : null,
    refused: last?.state === 'refused' ? { amount: last.amount, at: last.at } : null,
  }
}
