import { fieldOf } from '#lib/field-of.ts'
import { OUTCOMES, type Outcome } from './outcome.ts'

/** What our own result page tells the page that it stands in a frame of. */
export interface FrameMessage {
  type: 'payment-result'
  outcome: Outcome
  /** What the server itself verified of it. */
  verified: string | null
}

/**
 * What a message from the frame says: our own page names the outcome, the provider says success or a status. It moves
 * pages and nothing else. Null for anything else, and for anybody who is not trusted: origins are compared whole.
 */
export function outcomeIn(data: unknown, origin: string, trusted: readonly string[]): Outcome | null {
  if (!trusted.includes(origin)) return null
  const named = OUTCOMES.find((outcome) => outcome === fieldOf(data, 'outcome'))
  if (fieldOf(data, 'type') === 'payment-result') return named ?? null
  const status = fieldOf(data, 'status')
  if (fieldOf(data, 'success') === true || status === 'success') return 'success'
  return typeof status === 'string' ? (OUTCOMES.find((outcome) => outcome === status) ?? 'failure') : null
}

/** What our own page heard from the server before it spoke. */
export function verifiedIn(data: unknown): string | null {
  const verified = fieldOf(data, 'verified')
  return fieldOf(data, 'type') === 'payment-result' && typeof verified === 'string' ? verified : null
}
