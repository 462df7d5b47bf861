import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The page that was shown last: outlives the shell, which an error page builds anew. */
let shownPath: string | undefined

/** A new page begins at its heading, or where it says itself, for who reads by ear or by keyboard, and says its name. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const [name, setName] = useState('')

  useEffect(() => {
    const before = shownPath
    shownPath = pathname
    if (before === undefined || before === pathname) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (heading && !document.activeElement?.matches('[data-arrival]')) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setName(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" aria-live="polite">
      {name}
    </p>
  )
}
