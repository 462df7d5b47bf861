import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY = 60_000

/** Figures are of this minute, as long as somebody looks at them. */
export function useReadAgain(): void {
  const revalidator = useRevalidator()
  const latest = useRef(revalidator)
  useEffect(() => {
    latest.current = revalidator
  })
  useEffect(() => {
    const stop = new AbortController()
    const look = (): void => {
      const { state, revalidate } = latest.current
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }
    const timer = setInterval(look, EVERY)
    addEventListener('focus', look, { signal: stop.signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [])
}
