import { turnsByName } from '#lib/turns.server.ts'

/** Searches that the database answers at once: each keeps one of its processors busy for a while. */
const AT_ONCE = 2
const MOST_WAITING = 60

/** Words that nobody asked for lately are the dearest reading there is: they may wait for each other, but hold up no order. */
export function searchTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const inTurn = turnsByName({ atOnce, mostWaiting })
  return <Found>(search: () => Promise<Found>): Promise<Found> => inTurn(['search'], search)
}
