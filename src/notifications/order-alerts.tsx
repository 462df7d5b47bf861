import { useEffect, useEffectEvent } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { browserStore } from '#lib/storage.ts'
import { followAlerts, permissionNow, useAlertSwitch } from './alert-switch.tsx'
import { listArrivalsCall } from './api.ts'
import { useAnnouncing } from './use-announcing.tsx'

const EVERY = 30_000

/** Up to where this browser has been told, whichever of its tabs spoke. */
const toldUpTo = browserStore('bw_orders_told')

const lastTold = (): number | undefined =>
  toldUpTo.readAs((text) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined), undefined)

type Arrivals = Answer<typeof listArrivalsCall>

async function look(signal: AbortSignal, tell: (news: Arrivals) => void): Promise<void> {
  const after = lastTold()
  const news = await sendRequest(listArrivalsCall, { after }, { signal })
  toldUpTo.write(String(news.last))
  if (after !== undefined && news.count > 0) tell(news)
}

/** For as long as this tab is the one that speaks. */
const watch = (signal: AbortSignal, tell: (news: Arrivals) => void): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Whoever can't be asked now is asked again in half a minute; never twice at once, which would tell it twice.
    const lookQuietly = async (): Promise<void> => {
      await look(signal, tell).catch(() => undefined)
      if (!signal.aborted) timer = setTimeout(() => void lookQuietly(), EVERY)
    }
    void lookQuietly()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Of all tabs of a browser one holds the lock, and speaks; the next takes over where it stopped. */
export function OrderAlerts() {
  const isOn = useAlertSwitch((alerts) => alerts.isOn)
  const { announce } = useAnnouncing()
  const tell = useEffectEvent((news: Arrivals) => void announce(news))
  useEffect(followAlerts, [])
  useEffect(() => {
    if (!isOn || permissionNow() !== 'granted') return
    const stop = new AbortController()
    const { signal } = stop
    navigator.locks
      .request('bw-order-alerts', { signal }, () => watch(signal, (news) => tell(news)))
      .catch(() => undefined)
    return () => stop.abort()
  }, [isOn])
  return null
}

/** What came before somebody switched it on is no news. */
export const forgetTold = (): void => toldUpTo.remove()
