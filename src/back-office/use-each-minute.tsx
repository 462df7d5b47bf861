import { useEffect, useRef } from 'react'

const EVERY = 60_000
/** A window that comes to the front says so twice. */
const PAUSE = 5_000

/** Looks each minute that somebody is there, and when they come back. */
export function useEachMinute(look: (signal: AbortSignal) => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let lastAt = Number.NEGATIVE_INFINITY
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') latest.current(signal)
    }
    const onReturn = (): void => {
      if (performance.now() - lastAt < PAUSE) return
      lastAt = performance.now()
      lookIfSeen()
    }
    const timer = setInterval(lookIfSeen, EVERY)
    addEventListener('focus', onReturn, { signal })
    document.addEventListener('visibilitychange', onReturn, { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [])
}
