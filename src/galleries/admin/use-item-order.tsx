import { type PointerEvent, useEffect, useRef, useState } from 'react'

export type Direction = 'earlier' | 'later'

interface Keyed {
  key: string
}

/** Pixels from the edge of the view within which it scrolls along. */
const EDGE = 96
const STEP = 24

const placed = <T extends Keyed>(items: readonly T[], key: string, to: number): readonly T[] => {
  const from = items.findIndex((item) => item.key === key)
  const item = items[from]
  return item ? items.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, items.length - 1)), 0, item) : items
}

/** What the list scrolls in: a dialog's body, or else the page. */
function scrollerOf(list: Element | null): Element {
  for (let at = list; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.documentElement
}

function scrollAlong(list: Element | null, y: number): void {
  const scroller = scrollerOf(list)
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < Math.max(top, 0) + EDGE) scroller.scrollBy(0, -STEP)
  if (y > Math.min(bottom, innerHeight) - EDGE) scroller.scrollBy(0, STEP)
}

/** The order of the items: drawn by the pointer, or moved one place at a time, after which the focus stays with it. */
export function useItemOrder<T extends Keyed>(
  items: readonly T[],
  onOrder: (edit: (items: readonly T[]) => readonly T[]) => void,
) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ key: string; before: number } | null>(null)
  const [moved, setMoved] = useState<{ key: string; direction?: Direction } | null>(null)

  useEffect(() => {
    if (!moved?.direction) return
    const row = list.current?.querySelector(`[data-item="${moved.key}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-move="${moved.direction}"]:not(:disabled)`)
    ;(button ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus()
  }, [moved])

  const gapAt = (y: number): number =>
    [...(list.current?.children ?? [])].filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y > top + height / 2
    }).length

  const drop = (): void => {
    if (!drag) return
    const from = items.findIndex(({ key }) => key === drag.key)
    const to = drag.before > from ? drag.before - 1 : drag.before
    if (to !== from) {
      onOrder((all) => placed(all, drag.key, to))
      setMoved({ key: drag.key })
    }
    setDrag(null)
  }

  return {
    list,
    drag,
    movedTo: moved ? items.findIndex(({ key }) => key === moved.key) + 1 : 0,
    move: (key: string, direction: Direction): void => {
      const from = items.findIndex((item) => item.key === key)
      onOrder((all) => placed(all, key, direction === 'earlier' ? from - 1 : from + 1))
      setMoved({ key, direction })
    },
    gripOf: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ key, before: items.findIndex((item) => item.key === key) })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (!drag) return
        scrollAlong(list.current, event.clientY)
        setDrag({ key, before: gapAt(event.clientY) })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

export type Order = ReturnType<typeof useItemOrder>
