/** Where a key leads from a cell: rows down, columns along in reading order; null: the key is the cell's own. */
export interface Step {
  down: number
  along: number
}

interface Pressed {
  key: string
  shiftKey: boolean
}

interface Caret {
  length: number
  start: number
  end: number
}

const UP_OR_DOWN: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const SIDES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows to the side walk through the text of a cell first, and leave it where the text ends or is chosen as a whole. */
export function stepFor({ key, shiftKey }: Pressed, caret: Caret, isRightToLeft: boolean): Step | null {
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, along: 0 }
  if (shiftKey) return null
  const down = UP_OR_DOWN[key]
  if (down !== undefined) return { down, along: 0 }
  const side = SIDES[key]
  if (side === undefined) return null
  const isWhole = caret.end - caret.start === caret.length
  const isAtEnd = caret.start === caret.end && caret.start === (side < 0 ? 0 : caret.length)
  return isWhole || isAtEnd ? { down: 0, along: isRightToLeft ? -side : side } : null
}
