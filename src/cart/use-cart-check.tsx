import { useCallback, useEffect, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { languageOf } from '#lib/language.ts'
import { validateCartCall } from './api.ts'
import { isSameLine, type Line } from './cart.ts'
import { useCart } from './use-cart.tsx'

type Checked = Answer<typeof validateCartCall>

export type Problem = Checked['problems'][number]

interface State {
  /** `opening`: the lines wait for the answer, as it may move them. */
  progress: 'opening' | 'checking' | 'checked' | 'failed'
  problems: readonly Problem[]
  /** What was wrong when it was looked at: lines keep their places while it is put right. */
  initialProblems: readonly Problem[]
  lines: Checked['validatedItems']
}

export interface CartCheck extends State {
  again: () => void
  /** The line has been dealt with: what was wrong with it is settled. */
  settle: (line: Line) => void
}

/** Milliseconds for which the lines wait; then they are drawn as they are kept. */
const PATIENCE = 1500

const nothing: State = { progress: 'checked', problems: [], initialProblems: [], lines: [] }
const opening: State = { ...nothing, progress: 'opening' }

/** Prices are the shop's to say: a line takes the one of today at once, and the problem tells of it. */
function takePrices(lines: Checked['validatedItems']): void {
  const { items, replace } = useCart.getState()
  const dated = items.map((item) => {
    const now = lines.find((line) => isSameLine(line, item))
    return now ? { ...item, price: now.currentPrice } : item
  })
  replace(dated)
}

async function checked(signal: AbortSignal): Promise<State> {
  const cartItems = useCart.getState().items.map(({ productId, name, nameAr, size, quantity, price }) => {
    // What has left the shop is called as the page calls it.
    return { productId, name: inWords(languageOf(location.pathname), name, nameAr), size, quantity, price }
  })
  if (cartItems.length === 0) return nothing
  const { problems, validatedItems } = await sendRequest(validateCartCall, { cartItems }, { signal })
  takePrices(validatedItems)
  return { progress: 'checked', problems, initialProblems: problems, lines: validatedItems }
}

export function useCartCheck(isOpen: boolean): CartCheck {
  const [state, setState] = useState(nothing)
  const [wasOpen, setWasOpen] = useState(false)
  // The lines wait from the first look at them, and stay while the drawer fades away.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setState(opening)
  }

  const check = useCallback(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => setState({ ...nothing, progress: 'checking' }), PATIENCE)
    setState(opening)
    checked(stop.signal)
      .then(setState, () => stop.signal.aborted || setState({ ...nothing, progress: 'failed' }))
      .finally(() => clearTimeout(timer))
    return () => stop.abort()
  }, [])

  useEffect(() => (isOpen ? check() : undefined), [isOpen, check])

  const settle = useCallback((line: Line) => {
    setState((current) => ({
      ...current,
      problems: current.problems.filter(
        (problem) => problem.productId !== line.productId || problem.size !== line.size,
      ),
    }))
  }, [])

  return { ...state, again: check, settle }
}
