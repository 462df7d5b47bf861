import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { cancelGuestOrderCall, changeOwnOrderCall } from '#orders/api.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { switchToCashCall } from './api.ts'
import { openSession } from './open-session.tsx'
import type { Outcome } from './outcome.ts'
import { outcomePath } from './outcome.ts'
import { putLinesBack } from './put-lines-back.tsx'

/** What the shop said, in its words. */
const saidOf = (error: unknown): string | null =>
  error instanceof Refusal && error.message !== error.code ? error.message : null

type Way = 'card' | 'cash' | 'cancel' | null

/** Back from the provider's page by the browser's own way, a page is as it was left: in the middle of going. */
function useComeBack(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) back()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
}

/** Whoever just chose the card at the checkout is not asked again. */
function useOnce(isWanted: boolean, act: () => Promise<void>): void {
  const isStarted = useRef(false)
  const start = useEffectEvent(act)
  useEffect(() => {
    if (!isWanted || isStarted.current) return
    isStarted.current = true
    void start()
  }, [isWanted])
}

/** What can be done with a card order that waits for its money; one thing at a time. */
export function useUnpaidOrder(order: ShownOrder, isPaidNow: boolean) {
  const { unpaid: texts } = useTexts().payment
  const language = useLanguage()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [under, setUnder] = useState<Way>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [frame, setFrame] = useState<string | null>(null)
  const toOrder = () => navigate(inLanguage(language, `/order/${order.id}`), { replace: true })

  async function act(way: Way, work: () => Promise<unknown>): Promise<void> {
    setUnder(way)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setUnder(null)
      setProblem(
        way === 'card' ? texts.cardFailed(saidOf(error) ?? texts.sessionFailed) : (saidOf(error) ?? texts.failed),
      )
      // Somebody was faster: another tab, the bank, or the end of its time.
      if (['STATE_CONFLICT', 'STALE_EDIT'].includes(refusalIn(error).code)) await toOrder()
    }
  }

  const byCard = (): Promise<void> =>
    act('card', async () => {
      const opened = await openSession(order, language)
      if (opened && !opened.isFrame) return location.assign(opened.url)
      if (opened) setFrame(opened.url)
      else setProblem(texts.sessionInvalid)
      setUnder(null)
    })
  const inCash = (): Promise<void> =>
    act('cash', async () => {
      await ask(switchToCashCall, { orderId: order.id })
      await toOrder()
    })
  const cancel = (): Promise<void> =>
    act('cancel', async () => {
      const call = accessToken.read() === null ? cancelGuestOrderCall : changeOwnOrderCall
      await ask(call, { id: order.id, status: 'cancelled', from: order.status })
      await putLinesBack(order)
      await revalidator.revalidate()
      setUnder(null)
    })
  /** Its time is over: the server cancels it by itself. */
  const putBack = (): Promise<void> =>
    act('cancel', async () => {
      await putLinesBack(order)
      setUnder(null)
    })

  useOnce(isPaidNow, byCard)
  useComeBack(() => setUnder(null))

  const onOutcome = (outcome: Outcome): void => {
    const query = new URLSearchParams({ merchant_order_id: order.id })
    if (outcome === 'success') void toOrder()
    else void navigate(inLanguage(language, outcomePath(outcome, query)))
  }
  return { under, problem, frame, byCard, inCash, cancel, putBack, onOutcome }
}
