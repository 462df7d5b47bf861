import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { shownConfirmation } from '#orders/cash/show-confirmation.server.ts'
import { parcelPage } from '#orders/tending/courier.ts'
import type { ManifestRow } from './db-manifests.server.ts'
import type { listParcels, ParcelRow } from './db-parcels.server.ts'
import { isGone, isSameAmount, toCollect } from './manifest.ts'

export function shownReady(row: ParcelRow) {
  const { id, sku, name, phone, governorateId, cityName, address, pieces, paymentMethod, isPaid, status } = row
  return {
    _id: id,
    ...{ id, sku, name, governorateId, cityName, address, paymentMethod, isPaid, status },
    phone: localPhone(phone),
    pieces: pieces ?? 0,
    total: toPounds(row.total),
    collect: toPounds(toCollect(row)),
    confirmation: shownConfirmation(row),
    createdAt: row.createdAt.toISOString(),
  }
}

type Listed = Awaited<ReturnType<typeof listParcels>>[number]

/** In piastres: what is to be collected as long as it waits, then what was; nothing of what has gone otherwise. */
export function collectedOf(row: Listed): number {
  if (row.step !== null) return row.seenCollect
  return isGone(row) ? 0 : toCollect(row)
}

export const shownParcel = (row: Listed) => ({
  ...shownReady(row),
  courier: row.courier,
  trackingNumber: row.trackingNumber,
  trackingUrl: parcelPage(row),
  collect: toPounds(collectedOf(row)),
  isLeft: row.step !== null,
  isGone: isGone(row),
  isChanged:
    row.step === null &&
    !isGone(row) &&
    !isSameAmount({ total: row.seenTotal, collect: row.seenCollect }, { ...row, collect: toCollect(row) }),
})

export const shownManifest = ({ createdAt, parcels, left, collect, ...row }: ManifestRow) => ({
  ...row,
  _id: row.id,
  createdAt: createdAt.toISOString(),
  parcels: parcels ?? 0,
  left: left ?? 0,
  collect: toPounds(collect ?? 0),
})
