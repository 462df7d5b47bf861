import { useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface Selection {
  /** In the order of the rows. */
  ids: readonly string[]
  rows: readonly string[]
  has: (id: string) => boolean
  /** With Shift: all from the one that was changed last to this one. */
  toggle: (id: string, key: 'shift' | 'none') => void
  toggleAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Rows of the page that is shown, and of no other: nobody changes what they do not see. A list that is read again keeps
 * it; another page, search, filter or order starts with nothing.
 */
export function useSelection(rows: readonly string[]): Selection {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [selection, setSelection] = useState({ address, ids: NONE })
  const last = useRef<string>(undefined)
  if (selection.address !== address) setSelection({ address, ids: NONE })
  const chosen = selection.ids
  const ids = rows.filter((id) => chosen.has(id))
  const keep = (next: Iterable<string>): void => setSelection({ address, ids: new Set(next) })

  const toggle = (id: string, key: 'shift' | 'none'): void => {
    const from = key === 'shift' && last.current !== undefined ? rows.indexOf(last.current) : -1
    const to = rows.indexOf(id)
    const range = from < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = id
    keep(chosen.has(id) ? ids.filter((each) => !range.includes(each)) : [...ids, ...range])
  }

  return {
    ids,
    rows,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => keep(ids.length === rows.length ? [] : rows),
    clear: () => keep([]),
  }
}
