import { useEffect, useRef, useState } from 'react'
import { besides, recentIn, withRecent } from './recent.ts'
import type { RecentGrid } from './recent-grid.tsx'
import { RecentRoom } from './recent-room.tsx'

const KEY = 'bw_recent'

function read(): string[] {
  try {
    return recentIn(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Then nothing is remembered.
  }
}

/** Kept in this browser and told to nobody. Fetched when one comes near the end of the page. */
export function RecentlyViewed({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<string[]>([])
  const [shown, setShown] = useState<{ Grid: typeof RecentGrid } | null>(null)

  useEffect(() => {
    const others = besides(read(), id)
    write(withRecent(read(), id))
    setIds(others)
    const element = place.current
    if (others.length === 0 || !element) return
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
    write([id])
    // The button that was pressed goes with the list.
    document.getElementById('main')?.focus({ preventScroll: true })
    setIds([])
  }
  const list = shown ? <shown.Grid ids={ids} onClear={clear} /> : <RecentRoom count={ids.length} />
  return <div ref={place}>{ids.length > 0 ? list : null}</div>
}
