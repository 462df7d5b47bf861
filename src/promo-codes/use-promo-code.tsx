import { useEffect, useRef, useState } from 'react'
import type { Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, NOTHING, type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { validatePromoCodeCall } from './api.ts'
import { codeOf } from './promo-code.ts'

type Applied = Answer<typeof validatePromoCodeCall>['promoCode']

interface PromoCodeOptions {
  /** The code that is applied, as the draft of the order keeps it; empty: none. */
  code: string
  keep: (code: string) => void
  lines: readonly { productId: string; size: Size; quantity: number; price: number }[]
}

export interface PromoCodeState {
  applied: Applied | null
  discount: Piastres
  isChecking: boolean
  problem: string | null
  apply: (typed: string) => void
  remove: () => void
  /** What the order was refused for, where it was the code's fault. */
  takeRefusal: (refusal: Refusal) => void
}

const isOfCode = ({ code }: Refusal): boolean => /PROMO_CODE|USER_USAGE|MINIMUM_ORDER/.test(code)

/** A code holds for the lines it was checked with: whenever they change the shop is asked again. */
export function usePromoCode({ code, keep, lines }: PromoCodeOptions): PromoCodeState {
  const { promo: texts } = useTexts('checkout').checkout
  const [result, setResult] = useState<{ contents: string; applied: Applied } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const products = lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  const sum = lines.reduce((total, { price, quantity }) => total + fromPounds(price) * quantity, 0)
  const contents = JSON.stringify([code, products, sum])
  const latest = useRef({ contents, products, keep, texts })
  latest.current = { contents, products, keep, texts }
  const isCurrent = result?.contents === contents

  useEffect(() => {
    if (code === '' || sum === 0 || isCurrent) return
    const settle = (act: () => void): void => {
      if (latest.current.contents === contents) act()
    }
    sendRequest(validatePromoCodeCall, { code, orderAmount: toPounds(sum), products: latest.current.products }).then(
      ({ promoCode }) => settle(() => setResult({ contents, applied: promoCode })),
      (error: unknown) =>
        settle(() => {
          setProblem(error instanceof Refusal ? error.message : latest.current.texts.failed)
          latest.current.keep('')
        }),
    )
  }, [code, contents, isCurrent, sum])

  const drop = (why: string | null): void => {
    setResult(null)
    setProblem(why)
    keep('')
  }
  const applied = code !== '' && isCurrent ? result.applied : null
  return {
    applied,
    discount: applied ? fromPounds(applied.discountAmount) : NOTHING,
    isChecking: code !== '' && sum > 0 && !applied,
    problem,
    apply: (typed) => {
      const newCode = codeOf(typed)
      setProblem(newCode === '' ? texts.enter : sum === 0 ? texts.cartEmpty : null)
      if (newCode !== '' && sum > 0) keep(newCode)
    },
    remove: () => drop(null),
    takeRefusal: (refusal) => {
      if (code === '') return
      if (isOfCode(refusal)) drop(refusal.message)
      else if (refusal.code === 'PRICE_CHANGED') setResult(null)
    },
  }
}
