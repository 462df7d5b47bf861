import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { SIZES, type Size } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { DeskProduct } from '#orders/desk/desk-product.ts'
import { addressIn, contentProblems, type TypedContents } from '#orders/desk/typed-order.ts'
import { orderPreOrderCall } from '../api.ts'
import type { AdminPreOrder } from '../shown-pre-order.ts'

const addressOf = ({ name, email, phone }: AdminPreOrder): TypedContents => ({
  ...{ name, email, phone },
  ...{ city: '', cityName: '', address: '', postalCode: '' },
  lines: [],
})

export function useOrderPreOrder(preOrder: AdminPreOrder) {
  const { preOrder: texts, common } = useAdminTexts()
  const { problems: words } = useTexts('checkout').checkout
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const [product, setProduct] = useState<DeskProduct | null>(null)
  const [size, setSize] = useState<Size>(preOrder.size)
  const [isElsewhere, setElsewhere] = useState(preOrder.address === null)
  const [address, setAddress] = useState(() => addressOf(preOrder))
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAsked, setAsked] = useState(false)

  const standsAgainst = (): Record<string, string> => {
    const { lines: _, ...rest } = contentProblems(address, { address: words, noLines: '', noSize: null }, false)
    return { ...(isElsewhere ? rest : {}), ...(product ? {} : { product: texts.noProduct }) }
  }
  const send = (productId: string): Promise<void> =>
    act(
      async () => {
        const { id, updatedAt } = preOrder
        const shippingAddress = isElsewhere ? addressIn(address) : undefined
        await sendRequest(orderPreOrderCall, { id, updatedAt, productId, size, shippingAddress, note: note.trim() })
        setAsked(false)
        tell('success', texts.ordered)
        await revalidate()
      },
      ({ refusal, words: why }) => {
        setProblems(refusal.errors ?? {})
        // What stands against a field is mended in the form behind the question.
        if (refusal.errors) setAsked(false)
        setProblem({ text: common.because(texts.orderFailed, why), refusal })
        if (refusal.code === 'PRE_ORDER_MOVED_ON' || refusal.code === 'STALE_EDIT') void revalidate()
      },
    )
  /** First what is missing, then the question. */
  const ask = (): void => {
    const newProblems = standsAgainst()
    setProblems(newProblems)
    setProblem(null)
    setAsked(Object.keys(newProblems).length === 0)
  }
  return {
    ...{ isBusy, problem, problems, product, size, isElsewhere, address, note, isAsked, ask, setElsewhere, setNote },
    close: (): void => setAsked(false),
    confirm: (): void => void (product && send(product.id)),
    choose: (chosen: DeskProduct): void => {
      setProduct(chosen)
      setProblems({})
    },
    takeSize: (word: string): void => setSize(SIZES.find((each) => each === word) ?? preOrder.size),
    type: (part: Partial<TypedContents>): void => setAddress((before) => ({ ...before, ...part })),
  }
}
