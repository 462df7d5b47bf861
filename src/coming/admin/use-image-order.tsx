import { startTransition, useState } from 'react'
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
import { movesInTurn } from './moves-in-turn.ts'

const idsOf = (items: readonly ComingImage[]): string[] => items.map(({ id }) => id)

/** Each move is sent as it is made, one after the other; what was refused stands as it did before. */
export function useImageOrder(collection: Color, items: readonly ComingImage[]) {
  const texts = useAdminTexts()
  const { revalidate } = useRevalidator()
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [takeTurn] = useState(movesInTurn)

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
  }
  // What was read is drawn in a transition: what was moved stays until then, and no move begins from what stood before.
  const settle = (): void => startTransition(() => setMoved(null))

  const order = useItemOrder(shown, (edit) => {
    const [from, ids] = [idsOf(shown), idsOf(edit(shown))]
    setMoved(ids)
    setProblem(null)
    void takeTurn({ send: () => send(from, ids), readAgain: revalidate, settle })
  })
  return { shown, order, problem }
}
