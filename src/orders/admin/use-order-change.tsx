import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { useAct } from '#shell/admin-act.tsx'
import { tell } from '#shell/admin-notice.tsx'
import { approveCodCall, changeStatusCall } from '../api.ts'
import type { OrderStatus } from '../order.ts'
import type { AdminOrder } from './admin-order.ts'

interface Wanted {
  status: OrderStatus
  restock: boolean
  note: string
}

/** What a change is refused for that can be mended in its dialog; the rest closes it. */
export type ChangeProblem = 'noteRequired' | 'silent'

function problemOf({ code, errors }: Refusal): ChangeProblem | null {
  if (errors?.['note'] === undefined && code !== 'PAYMENT_UNAVAILABLE') return null
  return code === 'PAYMENT_UNAVAILABLE' ? 'silent' : 'noteRequired'
}

/** The word that the order stands under now; what it still has of a card's money can go back. */
function doneWords({ order: texts, statuses, money }: AdminTexts, order: AdminOrder, language: Language): string {
  const { refundable } = order.paymentInfo
  const owed = order.status === 'cancelled' && refundable > 0
  return owed ? money.owed(priceText(fromPounds(refundable), language)) : texts.updated(statuses[order.status])
}

/** Changes to one order. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useOrderChange(id: string) {
  const texts = useAdminTexts()
  const language = useLanguage()
  const [problem, setProblem] = useState<ChangeProblem | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const setStatus = (wanted: Wanted, onSettled: () => void): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { order } = await ask(changeStatusCall, { id, ...wanted })
        tell('success', doneWords(texts, order, language))
        onSettled()
        await revalidate()
      },
      ({ refusal, words }) => {
        const mendable = problemOf(refusal)
        setProblem(mendable)
        if (mendable) return
        tell('error', texts.order.updateFailed(words))
        if (refusal.status === 409) void revalidate()
        onSettled()
      },
    )

  const approve = (onSettled: () => void): Promise<void> =>
    act(
      async () => {
        await ask(approveCodCall, { id })
        tell('success', texts.approve.done)
        onSettled()
        await revalidate()
      },
      ({ refusal, words }) => {
        const cameFromServer = refusal.message !== refusal.code
        tell('error', cameFromServer ? texts.approve.failed(words) : texts.approve.error(words))
        if (refusal.status === 409) void revalidate()
        onSettled()
      },
    )

  return { isBusy, problem, setStatus, approve }
}
