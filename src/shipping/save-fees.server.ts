import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { fromPounds } from '#lib/money.ts'
import { notice } from '#lib/notices.server.ts'
import { type FieldErrors, Refusal } from '#lib/refusal.ts'
import type { saveFeesCall } from './api.ts'
import { type FeeRow, lockFees, type ShippingFee, shownFees, writeFee } from './db.server.ts'
import { staleEdit } from './stale-edit.server.ts'

type Edit = VerbInput<typeof saveFeesCall>['fees'][number]

interface Change {
  row: FeeRow
  edit: Edit
}

/** How the fields of an edit are called in its problems, by its place in what was sent. */
type Prefix = (place: number) => string

function daysTurned(changes: readonly Change[], prefix: Prefix): FieldErrors | null {
  const errors: FieldErrors = {}
  changes.forEach(({ row, edit }, at) => {
    const { leadDaysMin: min = row.leadDaysMin, leadDaysMax: max = row.leadDaysMax } = edit
    if (min > max) errors[`${prefix(at)}leadDaysMax`] = 'leadDaysTurned'
  })
  return Object.keys(errors).length > 0 ? errors : null
}

const columnsOf = ({ row, edit }: Change, now: Date) => {
  const { shippingFee, leadDaysMin = row.leadDaysMin, leadDaysMax = row.leadDaysMax, isActive = row.isActive } = edit
  return {
    fee: shippingFee === undefined ? row.fee : fromPounds(shippingFee),
    ...{ leadDaysMin, leadDaysMax, isActive },
    // Later than before in any case: by it the next edit is known to be stale.
    updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
  }
}

async function write(tx: Tx, changes: readonly Change[], now: Date): Promise<ShippingFee[]> {
  const saved: FeeRow[] = []
  for (const change of changes) saved.push(await writeFee(tx, change.row.id, columnsOf(change, now)))
  await notice(tx, 'content')
  return shownFees(saved)
}

/** All of them or none. */
export function saveFees(
  db: Db,
  edits: readonly Edit[],
  now: Date,
  prefix: Prefix = (place) => `fees.${place}.`,
): Promise<ShippingFee[]> {
  const ids = edits.map(({ id }) => id)
  const twin = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twin >= 0) throw new Refusal('INVALID', { errors: { [`${prefix(twin)}id`]: 'invalid' } })
  return inTransaction(db, async (tx) => {
    const rows = await lockFees(tx, ids)
    if (rows.length === 0) throw new Refusal('NOT_FOUND')
    const stale = staleEdit(edits, rows)
    if (stale) throw stale
    const changes = edits.flatMap((edit) => {
      const row = rows.find(({ id }) => id === edit.id)
      return row ? [{ row, edit }] : []
    })
    const errors = daysTurned(changes, prefix)
    if (errors) throw new Refusal('INVALID', { errors })
    return write(tx, changes, now)
  })
}
