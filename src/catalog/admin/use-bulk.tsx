import { useMany } from '#back-office/list/use-many.tsx'
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
  /** What was not asked for, because it has no picture. */
  left: readonly Product[]
}

interface Asking {
  onSettled?: () => void
  left?: readonly Product[]
}

export function useBulk() {
  const { productBulk } = useAdminTexts()
  const { change, undo, ...standing } = useMany<Outcome>(productBulk.failed)

  const take = (
    what: ProductChange,
    products: readonly Product[],
    { onSettled, left = [] }: Asking = {},
  ): Promise<void> => {
    const seenVersions = products.map(({ id, updatedAt }) => ({ id, updatedAt }))
    return change(async () => {
      const { results } = await sendRequest(changeManyProductsCall, { change: what, products: seenVersions })
      return { what: what.action, products, results, left }
    }, onSettled)
  }

  const takeBack = ({ results: done, products }: Outcome): Promise<void> =>
    undo(async () => {
      const undoSteps = done.flatMap(({ id, undo: back }) => (back ? [{ id, ...back }] : []))
      const { results } = await sendRequest(undoManyProductsCall, { products: undoSteps })
      return { what: 'undo', products, results, left: [] }
    })

  return { ...standing, take, undo: takeBack }
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
