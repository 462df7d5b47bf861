import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refuseAtDoorCall } from '../cash/api.ts'
import type { OrderStatus } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import { mayHaveMoved, movedOnTo, withDoubt } from './use-order-change.tsx'
import { useUndo } from './use-undo.tsx'

/** `elsewhere`: where the order stands by now, if that is not where it was seen. */
export function useRefusing({ id, status: from }: Pick<ListedOrder, 'id' | 'status'>, onSettled: () => void) {
  const texts = useAdminTexts()
  const [elsewhere, setElsewhere] = useState<OrderStatus | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const { offerFor } = useUndo()

  const refuse = (form: { restock: boolean; note: string }): Promise<void> =>
    act(
      async () => {
        const { order } = await sendRequest(refuseAtDoorCall, { id, from, ...form })
        onSettled()
        tell('success', texts.door.done, { offer: offerFor(order) })
        await revalidate()
      },
      ({ refusal, words }) => {
        const moved = movedOnTo(refusal)
        setElsewhere(moved?.now ?? null)
        if (moved) return
        tell('error', withDoubt(texts.door.failed(words), refusal, texts), { refusal })
        if (mayHaveMoved(refusal)) void revalidate()
        onSettled()
      },
    )

  const readAgain = (): Promise<void> =>
    act(
      async () => {
        await revalidate()
        onSettled()
      },
      ({ words }) => tell('error', words),
    )

  return { isBusy, elsewhere, refuse, readAgain }
}
