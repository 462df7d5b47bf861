import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { AdminOrder } from '../admin/admin-order.ts'
import { getOrderForAdminCall } from '../api.ts'
import { quoteOrderCall, writeOrderCall } from './api.ts'
import { blankOrder, NEW_ORDER_FIELDS, orderBody, quoteFor, type TypedOrder } from './new-order.ts'
import { contentProblems } from './typed-order.ts'
import type { Quote } from './use-quote.tsx'
import type { Unsized } from './use-unsized.tsx'

interface Asked {
  quote: Quote
  answer: (isAgreed: boolean) => void
}

/** One key for one order: sent again after an answer that was lost, it is the same one. */
function useKeyOf() {
  const last = useRef({ of: '', key: '' })
  return (body: object): string => {
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() }
    return last.current.key
  }
}

export function useNewOrder({ unsized, setUnsized }: Unsized, onSaved: (order: AdminOrder) => void) {
  const { desk } = useAdminTexts()
  const [question, setQuestion] = useState<Asked | null>(null)
  const agreed = useRef<Quote>(null)
  const keyOf = useKeyOf()
  const words = { address: desk.problems, noLines: desk.noLinesProblem, noSize: unsized && desk.noSizeProblem }

  const kind: FormKind<TypedOrder, (typeof NEW_ORDER_FIELDS)[number], AdminOrder> = {
    fields: NEW_ORDER_FIELDS,
    typedFrom: blankOrder,
    problemsIn: (typed) => contentProblems(typed, words, typed.method === 'card'),
    ask: async (typed) => {
      const quote = await sendRequest(quoteOrderCall, quoteFor(typed))
      agreed.current = quote
      const isAgreed = await new Promise<boolean>((answer) => setQuestion({ quote, answer }))
      setQuestion(null)
      return isAgreed
    },
    send: async (typed) => {
      const quote = agreed.current ?? (await sendRequest(quoteOrderCall, quoteFor(typed)))
      const body = orderBody(typed, quote)
      return (await sendRequest(writeOrderCall, body, { idempotencyKey: keyOf(body) })).order
    },
    read: async ({ id }) => (await sendRequest(getOrderForAdminCall, { id })).order,
    words: { done: desk.placed, failed: desk.placeFailed },
    onSaved,
    begun: unsized ? ['lines'] : [],
    onDiscard: () => setUnsized(null),
  }
  const form = useAdminForm(kind, null)
  useEnterHeld(form.form, Object.keys(form.own).length > 0)
  return { form, question }
}

/** An order is typed while somebody speaks: Enter in a field places none that is not complete yet. */
function useEnterHeld(form: RefObject<HTMLFormElement | null>, isHalfFilled: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element || !isHalfFilled) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [form, isHalfFilled])
}

export type NewOrderForm = ReturnType<typeof useNewOrder>['form']
