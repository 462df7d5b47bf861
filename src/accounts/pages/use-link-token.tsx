import { useEffect, useState } from 'react'

const PLACE = 'bw_mailed_link'

/** The token is gone from the address at once; a reload or another language still finds it in this tab. */
function take(page: string): string | null {
  const token = location.hash.slice(1)
  const key = `${PLACE}:${page}`
  try {
    if (token) sessionStorage.setItem(key, token)
    return token || sessionStorage.getItem(key)
  } catch {
    return token || null
  } finally {
    if (token) history.replaceState(history.state, '', location.pathname + location.search)
  }
}

/** Used up or refused: it is of no more use. */
export function dropLinkToken(page: string): void {
  try {
    sessionStorage.removeItem(`${PLACE}:${page}`)
  } catch {
    // Where nothing is kept, nothing is left.
  }
}

/** Of the mailed link that this page was opened by; null without one, undefined until the page is alive. */
export function useLinkToken(page: 'reset' | 'verify' | 'waiting'): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = (): void => setToken(take(page))
    read()
    // The link opened in this very tab changes nothing but what stands behind #.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [page])
  return token
}
