import { useEffect, useRef } from 'react'
import { tell } from '#visits/tell.ts'
import { missedIn, type Stood } from './missed-words.ts'

/** Milliseconds after which nobody is typing any more. */
const TYPED = 2000

/** Tells, once the search is left, what was looked for and not found. */
export function useMissed(known: Stood | undefined): void {
  const stood = useRef<Stood[]>([])
  const last = useRef(known)
  last.current = known
  useEffect(() => {
    const timer = known ? setTimeout(() => stood.current.push(known), TYPED) : undefined
    return () => clearTimeout(timer)
  }, [known])
  useEffect(
    () => () => {
      const missed = missedIn([...stood.current, ...(last.current ? [last.current] : [])])
      tell(
        missed.map((words) => ({ type: 'search', words })),
        location.pathname,
      )
    },
    [],
  )
}
