import { type Copied, forgetCopy, originOf } from './kept.ts'

export interface Keeper {
  id: string
  /** Whoever asked may be gone when the answer comes. */
  isHere: () => boolean
}

interface Origin<Had> {
  account: string
  had: Had
}

function parsed<Had>(text: string): Origin<Had> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null for a guest's copy. Another account's copy is never merged: it is deleted. */
export function originIn<Had>(key: Copied, account: string): Had | null {
  const text = originOf(key).read()
  if (text === null) return null
  const origin = parsed<Had>(text)
  if (origin?.account === account) return origin.had
  forgetCopy(key)
  return null
}

export const keepOrigin = <Had>(key: Copied, origin: Origin<Had>): void => originOf(key).writeJson(origin)

/** What was changed here since `had` goes on top of what the server has now. */
export const rebasedIds = (had: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => [
  ...theirs.filter((id) => mine.includes(id) || !had.includes(id)),
  ...mine.filter((id) => !theirs.includes(id) && !had.includes(id)),
]

export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

let flush: () => Promise<unknown> = () => Promise.resolve()

export const beforeLeaving = (send: typeof flush): void => {
  flush = send
}

/** Milliseconds that leaving may wait for it. */
const PATIENCE = 2000

export const sendBeforeLeaving = (): Promise<unknown> =>
  Promise.race([flush(), new Promise((go) => setTimeout(go, PATIENCE))])
