import { useMany } from '#back-office/list/use-many.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { changeManyCall, undoManyCall } from '../api.ts'
import type { BulkAction } from '../bulk/wire-bulk.ts'
import type { Parcel } from '../tending/courier.ts'
import { isPacked, type ListedOrder } from './admin-order.ts'
import { mayTake } from './status-change.ts'

export type BulkResult = Answer<typeof changeManyCall>['results'][number]

interface Outcome {
  what: BulkAction | 'undo' | 'print'
  results: readonly BulkResult[]
}

interface Told {
  onSettled?: () => void
  /** Where goods come back: on the shelf? */
  restock?: boolean
  /** Where cash orders are delivered: did their money come with them? */
  cashCame?: boolean
  /** Who brings it, where that is said with it. */
  parcelOf?: (order: ListedOrder) => (Parcel & { seen: Parcel }) | undefined
}

/** Of these orders, those to which this is what comes next. */
export const takers = (orders: readonly ListedOrder[], action: BulkAction): ListedOrder[] =>
  orders.filter((order) => mayTake(order, action))

export function useBulk() {
  const { bulk } = useAdminTexts()
  const { change, undo, tell, ...standing } = useMany<Outcome>(bulk.failed)

  const take = (what: BulkAction, orders: readonly ListedOrder[], told: Told = {}): Promise<void> => {
    const { onSettled, parcelOf, restock, cashCame } = told
    const requests = takers(orders, what).map((order) => {
      return { id: order.id, from: order.status, parcel: parcelOf?.(order) }
    })
    return change(async () => {
      const { results } = await sendRequest(changeManyCall, { action: what, restock, cashCame, orders: requests })
      return { what, results }
    }, onSettled)
  }

  const takeBack = (done: readonly BulkResult[]): Promise<void> =>
    undo(async () => {
      const undoSteps = done.flatMap(({ id, undo: step }) => (step ? [{ id, step: step.step }] : []))
      const { results } = await sendRequest(undoManyCall, { orders: undoSteps })
      return { what: 'undo', results }
    })

  /** Which of them have no slip; nothing to tell where each has. */
  const tellPrinted = (orders: readonly ListedOrder[]): void => {
    const resultOf = (order: ListedOrder): BulkResult => {
      const refusal = isPacked(order) ? null : { errorCode: 'CANCELLED', message: bulk.noSlip }
      return { id: order.id, status: null, undo: null, refusal }
    }
    if (!orders.every(isPacked)) tell({ what: 'print', results: orders.map(resultOf) })
  }

  return { ...standing, take, undo: takeBack, tellPrinted }
}

export type Bulk = ReturnType<typeof useBulk>

export interface ManyProps {
  orders: readonly ListedOrder[]
  bulk: Bulk
}

export interface ManyDialogProps extends ManyProps {
  isOpen: boolean
  onClose: () => void
}
