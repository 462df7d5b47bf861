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

export interface Counted {
  done: number
  refused: Record<string, number>
  broken: unknown[]
}

/** A hundred at once, as many as the shop's connections can keep waiting; then the next hundred. */
export async function waves(size: number, each: (at: number) => Promise<unknown>): Promise<Counted> {
  const all: Counted = { done: 0, refused: {}, broken: [] }
  for (let start = 0; start < size; start += 100) {
    const { done, refused, broken } = await crowd(Math.min(100, size - start), (at) => each(start + at))
    all.done += done.length
    all.broken.push(...broken)
    for (const [code, count] of Object.entries(refused)) all.refused[code] = (all.refused[code] ?? 0) + count
  }
  return all
}
