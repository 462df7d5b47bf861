import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Direction, movedBy, placed } from './item-order.ts'

/** Pixels from the edge of the view within which it scrolls along. */
const EDGE = 96
const STEP = 24

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

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

/** An item that has no box of its own has one tile. */
const boxesIn = (list: Element | null): DOMRect[] =>
  [...(list?.querySelectorAll('[data-item]') ?? [])].map((item) =>
    (item.querySelector('[data-tile]') ?? item).getBoundingClientRect(),
  )

/** Tiles are read row by row, in the direction of the page's lines. */
function isReached({ clientX, clientY }: Point, { top, bottom, left, right }: DOMRect): boolean {
  if (clientY < top || clientY > bottom) return clientY > bottom
  return document.dir === 'rtl' ? clientX < right : clientX > left
}

interface Place {
  /** From 1. */
  at: number
  of: number
}

/** On an item: whether it is drawn, and where what is drawn would come to stand. */
const marks = (key: string, { at, of }: Place, drag: { key: string; before: number } | null) => ({
  'data-item': key,
  'data-dragged': drag?.key === key || undefined,
  'data-gap': drag?.before === at - 1 ? 'before' : drag?.before === of && at === of ? 'after' : undefined,
})

/** The order of the items: drawn by the pointer, or moved one place at a time, after which the focus stays with it. */
export function useItemOrder<T extends { key: string }>(
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

  /** Rows make way at their middle; a tile gives its place to what is drawn over it. */
  const gapAt = (key: string, point: Point): number => {
    const boxes = boxesIn(list.current)
    const isGrid = boxes.some(({ top }, index) => index > 0 && top === boxes[index - 1]?.top)
    if (!isGrid) return boxes.filter(({ top, height }) => point.clientY > top + height / 2).length
    const over = Math.max(0, boxes.filter((box) => isReached(point, box)).length - 1)
    return over > items.findIndex((item) => item.key === key) ? over + 1 : over
  }

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
    movedTo: moved ? items.findIndex(({ key }) => key === moved.key) + 1 : 0,
    move: (key: string, direction: Direction): void => {
      onOrder((all) => movedBy(all, key, direction))
      setMoved({ key, direction })
    },
    marksOf: (key: string, place: Place) => marks(key, place, drag),
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
        setDrag({ key, before: gapAt(key, event) })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

export type Order = ReturnType<typeof useItemOrder>
