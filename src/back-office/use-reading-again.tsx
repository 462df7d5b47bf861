import { useCallback, useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useEachMinute } from './use-each-minute.tsx'

let isAgain = false

/** For a loader: is the page read again where it stands, or has somebody gone there? */
export const isReadAgain = (): boolean => isAgain

/** Reads what is shown again, and nothing that came since: a list stays where it is. */
export function useReadingAgain() {
  const { revalidate: read } = useRevalidator()
  const revalidate = useCallback(async (): Promise<void> => {
    isAgain = true
    await read().finally(() => {
      isAgain = false
    })
  }, [read])
  return { revalidate }
}

/** Somebody is asked something, or changes a row: what they look at stays as it is. */
const isAtWork = (): boolean =>
  document.querySelector('dialog[open], tbody :is(select, textarea, input:not([type="checkbox"])):focus') !== null

/** Each minute that somebody looks, and when they come back to it. */
export function useQuietReading(): void {
  const { revalidate } = useReadingAgain()
  const { state } = useNavigation()
  useEachMinute(() => {
    if (state === 'idle' && !isAtWork()) void revalidate()
  })
}

/** For what says that it could not be read: again as soon as the connection is back. */
export function useReadingOnceOnline(): void {
  const { revalidate } = useReadingAgain()
  useEffect(() => {
    const read = (): void => {
      if (!isAtWork()) void revalidate()
    }
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [revalidate])
}
