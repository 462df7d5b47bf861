import { latinKey } from '#back-office/pressed-key.ts'
import type { Decision } from '../review.ts'

interface Pressed {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

const BY_LETTER = new Map<string, Decision>([
  ['a', 'approved'],
  ['r', 'rejected'],
])

export function decisionOf(pressed: Pressed): Decision | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return undefined
  return BY_LETTER.get(latinKey(pressed))
}
