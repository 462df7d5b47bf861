import { useMany } from '#back-office/list/use-many.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { orderManyCall } from '../api.ts'
import type { ListedPreOrder, PreOrderResult } from '../shown-pre-order.ts'

export function useOrderMany() {
  const { preOrder: texts } = useAdminTexts()
  const { change, isBusy, problem, leave, outcome, forget } = useMany<readonly PreOrderResult[]>(texts.manyFailed)
  const make = (productId: string, preOrders: readonly ListedPreOrder[], onSettled: () => void): Promise<void> =>
    change(async () => {
      const { results } = await sendRequest(orderManyCall, { productId, ids: preOrders.map(({ id }) => id) })
      return results
    }, onSettled)
  return { isBusy, problem, leave, outcome, make, forget }
}

export type ManyOrders = ReturnType<typeof useOrderMany>
