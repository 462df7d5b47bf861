import { useSyncExternalStore } from 'react'

const PHONE = '(width < 40rem)'

function follow(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Where rows are cards, and what narrows a list folds away behind one line. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(PHONE).matches,
    () => false,
  )
