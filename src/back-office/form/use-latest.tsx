import { useRef } from 'react'

/** As it stands when it is looked at: somebody goes on typing while an answer is on its way. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  latest.current = value
  return latest
}
