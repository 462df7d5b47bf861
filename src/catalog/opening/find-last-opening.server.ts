import type { Db } from '#lib/db.server.ts'
import { findLatestOpening } from './db-opening.server.ts'

/** Milliseconds: a crowd asks once, and a moment that the owner changes counts soon. */
const KEPT = 1000

const recentAnswers = new Map<string, Promise<number>>()

/** When the last of these opened, in milliseconds of the clock; 0 where all of them always were. */
export function findLastOpening(db: Db, productIds: readonly string[]): Promise<number> {
  const name = [...productIds].sort().join(' ')
  const earlier = recentAnswers.get(name)
  if (earlier) return earlier
  const answer = findLatestOpening(db, productIds)
  recentAnswers.set(name, answer)
  setTimeout(() => recentAnswers.delete(name), KEPT).unref()
  return answer
}
