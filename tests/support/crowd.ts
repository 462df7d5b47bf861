import { Refusal } from '../../src/lib/refusal.ts'

export interface Outcome<T> {
  done: T[]
  /** How often each refusal was heard. */
  refused: Record<string, number>
  /** Anything that is not a refusal: never acceptable. */
  broken: unknown[]
}

/** All at once. */
export async function crowd<T>(size: number, each: (at: number) => Promise<T>): Promise<Outcome<T>> {
  const results = await Promise.allSettled(Array.from({ length: size }, (_, at) => each(at)))
  const outcome: Outcome<T> = { done: [], refused: {}, broken: [] }
  for (const one of results) {
    if (one.status === 'fulfilled') outcome.done.push(one.value)
    else if (one.reason instanceof Refusal)
      outcome.refused[one.reason.code] = (outcome.refused[one.reason.code] ?? 0) + 1
    else outcome.broken.push(one.reason)
  }
  return outcome
}
