import { useEffect, useRef, useState } from 'react'
import { browserStore } from '#lib/storage.ts'
import { besides, recentIn, withRecent } from './recent.ts'
import type { RecentGrid } from './recent-grid.tsx'
import { RecentRoom } from './recent-room.tsx'

const store = browserStore('bw_recent')

/** Kept in this browser and told to nobody. Fetched when one comes near the end of the page. */
export function RecentlyViewed({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<string[]>([])
  const [shown, setShown] = useState<{ Grid: typeof RecentGrid } | null>(null)

  useEffect(() => {
    const recentIds = recentIn(store.read())
    const others = besides(recentIds, id)
    store.writeJson(withRecent(recentIds, id))
    const element = place.current
    // Who is at the page's end before its script is not moved away from what they read.
    if (others.length === 0 || !element || element.getBoundingClientRect().top < innerHeight) return setIds([])
    setIds(others)
    const fetchGrid = (): void => {
      import('./recent-grid.tsx').then(
        ({ RecentGrid: Grid }) => setShown({ Grid }),
        () => setIds([]),
      )
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        fetchGrid()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])

  const clear = (): void => {
    store.writeJson([id])
    // The button that was pressed goes with the list.
    document.getElementById('main')?.focus({ preventScroll: true })
    setIds([])
  }
  const list = shown ? <shown.Grid ids={ids} onClear={clear} /> : <RecentRoom count={ids.length} />
  return <div ref={place}>{ids.length > 0 ? list : null}</div>
}
