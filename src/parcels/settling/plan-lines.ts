import { readCells } from './read-lines.ts'
import { type Owing, type PlannedLine, type Reading, whyNotBooked } from './settlement.ts'

interface Called extends Owing {
  id: string
  sku: string
  trackingNumber: string
}

interface Table {
  titles: readonly string[]
  reading: Reading
  courier: string
}

type Read = ReturnType<typeof readCells> & { line: number }

export function readAll(
  lines: readonly { line: number; cells: readonly string[] }[],
  { titles, reading }: Table,
): Read[] {
  return lines.map(({ line, cells }) => ({ line, ...readCells(cells, titles, reading) }))
}

/** An order's own code is the surer name. */
function ordersCalled(code: string, orders: readonly Called[]): Called[] {
  if (code === '') return []
  const bySku = orders.filter(({ sku }) => sku === code)
  return bySku.length > 0 ? bySku : orders.filter(({ trackingNumber }) => trackingNumber.toUpperCase() === code)
}

const isSame = (one: Read, other: Read): boolean => one.outcome === other.outcome && one.amount === other.amount

/** Said twice alike, the first one counts; two that say different things are for somebody to decide. */
function isTwice(line: Read, others: readonly Read[]): boolean {
  return others.some((other) => other.line < line.line || !isSame(line, other))
}

/** It is on its way yet; or it is a line of totals, which names neither an order nor what became of it. */
const isIgnored = ({ word, problem, outcome }: Read, called: readonly Called[]): boolean =>
  (called.length === 0 && word === '') || (problem === null && outcome === 'left')

/** What each line would do, or why it would not; `orders`: all that are called as one of the lines says. */
export function planLines(lines: readonly Read[], orders: readonly Called[], { courier }: Table): PlannedLine[] {
  const matches = lines.map((line) => ({ line, orders: ordersCalled(line.code, orders) }))
  const byOrder = Map.groupBy(
    matches.filter(({ line, orders }) => orders.length === 1 && line.problem === null && line.outcome !== 'left'),
    ({ orders: [order] }) => order?.id,
  )
  return matches.map(({ line: read, orders: called }) => {
    const [order] = called
    const others = (byOrder.get(order?.id) ?? []).map(({ line }) => line).filter(({ line }) => line !== read.line)
    const problem = (): PlannedLine['problem'] => {
      if (read.problem) return read.problem
      if (!order) return 'unknownCode'
      if (called.length > 1) return 'twoOrders'
      return isTwice(read, others) ? 'twice' : whyNotBooked(read, order, courier)
    }
    const { line, code, amount, fee, outcome } = read
    const lineFields = { line, code, amount, fee, orderId: called.length === 1 ? (order?.id ?? null) : null }
    if (isIgnored(read, called)) return { ...lineFields, outcome: null, state: 'skipped', problem: null }
    const why = problem()
    return { ...lineFields, outcome: outcome === 'left' ? null : outcome, state: why ? 'held' : 'ready', problem: why }
  })
}
