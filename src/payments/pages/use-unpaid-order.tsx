import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { fieldOf } from '#lib/field-of.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { cancelGuestOrderCall, changeOwnOrderCall } from '#orders/api.ts'
import { useLine } from '#orders/line/use-line.tsx'
import { type ShownOrder, waitsForCard } from '#orders/shown-order.ts'
import { switchToCashCall } from '../api.ts'
import type { Outcome } from '../outcome.ts'
import { outcomePath } from '../outcome.ts'
import { openSession } from './open-session.tsx'
import { putLinesBack } from './put-lines-back.tsx'
import { type PaymentProgress, usePaymentStatus } from './use-payment-status.tsx'

const messageOf = (error: unknown): string | null =>
  error instanceof Refusal && error.message !== error.code ? error.message : null

type Way = 'card' | 'cash' | 'cancel' | null

/** The browser's Back shows a page as it was left: still busy with going. */
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

/** Another tab, the bank or the end of its time was faster: then there is nothing to do here any more. */
function useProgress(order: ShownOrder, isFree: boolean, onMoved: () => Promise<void>): PaymentProgress {
  const { id, status, paymentInfo } = order
  const isAsked = order.isOwn && waitsForCard(order)
  const firstState = { status, isUndecided: paymentInfo.isUndecided }
  const progress = usePaymentStatus({ id: isAsked ? id : null, firstState })
  const hasMoved = isAsked && isFree && progress.status !== status
  const move = useEffectEvent(() => void onMoved())
  useEffect(() => {
    if (hasMoved) move()
  }, [hasMoved])
  return progress
}

type Ended = 'inCash' | 'cancelled' | null

function useActs(moveOn: () => Promise<void>) {
  const { unpaid: texts } = useTexts('payment').payment
  const [under, setUnder] = useState<Way>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isCardOnly, setCardOnly] = useState(false)
  const wordsFor = (way: Way, error: unknown): string =>
    way === 'card' ? texts.cardFailed(messageOf(error) ?? texts.sessionFailed) : (messageOf(error) ?? texts.failed)
  async function act(way: Way, work: () => Promise<unknown>): Promise<void> {
    setUnder(way)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(wordsFor(way, error))
      const { code } = refusalIn(error)
      if (code === 'CASH_NOT_OFFERED') setCardOnly(true)
      if (['STATE_CONFLICT', 'STALE_EDIT'].includes(code)) await moveOn()
    }
    // Whoever waited for the card may have chosen another way meanwhile.
    setUnder((now) => (now === way ? null : now))
  }
  return { under, problem, isCardOnly, act, setProblem, isFree: under === null, free: () => setUnder(null) }
}

function useWayOn(order: ShownOrder, isCheckout: boolean) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toOrder = async (state?: OrderPageState): Promise<void> =>
    navigate(inLanguage(language, `/order/${order.id}`), { replace: true, state })
  const onOutcome = (outcome: Outcome, verified: string | null): void => {
    const query = new URLSearchParams({ merchant_order_id: order.id })
    if (outcome === 'success') void toOrder({ isConfirming: true })
    else void navigate(inLanguage(language, outcomePath(outcome, query)), { state: { verified } })
  }
  return { revalidate, moveOn: (): Promise<void> => (isCheckout ? toOrder() : revalidate()), onOutcome }
}

/** The bank's page, or its form; whoever has chosen another way meanwhile is led to neither. */
function useCard(order: ShownOrder, { act, setProblem }: Pick<ReturnType<typeof useActs>, 'act' | 'setProblem'>) {
  const { unpaid: texts } = useTexts('payment').payment
  const language = useLanguage()
  const [frame, setFrame] = useState<string | null>(null)
  const { ask, ...line } = useLine(texts.away)
  const { leave } = line
  useEffect(() => leave, [leave])

  const byCard = (): Promise<void> =>
    act('card', async () => {
      const answer = await ask(order.id, async (_, signal) => {
        const session = await openSession(order, language)
        return signal.aborted ? null : { session }
      })
      if (!answer) return
      const { session } = answer
      if (!session) return setProblem(texts.sessionInvalid)
      if (session.isFrame) return setFrame(session.url)
      window.location.assign(session.url)
      // The page is left; should it come back as it was, it is freed then.
      return new Promise(() => {})
    })
  return { frame, line, byCard }
}

export function useUnpaidOrder(order: ShownOrder, checkout?: { isPaidNow: boolean }) {
  const location = useLocation()
  const [ended, setEnded] = useState<Ended>(null)
  const { revalidate, moveOn, onOutcome } = useWayOn(order, checkout !== undefined)
  const { act, setProblem, isFree, free, ...acts } = useActs(moveOn)
  const progress = useProgress(order, isFree, moveOn)
  const { line, ...card } = useCard(order, { act, setProblem })
  const inCash = (): Promise<void> =>
    act('cash', async () => {
      line.leave()
      await sendRequest(switchToCashCall, { orderId: order.id })
      setEnded('inCash')
      await moveOn()
    })
  const cancel = (): Promise<void> =>
    act('cancel', async () => {
      line.leave()
      const call = accessToken.read() === null ? cancelGuestOrderCall : changeOwnOrderCall
      await sendRequest(call, { id: order.id, status: 'cancelled', from: order.status })
      await putLinesBack(order)
      setEnded('cancelled')
      // The checkout that placed it begins anew, with what is in the cart again.
      if (checkout?.isPaidNow) window.location.reload()
      else await revalidate()
    })
  /** Its time is over: the server cancels it by itself. */
  const putBack = (): Promise<void> => act('cancel', () => putLinesBack(order))

  useOnce(checkout?.isPaidNow ?? false, card.byCard)
  useComeBack(free)
  const isConfirming = fieldOf(location.state, 'isConfirming') === true
  const takesCash = !acts.isCardOnly && !order.paymentInfo.isCardOnly
  return { ...acts, ...card, line, takesCash, ended, progress, isConfirming, inCash, cancel, putBack, onOutcome }
}

export interface OrderPageState {
  /** The shopper comes from paying, and the bank's word is on its way. */
  isConfirming: true
}

export type UnpaidState = ReturnType<typeof useUnpaidOrder>
