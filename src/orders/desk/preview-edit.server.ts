import { inTransaction } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findMoneyOf } from '../db-shown-money.server.ts'
import type { Amounts } from '../price.ts'
import { planEdit, type WantedEdit } from './plan-edit.server.ts'
import { shownEdit } from './show-edit.ts'

export const shownSums = ({ subtotal, shippingFee, discount, total }: Amounts) => ({
  subtotal: toPounds(subtotal),
  shippingFee: toPounds(shippingFee),
  discount: toPounds(discount),
  total: toPounds(total),
})

/** The plan of an edit, and nothing of it booked. */
export function previewEdit(edit: WantedEdit, { db, browser }: RequestContext<'staff'>) {
  return inTransaction(db, async (tx) => {
    const { order, old, amounts, promo, before, after } = await planEdit(tx, edit)
    const { payment } = await findMoneyOf(tx, order.id)
    const paid = order.isPaid && payment ? payment.amount - payment.refunded : 0
    const why = promo?.why ? answerOf(new Refusal(promo.why), browser.language).message : null
    return {
      before: shownSums(old.amounts),
      after: shownSums(amounts),
      edit: { before: shownEdit(before), after: shownEdit(after) },
      promoCode: promo && { code: promo.code, why },
      owedBack: toPounds(Math.max(0, paid - amounts.total)),
    }
  })
}
