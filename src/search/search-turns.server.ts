import { Refusal } from '#lib/refusal.ts'

/** Searches that the database answers at once: each keeps one of its processors busy for a while. */
const AT_ONCE = 2
const MOST_WAITING = 60

/** Words that nobody asked for lately are the dearest reading there is: they may wait for each other, but hold up no order. */
export function searchTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const waiting: (() => void)[] = []
  let underway = 0

  const turn = (): Promise<void> | undefined => {
    if (underway < atOnce) underway += 1
    else if (waiting.length < mostWaiting) return new Promise((begin) => waiting.push(begin))
    else throw new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } })
    return undefined
  }
  const pass = (): void => {
    const next = waiting.shift()
    if (next) next()
    else underway -= 1
  }

  return async <Found>(search: () => Promise<Found>): Promise<Found> => {
    await turn()
    return search().finally(pass)
  }
}
