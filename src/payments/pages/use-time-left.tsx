import { useEffect, useState } from 'react'

const SECOND = 1000

/** Milliseconds until then, counted down; 0 once it is over. */
export function useTimeLeft(until: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  const end = until === null ? 0 : new Date(until).getTime()
  const rest = Math.max(0, end - now)
  const isOver = rest === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return rest
}

/** `59:03` */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
