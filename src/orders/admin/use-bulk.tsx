import { useMany } from '#back-office/use-many.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { changeManyCall, undoManyCall } from '../api.ts'
import type { BulkAction } from '../bulk/wire-bulk.ts'
import type { ListedOrder } from './admin-order.ts'
import { mayTake } from './status-change.ts'

export type BulkResult = Answer<typeof changeManyCall>['results'][number]

interface Outcome {
  what: BulkAction | 'undo'
  results: readonly BulkResult[]
}

/** Of these orders, those to which this is what comes next. */
export const takers = (orders: readonly ListedOrder[], action: BulkAction): ListedOrder[] =>
  orders.filter((order) => mayTake(order, action))

export function useBulk() {
  const { bulk } = useAdminTexts()
  const { isBusy, outcome, change, undo, forget } = useMany<Outcome>(bulk.failed)

  const take = (
    { action, restock = true }: { action: BulkAction; restock?: boolean },
    orders: readonly ListedOrder[],
    onSettled?: () => void,
  ): Promise<void> => {
    const asked = takers(orders, action).map(({ id, status: from }) => ({ id, from }))
    return change(async () => {
      const { results } = await sendRequest(changeManyCall, { action, restock, orders: asked })
      return { what: action, results }
    }, onSettled)
  }

  const takeBack = (done: readonly BulkResult[]): Promise<void> =>
    undo(async () => {
      const asked = done.flatMap(({ id, undo: step }) => (step ? [{ id, step: step.step }] : []))
      const { results } = await sendRequest(undoManyCall, { orders: asked })
      return { what: 'undo', results }
    })

  return { isBusy, outcome, take, undo: takeBack, forget }
}

export type Bulk = ReturnType<typeof useBulk>
