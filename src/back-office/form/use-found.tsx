import { useEffect, useRef, useState } from 'react'
import type { Option } from '#ui/combo-field.tsx'

const PAUSE = 200

export type Search<T extends Option> = (typed: string, signal: AbortSignal) => Promise<readonly T[]>

/** What the server finds while one types; the answer to what was typed last counts. */
export function useFound<T extends Option>(search: Search<T>) {
  const [matches, setMatches] = useState<readonly T[]>([])
  const [isFailed, setFailed] = useState(false)
  const asking = useRef(new AbortController())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = (typed: string): void => {
    asking.current.abort()
    clearTimeout(timer.current)
    const current = new AbortController()
    asking.current = current
    const settle = (options: readonly T[] | null): void => {
      if (current.signal.aborted) return
      setFailed(options === null)
      setMatches(options ?? [])
    }
    const send = (): void => void search(typed.trim(), current.signal).then(settle, () => settle(null))
    timer.current = setTimeout(send, typed === '' ? 0 : PAUSE)
  }
  useEffect(
    () => () => {
      asking.current.abort()
      clearTimeout(timer.current)
    },
    [],
  )
  return { matches, isFailed, ask }
}
