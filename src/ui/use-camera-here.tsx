import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '#lib/language.ts'

const never = () => () => {}
/** Browsers offer their cameras to pages that came safely. */
const hasCamera = (): boolean => 'mediaDevices' in navigator

const pageOf = (pathname: string): string => withoutLanguage(pathname).replace(/\/$/, '')

/** The camera may be used only by a document that began on this page: see mountPages(). */
const beganHere = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && pageOf(new URL(entry.name).pathname) === pageOf(location.pathname)
}

const SCAN = '#scan'

/** Whether there may be a camera, and a way to it: `open` at once, or by this page as a document of its own. */
export function useCameraHere() {
  const isOffered = useSyncExternalStore(never, hasCamera, () => false)
  const isAsked = useLocation().hash === SCAN
  const begin = (open: () => void, address = ''): void => {
    if (beganHere()) open()
    else {
      history.replaceState(null, '', address + SCAN)
      location.reload()
    }
  }
  return { isOffered, isAsked, begin }
}
