import { useEffect, useState } from 'react'
import { getStockCall } from '#catalog/api.ts'
import type { Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Refusal } from '#lib/refusal.ts'
import { wordsOf } from '#ui/use-form.tsx'
import { useWork } from '#ui/use-work.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { changeByLinkCall, previewByLinkCall } from './api.ts'
import type { LinkOrder } from './use-link-order.tsx'

export type Preview = Answer<typeof previewByLinkCall>
export type Stock = Readonly<Record<string, readonly { size: Size; stock: number }[]>>

/** The sizes that each piece could be had in; without an answer, those that the order has. */
export function useStock({ products }: ShownOrder): Stock {
  const [stock, setStock] = useState<Stock>({})
  const ids = [...new Set(products.map(({ productId }) => productId))].join()
  useEffect(() => {
    for (const id of ids.split(','))
      sendRequest(getStockCall, { id }).then(
        ({ sizes }) => setStock((before) => ({ ...before, [id]: sizes })),
        () => undefined,
      )
  }, [ids])
  return stock
}

interface Changing {
  token: string
  seen: LinkOrder
  onChanged: (now: LinkOrder) => void
  onMovedOn: () => void
}

export function useChange({ token, seen, onChanged, onMovedOn }: Changing) {
  const { confirm: texts } = useTexts('confirm')
  const { order, updatedAt } = seen
  const { address, city, cityName, postalCode } = order.shippingAddress
  const [place, setPlace] = useState({ address, city, cityName, postalCode })
  const [chosen, setChosen] = useState<Readonly<Record<string, Size>>>({})
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, run } = useWork()

  const keyOf = ({ productId, size }: ShownOrder['products'][number]): string => `${productId} ${size}`
  const sizes = order.products.flatMap((line) => {
    const to = chosen[keyOf(line)]
    return to && to !== line.size ? [{ productId: line.productId, from: line.size, to }] : []
  })
  const form = { token, updatedAt, place, sizes }
  const begin = (): void => {
    setProblem('')
    setProblems({})
  }
  const refused = (refusal: Refusal): void => {
    setPreview(null)
    setProblem(wordsOf(refusal, texts.failed))
    setProblems(refusal.errors ?? {})
    if (refusal.code === 'STALE_EDIT' || refusal.code === 'ORDER_NOT_EDITABLE') onMovedOn()
  }
  return {
    place,
    preview,
    problem,
    problems,
    isBusy,
    sizeOf: (line: ShownOrder['products'][number]): Size => chosen[keyOf(line)] ?? line.size,
    choose: (line: ShownOrder['products'][number], size: Size): void => {
      setPreview(null)
      setChosen({ ...chosen, [keyOf(line)]: size })
    },
    type: (part: Partial<typeof place>): void => {
      setPreview(null)
      setPlace({ ...place, ...part })
    },
    look: () =>
      run(async () => {
        begin()
        setPreview(await sendRequest(previewByLinkCall, form))
      }, refused),
    save: (total: number) =>
      run(async () => {
        begin()
        onChanged(await sendRequest(changeByLinkCall, { ...form, total }))
      }, refused),
  }
}

export type Change = ReturnType<typeof useChange>
