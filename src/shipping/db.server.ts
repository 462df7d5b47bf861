import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { ShippingFees } from '#lib/tables.server.ts'
import type { FeeStatus } from './fee.ts'
import { GOVERNORATES, type GovernorateId, governorate } from './governorates.ts'

const columns = ['id', 'governorateId', 'fee', 'isActive', 'leadDaysMin', 'leadDaysMax', 'updatedAt'] as const

export interface FeeRow {
  id: string
  governorateId: GovernorateId
  fee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
  updatedAt: Date
}

export const shownFee = ({ fee, updatedAt, ...row }: FeeRow) => ({
  ...row,
  _id: row.id,
  governorateName: governorate(row.governorateId)?.name ?? row.governorateId,
  governorateNameAr: governorate(row.governorateId)?.nameAr ?? row.governorateId,
  shippingFee: toPounds(fee),
  updatedAt: updatedAt.toISOString(),
})

export type ShippingFee = ReturnType<typeof shownFee>

/** In the order of the list of governorates. */
export function shownFees(rows: readonly FeeRow[]): ShippingFee[] {
  const place = (row: FeeRow): number => GOVERNORATES.findIndex(({ id }) => id === row.governorateId)
  return rows.toSorted((one, other) => place(one) - place(other)).map(shownFee)
}

export async function listFees(db: Db | Tx, status: FeeStatus): Promise<ShippingFee[]> {
  const all = db.selectFrom('shippingFees').select(columns)
  const matchingFees = status === 'all' ? all : all.where('isActive', '=', status === 'active')
  return shownFees(await matchingFees.execute())
}

export async function findFee(
  db: Db,
  governorateId: string,
): Promise<(FeeRow & { shownFee: ShippingFee }) | undefined> {
  const active = db.selectFrom('shippingFees').select(columns).where('isActive', '=', true)
  const place = governorate(governorateId)
  const row = place && (await active.where('governorateId', '=', place.id).executeTakeFirst())
  return row && { ...row, shownFee: shownFee(row) }
}

/** In the order of their ids, so that two who save many can't wait for each other. */
export const lockFees = (tx: Tx, ids: readonly string[]): Promise<FeeRow[]> =>
  tx.selectFrom('shippingFees').select(columns).where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** Those that are there by now: a governorate that has a fee keeps it. */
export const insertFees = (tx: Tx, fees: readonly Insertable<ShippingFees>[]): Promise<FeeRow[]> =>
  tx
    .insertInto('shippingFees')
    .values(fees)
    .onConflict((clash) => clash.column('governorateId').doNothing())
    .returning(columns)
    .execute()

export const writeFee = (tx: Tx, id: string, change: Updateable<ShippingFees>): Promise<FeeRow> =>
  tx.updateTable('shippingFees').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

export async function dropFee(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('shippingFees').where('id', '=', id).execute()
}
