import { Refusal } from './refusal.ts'

/** For whoever runs the server: of a refusal what caused it, which no shopper is told. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal && error.cause !== undefined ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}
