import { fieldOf } from '#lib/field-of.ts'
import { OUTCOMES, type Outcome } from './outcome.ts'

export interface FrameMessage {
  type: 'payment-result'
  outcome: Outcome
  /** What the server itself verified of it. */
  verified: string | null
}

/** Null from an origin that is not trusted, compared whole. It moves pages and nothing else. */
export function outcomeIn(data: unknown, origin: string, trusted: readonly string[]): Outcome | null {
  if (!trusted.includes(origin)) return null
  const namedOutcome = OUTCOMES.find((outcome) => outcome === fieldOf(data, 'outcome'))
  if (fieldOf(data, 'type') === 'payment-result') return namedOutcome ?? null
  const status = fieldOf(data, 'status')
  if (fieldOf(data, 'success') === true || status === 'success') return 'success'
  return typeof status === 'string' ? (OUTCOMES.find((outcome) => outcome === status) ?? 'failure') : null
}

export function verifiedIn(data: unknown): string | null {
  const verified = fieldOf(data, 'verified')
  return fieldOf(data, 'type') === 'payment-result' && typeof verified === 'string' ? verified : null
}
