import { useRevalidator } from 'react-router'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { ask } from '#lib/call.ts'
import { useAct } from '#shell/admin-act.tsx'
import { tell } from '#shell/admin-notice.tsx'
import { approveCodCall, changeStatusCall } from '../api.ts'
import type { OrderStatus } from '../order.ts'

interface Wanted {
  status: OrderStatus
  restock: boolean
  note: string
}

/** `status`: the word that the order stands under now. */
const doneWords = ({ order, statuses }: AdminTexts, status: OrderStatus): string => order.updated(statuses[status])

/** Changes to one order. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useOrderChange(id: string) {
  const texts = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const setStatus = (wanted: Wanted, onSettled: () => void): Promise<void> =>
    act(
      async () => {
        const { order } = await ask(changeStatusCall, { id, ...wanted })
        await revalidate()
        onSettled()
        tell('success', doneWords(texts, order.status))
      },
      ({ refusal, words }) => {
        tell('error', texts.order.updateFailed(words))
        if (refusal.status === 409) void revalidate()
        onSettled()
      },
    )

  const approve = (onSettled: () => void): Promise<void> =>
    act(
      async () => {
        await ask(approveCodCall, { id })
        await revalidate()
        onSettled()
        tell('success', texts.approve.done)
      },
      ({ refusal, words }) => {
        const cameFromServer = refusal.message !== refusal.code
        tell('error', cameFromServer ? texts.approve.failed(words) : texts.approve.error(words))
        if (refusal.status === 409) void revalidate()
        onSettled()
      },
    )

  return { isBusy, setStatus, approve }
}
