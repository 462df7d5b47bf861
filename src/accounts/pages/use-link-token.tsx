import { useEffect, useState } from 'react'
import { tabStore } from '#lib/storage.ts'

const storeOf = (page: string) => tabStore(`bw_mailed_link:${page}`)

/** The token is gone from the address at once; a reload or another language still finds it in this tab. */
function take(page: string): string | null {
  const token = location.hash.slice(1)
  if (!token) return storeOf(page).read()
  storeOf(page).write(token)
  history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

export const dropLinkToken = (page: string): void => storeOf(page).remove()

/** Of the mailed link that this page was opened by; null without one, undefined until the page is alive. */
export function useLinkToken(
  page: 'reset' | 'verify' | 'waiting' | 'invitation' | 'confirm',
): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const readToken = (): void => setToken(take(page))
    readToken()
    // The link opened in this very tab changes nothing but what stands behind #.
    addEventListener('hashchange', readToken)
    return () => removeEventListener('hashchange', readToken)
  }, [page])
  return token
}
