import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal, type RefusalCode } from '#lib/refusal.ts'
import { useForm } from '#ui/use-form.tsx'
import { preOrderCall } from './api.ts'
import { preOrderProblems } from './campaign.ts'
import type { OpenCampaign, OwnPreOrder } from './shown-pre-order.ts'

export interface TypedPreOrder {
  color: string
  size: string
  quantity: number
}

/** The page shows what was so a while ago. */
const IS_OLD: readonly RefusalCode[] = ['PRE_ORDERS_CLOSED', 'PRICE_CHANGED', 'INVALID']

export function usePreOrder(campaign: OpenCampaign, onTaken: (preOrder: OwnPreOrder) => void) {
  const { preOrder: texts } = useTexts('preOrder')
  const { revalidate } = useRevalidator()
  const { send, forget, ...form } = useForm({ failed: texts.failed, invalid: texts.invalid })
  const [onlyColor, ...otherColors] = campaign.colors
  const first = otherColors.length === 0 && onlyColor ? onlyColor : ''
  const [typed, setTyped] = useState<TypedPreOrder>({ color: first, size: '', quantity: 1 })
  // One key for one pre-order: sent again after an answer that was lost, it is the same one.
  const last = useRef({ of: '', key: '' })

  const type = (change: Partial<TypedPreOrder>): void => {
    setTyped((before) => ({ ...before, ...change }))
    for (const field of Object.keys(change)) forget(field)
  }

  const take = async (): Promise<null> => {
    const body = { ...typed, price: campaign.price }
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() }
    try {
      const { preOrder } = await sendRequest(preOrderCall, body, { idempotencyKey: last.current.key })
      onTaken(preOrder)
      void revalidate()
    } catch (error) {
      if (error instanceof Refusal && IS_OLD.includes(error.code)) void revalidate()
      throw error
    }
    return null
  }

  const wrong = {
    ...Object.fromEntries(
      Object.entries(preOrderProblems(typed, campaign)).map(([field, code]) => [field, texts.problems[code]]),
    ),
    ...(typed.quantity > campaign.most ? { quantity: texts.tooMany(campaign.most) } : {}),
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send(wrong, take)
  }
  return { ...form, typed, type, wrongQuantity: wrong['quantity'], onSubmit }
}
