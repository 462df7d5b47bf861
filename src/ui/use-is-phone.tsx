import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 39.99rem)'

function follow(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Not before a script is there: what folds on a phone is open until something can unfold it again. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(PHONE).matches,
    () => false,
  )
