import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { changeManyCall, undoManyCall } from '../api.ts'
import type { ListedOrder } from './admin-order.ts'
import { type NextStep, nextSteps } from './status-change.ts'

export type BulkResult = Answer<typeof changeManyCall>['results'][number]

export interface Outcome {
  what: NextStep | 'undo'
  results: readonly BulkResult[]
}

/** Of these orders, those to which this is what comes next. */
export const takers = (orders: readonly ListedOrder[], action: NextStep): ListedOrder[] =>
  orders.filter((order) => nextSteps(order).includes(action))

/** Many at once: what became of each is kept until somebody has seen it. */
export function useBulk() {
  const { bulk } = useAdminTexts()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()

  const run = (
    what: Outcome['what'],
    send: () => Promise<{ results: BulkResult[] }>,
    onSettled = (): void => undefined,
  ): Promise<void> =>
    act(
      async () => {
        const { results } = await send()
        // A dialog that is open would keep the focus from what is told now.
        onSettled()
        setOutcome({ what, results })
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', bulk.failed(words), { refusal })
        // A change whose answer was lost on the way may have been made.
        void revalidate()
      },
    )

  const take = (action: NextStep, orders: readonly ListedOrder[], onSettled?: () => void): Promise<void> => {
    const asked = takers(orders, action).map(({ id, status: from }) => ({ id, from }))
    return run(action, () => sendRequest(changeManyCall, { action, orders: asked }), onSettled)
  }

  const undo = (results: readonly BulkResult[]): Promise<void> =>
    run('undo', () =>
      sendRequest(undoManyCall, {
        orders: results.flatMap(({ id, undo }) => (undo ? [{ id, step: undo.step }] : [])),
      }),
    )

  return { isBusy, outcome, take, undo, forget: () => setOutcome(null) }
}

export type Bulk = ReturnType<typeof useBulk>
