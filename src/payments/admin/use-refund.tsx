import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { WayBack } from '#books/ways-back.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { giveBackCall, refundPaymentCall } from '../api.ts'
import type { sentGoods } from './goods-back.ts'

type Refund = Answer<typeof refundPaymentCall>['refund']

const TONES = { done: 'success', asked: 'info', refused: 'error' } as const satisfies Record<Refund['state'], string>

type Goods = ReturnType<typeof sentGoods>

interface CardRefund extends Goods {
  amount: number
  reason: string
  words: string
}

interface RefundByHand extends Goods {
  amount: number
  how: WayBack
  reference: string
  words: string
}

/** The refunded sum that the page shows goes along, so that a repeated click can't send money back twice. */
export function useRefund({ id: orderId, paymentInfo: { refunded } }: AdminOrder, onSettled: () => void) {
  const { refund: texts, giveBack } = useAdminTexts()
  const language = useLanguage()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem | null>(null)
  const money = (pounds: unknown): string => priceText(fromPounds(Number(pounds)), language)

  const because = ({ code, message, details }: Refusal, words: string, way: typeof texts | typeof giveBack): string => {
    if (code === 'STALE_EDIT') return texts.stale(money(details['refunded']), money(details['refundable']))
    return message === code ? way.unreachable : way.failed(words)
  }

  /** Closes the dialog first: a screen reader does not read out a message behind an open one. */
  const settle = (work: () => Promise<() => void>, way: typeof texts | typeof giveBack): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const say = await work()
        onSettled()
        say()
        await revalidate()
      },
      ({ refusal, words }) => {
        setProblem({ text: because(refusal, words, way), refusal })
        // Where the outcome is unknown the page is not read again: its old sum is what makes sending again safe.
        if (refusal.status === 409 || refusal.status === 422) void revalidate()
      },
    )

  const send = (form: CardRefund): Promise<void> =>
    settle(async () => {
      const { refund } = await sendRequest(refundPaymentCall, { orderId, refunded, ...form })
      return () => tell(TONES[refund.state], texts[refund.state](money(refund.amount)))
    }, texts)

  const record = (form: RefundByHand): Promise<void> =>
    settle(async () => {
      const { refund } = await sendRequest(giveBackCall, { orderId, refunded, ...form })
      return () => tell('success', giveBack.done(money(refund.amount)))
    }, giveBack)

  return { isBusy, problem, send, record }
}
