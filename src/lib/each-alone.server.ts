import { isWorthLater } from './db.server.ts'
import { Refusal } from './refusal.ts'

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isWorthLater(error)) return new Refusal('UNAVAILABLE')
  throw error
}

/** One after the other, each in a transaction of its own: what one of them refuses stops none of the others. */
export async function eachAlone<Row, Done>(rows: readonly Row[], work: (row: Row) => Promise<Done>) {
  const outcomes: { row: Row; outcome: Done | Refusal }[] = []
  for (const row of rows) outcomes.push({ row, outcome: await work(row).catch(refusalIn) })
  return outcomes
}
