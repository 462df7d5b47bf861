import { useEffect, useState } from 'react'

/** Milliseconds: what is quicker should not flicker. */
const QUICK = 200

export function useIsSlow(isBusy: boolean, after = QUICK): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy, after])
  return isSlow && isBusy
}
