import { type RefObject, useEffect, useState } from 'react'

/** Pixels before it comes into view: time enough to fetch what it needs. */
const BEFORE = 400

export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${BEFORE}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])

  return isNear
}
