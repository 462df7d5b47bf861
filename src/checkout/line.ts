import { Refusal } from '#lib/refusal.ts'

export interface ComeBack {
  ticket: string
  /** Milliseconds. */
  after: number
  /** What the shop says to who waits. */
  says: string
}

/** What the shop keeps of a refused asking; whoever asks again with it is served before who asked later. */
export function ticketIn(error: unknown): string | undefined {
  const ticket = error instanceof Refusal ? error.details['ticket'] : undefined
  return typeof ticket === 'string' ? ticket : undefined
}

/** In line one asks again by itself; a shop that can't be reached ends no waiting, and begins none. */
export function comeBackIn(error: unknown, told: ComeBack | null): ComeBack | null {
  const ticket = ticketIn(error)
  if (!(error instanceof Refusal) || ticket === undefined) return null
  if (error.code !== 'IN_LINE' && told === null) return null
  return { ticket, after: 1000 * Number(error.details['retryAfter'] ?? 2), says: error.message }
}
