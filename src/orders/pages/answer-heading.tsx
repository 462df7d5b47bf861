import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of an answer that was waited for: reading goes on from here. */
export function AnswerHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
