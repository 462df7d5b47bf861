import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { approveCodCall, changeStatusCall } from '../api.ts'
import { type OrderStatus, STATUSES } from '../order.ts'
import type { Parcel } from '../tending/courier.ts'
import type { AdminOrder, ListedOrder } from './admin-order.ts'
import { useUndo } from './use-undo.tsx'

interface StatusForm {
  status: OrderStatus
  restock: boolean
  note: string
  parcel?: Parcel & { seen: Parcel }
  cashCame?: boolean
}

/** What a change is refused for that is told in its dialog, `now` is where the order stands; the rest closes it. */
export type ChangeProblem = 'noteRequired' | 'silent' | { now: OrderStatus } | Problem

export function movedOnTo({ code, details }: Refusal): { now: OrderStatus } | null {
  const now = STATUSES.find((status) => status === details['status'])
  return code === 'STALE_EDIT' && now ? { now } : null
}

export const movedOn = (problem: ChangeProblem | null): OrderStatus | null =>
  problem !== null && typeof problem === 'object' && 'now' in problem ? problem.now : null

export const notChanged = (problem: ChangeProblem | null): Problem | null =>
  problem !== null && typeof problem === 'object' && 'text' in problem ? problem : null

function problemOf(refusal: Refusal): ChangeProblem | null {
  if (refusal.code === 'PAYMENT_UNAVAILABLE') return 'silent'
  return refusal.errors?.['note'] === undefined ? movedOnTo(refusal) : 'noteRequired'
}

function doneWords({ order: texts, statuses, money }: AdminTexts, order: AdminOrder, language: Language): string {
  const { refundable, kind } = order.paymentInfo
  if (order.status !== 'cancelled' || refundable === 0) return texts.orderUpdated(statuses[order.status])
  const amount = priceText(fromPounds(refundable), language)
  return kind === 'card' ? money.refundOwed(amount) : money.giveBackOwed(amount)
}

/** A change whose answer was lost on the way may have been made. */
const isAnswered = ({ message, code }: Refusal): boolean => message !== code
export const mayHaveMoved = (refusal: Refusal): boolean =>
  refusal.status === 409 || refusal.status === 404 || !isAnswered(refusal)

/** The order stands as it is shown: what is in the way may be over in a moment, and is told where it was asked. */
const whatStays = (text: string, refusal: Refusal): Problem | null => (mayHaveMoved(refusal) ? null : { text, refusal })

export const withDoubt = (why: string, refusal: Refusal, { order }: AdminTexts): string =>
  isAnswered(refusal) ? why : `${why} ${order.noAnswer}`

interface Refused {
  refusal: Refusal
  why: string
  onSettled: () => void
}

/** Changes to one order as it is shown. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useOrderChange({ id, status: from }: Pick<ListedOrder, 'id' | 'status'>, { isAsked = true } = {}) {
  const texts = useAdminTexts()
  const language = useLanguage()
  const [problem, setProblem] = useState<ChangeProblem | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const { offerFor } = useUndo()

  /** Where no dialog asked, there is none to tell it in. */
  const refuse = (knownProblem: ChangeProblem | null, { refusal, why, onSettled }: Refused): void => {
    const mendable = knownProblem ?? (isAsked ? whatStays(why, refusal) : null)
    setProblem(mendable)
    if (mendable) return
    tell('error', withDoubt(why, refusal, texts), { refusal })
    if (mayHaveMoved(refusal)) void revalidate()
    onSettled()
  }

  const setStatus = (form: StatusForm, onSettled: () => void): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { order } = await sendRequest(changeStatusCall, { id, from, ...form })
        onSettled()
        tell('success', doneWords(texts, order, language), { offer: offerFor(order) })
        await revalidate()
      },
      ({ refusal, words }) => refuse(problemOf(refusal), { refusal, why: texts.order.updateFailed(words), onSettled }),
    )

  const approve = (onSettled: () => void): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { order } = await sendRequest(approveCodCall, { id, from })
        onSettled()
        tell('success', texts.approve.done, { offer: offerFor(order) })
        await revalidate()
      },
      ({ refusal, words }) => {
        const why = isAnswered(refusal) ? texts.approve.failed(words) : texts.approve.error(words)
        refuse(movedOnTo(refusal), { refusal, why, onSettled })
      },
    )

  const readAgain = (onSettled: () => void): Promise<void> =>
    act(
      async () => {
        await revalidate()
        setProblem(null)
        onSettled()
      },
      ({ words }) => tell('error', words),
    )

  return { isBusy, problem, forget: (): void => setProblem(null), setStatus, approve, readAgain }
}
