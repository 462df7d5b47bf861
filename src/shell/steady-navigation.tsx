import { useEffect } from 'react'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link that is tapped again while the router is on its way there: to ask again would only begin anew. */
function useOneTap(next: Location | undefined): void {
  useEffect(() => {
    if (!next) return
    const { href } = new URL(createPath(next), location.origin)
    const ignore = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href === href && !link.target && isPlain(event)) event.preventDefault()
    }
    // Before the link hears of it: the router leaves alone what is prevented.
    addEventListener('click', ignore, { capture: true })
    return () => removeEventListener('click', ignore, { capture: true })
  }, [next])
}

/** A page that was left for another document while going there comes back as it was, still going: it stays instead. */
function useStaying(next: Location | undefined): void {
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!next) return
    const stay = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void navigate(here, { replace: true, preventScrollReset: true })
    }
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [next, here, navigate])
}

/** What the router leaves open while it is on its way. */
export function SteadyNavigation() {
  const next = useNavigation().location
  useOneTap(next)
  useStaying(next)
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
