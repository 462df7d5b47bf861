import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { pageOf } from '#lib/wire.ts'
import { folded } from '../courier-titles.ts'
import type { getSettlementCall } from './api.ts'
import { findSettlement } from './db-settlements.server.ts'
import { listLines, listSamples, listUnknownWords, sumLines } from './db-shown.server.ts'
import { isReadable } from './read-lines.ts'
import { readingIn } from './reading.ts'
import { LINE_STATES, type LineState } from './settlement.ts'

type Line = Awaited<ReturnType<typeof listLines>>[number]

const shownAside = ({ note, asideAt, asideBy: by }: Pick<Line, 'note' | 'asideAt' | 'asideBy'>) =>
  note === null || asideAt === null ? null : { note, by, at: asideAt.toISOString() }

const shownLine = ({ state, amount, fee, orderId, sku, total, status, name, came, isPaid, ...row }: Line) => ({
  ...{ line: row.line, code: row.code, outcome: row.outcome, problem: row.problem },
  isWordMissing: row.problem === 'wordUnknown' && row.isWordEmpty === true,
  aside: shownAside(row),
  state: state === 'unread' ? ('held' as const) : state,
  amount: amount === null ? null : toPounds(amount),
  fee: toPounds(fee),
  order:
    orderId !== null && sku !== null && total !== null && status !== null
      ? {
          id: orderId,
          sku,
          total: toPounds(total),
          open: isPaid ? 0 : toPounds(total - (came ?? 0)),
          status,
          name: name ?? '',
        }
      : null,
})

async function unknownWords(db: Db, id: string, column: number): Promise<string[]> {
  if (column === 0) return []
  const words = await listUnknownWords(db, id, column)
  return [...new Map(words.map((word) => [folded(word), word])).values()]
}

async function sumsOf(db: Db, id: string) {
  const told = new Map((await sumLines(db, id)).map((row) => [row.state, row]))
  return LINE_STATES.map((state: LineState) => {
    const { count = 0, amount = 0, fee = 0 } = told.get(state) ?? {}
    return { state, count, amount: toPounds(amount), fee: toPounds(fee) }
  })
}

/** What a courier said, how it is read, and what each line would do or has done. */
export async function showSettlement(db: Db, { id, state, page, limit }: VerbInput<typeof getSettlementCall>) {
  const settlement = await findSettlement(db, id)
  if (!settlement) throw new Refusal('NOT_FOUND')
  const reading = readingIn(settlement.reading) ?? { columns: {}, words: {} }
  const column = settlement.titles.indexOf(reading.columns.outcome ?? '') + 1
  const [sums, lines, samples, words] = await Promise.all([
    sumsOf(db, id),
    listLines(db, id, { state, column, page, limit }),
    listSamples(db, id),
    unknownWords(db, id, column),
  ])
  const listedSums = sums.filter((sum) => state === undefined || sum.state === state)
  const total = listedSums.reduce((all, { count }) => all + count, 0)
  const { number, courier, titles, at, by } = settlement
  return {
    settlement: { id, number, courier, titles, at: at.toISOString(), by, isReadable: isReadable(reading) },
    reading,
    samples,
    words,
    sums,
    lines: lines.map(shownLine),
    pagination: pageOf(total, { page, limit }),
  }
}
