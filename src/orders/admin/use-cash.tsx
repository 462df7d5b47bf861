import { useState } from 'react'
import type { OrderStatus } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import { CashField } from './cash-field.tsx'
import { asksForCash, type Foreseen, hasCashHere } from './status-change.ts'

/** Who delivers a cash order says in the same breath whether its money came. */
export function useCash(order: ListedOrder, nextStatus: OrderStatus | null) {
  const [cashCame, setCash] = useState(hasCashHere(order))
  const isAsked = asksForCash(order, nextStatus)
  return {
    form: isAsked ? { cashCame } : {},
    foreseen: (next: Foreseen | null): Foreseen | null =>
      next && isAsked ? { ...next, recordsPayment: cashCame } : next,
    field: isAsked ? <CashField order={order} isChecked={cashCame} onCheck={setCash} /> : null,
  }
}
