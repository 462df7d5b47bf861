type Store = Pick<Storage, 'getItem' | 'setItem'>

interface Visit {
  type: 'visit' | 'product_view'
  productId?: string
}

const SESSION = 'bw_session_id'
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

/** What this session has not told yet, which from now on it has. */
export function visitsOf(store: Store, page: string): Visit[] {
  const reportedVisits = new Set((store.getItem(TOLD) ?? '').split(' '))
  const productId = /\/product\/([0-9A-Z]{26})$/.exec(page)?.[1]
  const visits: Visit[] = reportedVisits.has('visit') ? [] : [{ type: 'visit' }]
  if (productId && !reportedVisits.has(productId)) visits.push({ type: 'product_view', productId })
  if (visits.length > 0)
    store.setItem(TOLD, [...reportedVisits, ...visits.map((visit) => visit.productId ?? 'visit')].join(' '))
  return visits
}
