import { Refusal } from '#lib/refusal.ts'

export interface ComeBack {
  /** Milliseconds. */
  after: number
  /** What the shop says to who waits; null: it can't be reached. */
  says: string | null
  isInLine: boolean
  /** How often in a row it could not be reached. */
  misses: number
}

/** Asked again after 2, 4, 8 and 16 seconds, and up to half as long again: who was refused at once does not come at once. */
const MOST_MISSES = 4

/** What the shop keeps of a refused asking; whoever asks again with it is served before who asked later. */
export function ticketIn(error: unknown): string | undefined {
  const ticket = error instanceof Refusal ? error.details['ticket'] : undefined
  return typeof ticket === 'string' ? ticket : undefined
}

function afterMiss(told: ComeBack | null, seconds: number, chance: number): ComeBack | null {
  if (told?.isInLine) return { ...told, after: 1000 * seconds, says: null }
  const misses = 1 + (told?.misses ?? 0)
  if (misses > MOST_MISSES) return null
  return { after: 1000 * seconds * 2 ** (misses - 1) * (1 + chance / 2), says: null, isInLine: false, misses }
}

/**
 * Whoever waits asks again by itself with the same key: what could not be placed is placed once, and an order that was
 * placed meanwhile is found. A shop that is away ends no waiting in line; without a line the page gives up at last.
 */
export function comeBackIn(error: unknown, told: ComeBack | null, chance = 0): ComeBack | null {
  // What fetch fails with where nothing came back.
  if (error instanceof TypeError) return told && (told.isInLine ? told : afterMiss(told, 2, chance))
  if (!(error instanceof Refusal)) return null
  const seconds = Number(error.details['retryAfter'] ?? 2)
  if (error.code === 'UNAVAILABLE') return afterMiss(told, seconds, chance)
  if (error.code !== 'IN_LINE') return null
  return { after: 1000 * seconds, says: error.message, isInLine: true, misses: 0 }
}
