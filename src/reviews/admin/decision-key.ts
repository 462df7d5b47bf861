import type { Decision } from '../review.ts'

interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

const BY_LETTER = new Map<string, Decision>([
  ['a', 'approved'],
  ['r', 'rejected'],
])
const BY_PLACE = new Map<string, Decision>([
  ['KeyA', 'approved'],
  ['KeyR', 'rejected'],
])

/** By the letter on the key; where that is no Latin one, as on an Arabic keyboard, by where the key lies. */
export function decisionOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): Decision | undefined {
  if (ctrlKey || metaKey || altKey || repeat) return undefined
  return /^\p{Script=Latin}$/u.test(key) ? BY_LETTER.get(key.toLowerCase()) : BY_PLACE.get(code)
}
