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

/** In line one asks again by itself; a shop or a network that is away for a moment ends no waiting, and begins none. */
export function comeBackIn(error: unknown, told: ComeBack | null): ComeBack | null {
  // What fetch fails with where nothing came back. Asked again with its key, an order that was placed meanwhile is found.
  if (error instanceof TypeError) return told
  const ticket = ticketIn(error)
  if (!(error instanceof Refusal) || ticket === undefined) return null
  if (error.code !== 'IN_LINE' && told === null) return null
  return { ticket, after: 1000 * Number(error.details['retryAfter'] ?? 2), says: error.message }
}
