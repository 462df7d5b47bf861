import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { wordsFor } from '#back-office/admin-act.tsx'
import { useItemOrder } from '#back-office/list/use-item-order.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { Color } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { orderComingCall } from '../api.ts'
import type { ComingImage } from './coming-image.ts'

const idsOf = (items: readonly ComingImage[]): string[] => items.map(({ id }) => id)

/** Each move is sent as it is made, one after the other; what was refused stands as it did before. */
export function useImageOrder(collection: Color, items: readonly ComingImage[]) {
  const texts = useAdminTexts()
  const { revalidate } = useRevalidator()
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const sending = useRef(Promise.resolve())
  const underWay = useRef(0)

  const shown = (moved ?? idsOf(items))
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .map((item) => ({ ...item, key: item.id }))

  const send = async (from: readonly string[], ids: readonly string[]): Promise<void> => {
    try {
      await sendRequest(orderComingCall, { collection, ids: [...ids], from: [...from] })
    } catch (error) {
      const refusal = refusalIn(error)
      setProblem({ text: texts.common.because(texts.coming.orderFailed, wordsFor(refusal, texts)), refusal })
    }
    underWay.current -= 1
    if (underWay.current > 0) return
    await revalidate()
    setMoved(null)
  }

  const order = useItemOrder(shown, (edit) => {
    const [from, ids] = [idsOf(shown), idsOf(edit(shown))]
    setMoved(ids)
    setProblem(null)
    underWay.current += 1
    sending.current = sending.current.then(() => send(from, ids))
  })
  return { shown, order, problem }
}
