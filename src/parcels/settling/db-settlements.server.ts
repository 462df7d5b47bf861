import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { SettlementLines, Settlements } from '#lib/tables.server.ts'
import type { LineProblem, PlannedLine, Reading } from './settlement.ts'

/** Undefined where this courier's file is here already. */
export const insertSettlement = (tx: Tx, settlement: Insertable<Settlements>) =>
  tx
    .insertInto('settlements')
    .values(settlement)
    .onConflict((clash) => clash.columns(['courierId', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst()

const withDigest = (tx: Tx, courierId: string, digest: string) =>
  tx.selectFrom('settlements').select('id').where('courierId', '=', courierId).where('digest', '=', digest)

export const findByDigest = (tx: Tx, courierId: string, digest: string) =>
  withDigest(tx, courierId, digest).executeTakeFirst()

export const getByDigest = (tx: Tx, courierId: string, digest: string) =>
  withDigest(tx, courierId, digest).executeTakeFirstOrThrow()

const AT_ONCE = 500

export async function insertLines(tx: Tx, lines: readonly Insertable<SettlementLines>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE)
    await tx
      .insertInto('settlementLines')
      .values(lines.slice(from, from + AT_ONCE))
      .execute()
}

/** What stands in rows that nobody has booked, once their month is over. */
export async function emptyLinesBefore(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('settlementLines')
    .set({ cells: [] })
    .where('settlementId', 'in', db.selectFrom('settlements').select('id').where('at', '<', at))
    .where('cells', '<>', sql<string[]>`'{}'`)
    .execute()
}

const settlement = (db: Db | Tx) =>
  db
    .selectFrom('settlements')
    .innerJoin('couriers', 'couriers.id', 'settlements.courierId')
    .select(['settlements.id', 'settlements.number', 'settlements.at', 'settlements.titles', 'settlements.reading'])
    .select(['settlements.courierId', 'couriers.name as courier'])

export const findSettlement = (db: Db | Tx, id: string) =>
  settlement(db)
    .leftJoin('accounts', 'accounts.id', 'settlements.accountId')
    .select('accounts.fullName as by')
    .where('settlements.id', '=', id)
    .executeTakeFirst()

/** `update`: nothing of it is booked meanwhile; `share`: its lines are not read anew meanwhile. */
export const lockSettlement = (tx: Tx, id: string, how: 'update' | 'share') => {
  const query = settlement(tx).where('settlements.id', '=', id)
  return (how === 'update' ? query.forUpdate('settlements') : query.forShare('settlements')).executeTakeFirst()
}

export async function keepReadingOf(tx: Tx, id: string, reading: Reading): Promise<void> {
  await tx
    .updateTable('settlements')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .execute()
}

/** Those that are neither booked, whole or in part, nor set aside, and still say what the courier wrote. */
export const listOpenLines = (tx: Tx, settlementId: string) =>
  tx
    .selectFrom('settlementLines')
    .select(['line', 'cells'])
    .where('settlementId', '=', settlementId)
    .where('state', 'not in', ['booked', 'part', 'aside'])
    .where('cells', '<>', sql<string[]>`'{}'`)
    .orderBy('line')
    .execute()

export async function writePlan(tx: Tx, settlementId: string, lines: readonly PlannedLine[]): Promise<void> {
  await sql`
    update settlement_lines set state = plan.state, code = plan.code, order_id = plan.order_id, outcome = plan.outcome,
      amount = plan.amount, fee = plan.fee, problem = plan.problem
    from unnest(${lines.map(({ line }) => line)}::int[], ${lines.map(({ state }) => state)}::text[],
      ${lines.map(({ code }) => code)}::text[], ${lines.map(({ orderId }) => orderId)}::text[],
      ${lines.map(({ outcome }) => outcome)}::text[], ${lines.map(({ amount }) => amount)}::bigint[],
      ${lines.map(({ fee }) => fee)}::bigint[], ${lines.map(({ problem }) => problem)}::text[])
      as plan (line, state, code, order_id, outcome, amount, fee, problem)
    where settlement_lines.settlement_id = ${settlementId} and settlement_lines.line = plan.line
      and settlement_lines.state not in ('booked', 'part', 'aside')`.execute(tx)
}

export const findNextLine = (db: Db, settlementId: string) =>
  db
    .selectFrom('settlementLines')
    .select(['line', 'orderId'])
    .where('settlementId', '=', settlementId)
    .where('state', '=', 'ready')
    .orderBy('line')
    .limit(1)
    .executeTakeFirst()

export const lockLine = (tx: Tx, settlementId: string, line: number) =>
  tx
    .selectFrom('settlementLines')
    .select(['state', 'code', 'outcome', 'amount', 'fee'])
    .where('settlementId', '=', settlementId)
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirstOrThrow()

interface Place {
  settlementId: string
  line: number
}

interface Booking extends Place {
  /** The order's own code: the courier's number goes with whoever ordered. */
  code: string
  step: number
  accountId: string
  at: Date
}

/** What the courier wrote has done its service. */
export async function bookLine(tx: Tx, { settlementId, line, code, step, accountId, at }: Booking): Promise<void> {
  await tx
    .updateTable('settlementLines')
    .set({ state: 'booked', problem: null, code, step, bookedAt: at, bookedBy: accountId, cells: [] })
    .where('settlementId', '=', settlementId)
    .where('line', '=', line)
    .execute()
}

export async function holdLine(tx: Tx, { settlementId, line }: Place, problem: LineProblem): Promise<void> {
  await tx
    .updateTable('settlementLines')
    .set({ state: 'held', problem })
    .where('settlementId', '=', settlementId)
    .where('line', '=', line)
    .where('state', '=', 'ready')
    .execute()
}
