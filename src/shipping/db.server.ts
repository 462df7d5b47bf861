import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { GOVERNORATES, type GovernorateId, governorate } from './governorates.ts'

const columns = ['id', 'governorateId', 'fee', 'isActive', 'leadDaysMin', 'leadDaysMax'] as const

interface FeeRow {
  id: string
  governorateId: GovernorateId
  fee: number
  isActive: boolean
  leadDaysMin: number
  leadDaysMax: number
}

const shownFee = ({ fee, ...row }: FeeRow) => ({
  ...row,
  _id: row.id,
  governorateName: governorate(row.governorateId)?.name ?? row.governorateId,
  governorateNameAr: governorate(row.governorateId)?.nameAr ?? row.governorateId,
  shippingFee: toPounds(fee),
})

export type ShippingFee = ReturnType<typeof shownFee>

/** In the order of the list of governorates. */
export async function listFees(db: Db): Promise<ShippingFee[]> {
  const rows = await db.selectFrom('shippingFees').select(columns).where('isActive', '=', true).execute()
  const place = (row: FeeRow): number => GOVERNORATES.findIndex(({ id }) => id === row.governorateId)
  return rows.sort((one, other) => place(one) - place(other)).map(shownFee)
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
