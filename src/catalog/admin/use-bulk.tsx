import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import { changeManyProductsCall, undoManyProductsCall } from '../api.ts'
import type { Product } from '../shop-product.ts'

export type ProductChange = CallInput<typeof changeManyProductsCall>['change']
type Result = Answer<typeof changeManyProductsCall>['results'][number]

interface Outcome {
  what: ProductChange['action'] | 'undo'
  results: readonly Result[]
  /** As they were called when it was done. */
  products: readonly Product[]
}

/** Many products at once: what became of each is kept until somebody has seen it. */
export function useBulk() {
  const { productBulk } = useAdminTexts()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()

  const run = (
    told: Omit<Outcome, 'results'>,
    send: () => Promise<{ results: Result[] }>,
    onSettled = (): void => undefined,
  ): Promise<void> =>
    act(
      async () => {
        const { results } = await send()
        // A dialog that is still open as this comes would keep the focus from what is told.
        flushSync(onSettled)
        setOutcome({ ...told, results })
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', productBulk.failed(words), { refusal })
        // A change whose answer was lost on the way may have been made.
        void revalidate()
      },
    )

  const take = (change: ProductChange, products: readonly Product[], onSettled?: () => void): Promise<void> => {
    const asked = products.map(({ id, updatedAt }) => ({ id, updatedAt }))
    const send = () => sendRequest(changeManyProductsCall, { change, products: asked })
    return run({ what: change.action, products }, send, onSettled)
  }

  const undo = ({ results, products }: Outcome): Promise<void> => {
    const asked = results.flatMap(({ id, undo: back }) => (back ? [{ id, ...back }] : []))
    return run({ what: 'undo', products }, () => sendRequest(undoManyProductsCall, { products: asked }))
  }

  return { isBusy, outcome, take, undo, forget: () => setOutcome(null) }
}

export type Bulk = ReturnType<typeof useBulk>

export interface ManyProps {
  products: readonly Product[]
  bulk: Bulk
}

export interface ManyDialogProps extends ManyProps {
  isOpen: boolean
  onClose: () => void
}
