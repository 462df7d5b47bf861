type Store = Pick<Storage, 'getItem' | 'setItem'>

export interface Visit {
  type: 'visit' | 'product_view' | 'cart' | 'checkout' | 'search' | 'size'
  productId?: string
  size?: string
  words?: string
  /** Where a visit began: what its link says of itself, and the host that led here; nothing else of either address. */
  utm?: string | undefined
  referrer?: string | undefined
}

export const SESSION = 'bw_session_id'
const TOLD = 'bw_visits_told'

/** By Do Not Track or Global Privacy Control. */
export const isPrivate = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === '1' || browser.globalPrivacyControl === true

/** A random word that lives as long as the tab. */
export function sessionOf(store: Store, now: number, random: number): string {
  const old = store.getItem(SESSION)
  if (old) return old
  const session = `session_${now}_${random.toString(36).slice(2, 12)}`
  store.setItem(SESSION, session)
  return session
}

const keyOf = ({ type, productId, size, words }: Visit): string => [type, productId, size, words].join()

/** Of these, what this session has not told yet, which from now on it has. */
export function untold(store: Store, visits: readonly Visit[]): Visit[] {
  const told = (store.getItem(TOLD) ?? '').split('\n')
  const news = visits.filter((visit) => !told.includes(keyOf(visit)))
  if (news.length > 0) store.setItem(TOLD, [...told, ...news.map(keyOf)].join('\n'))
  return news
}

export function visitsOf(page: string, search: string, referrer: string): Visit[] {
  const productId = /\/product\/([0-9A-Z]{26})$/.exec(page)?.[1]
  const visits: Visit[] = [
    { type: 'visit', utm: search.match(/utm_\w+=[^&]*/g)?.join('&'), referrer: referrer.split('/')[2] },
  ]
  if (productId) visits.push({ type: 'product_view', productId })
  return visits
}
