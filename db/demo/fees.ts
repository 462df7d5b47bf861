import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { GOVERNORATES, type GovernorateId } from '../../src/shipping/governorates.ts'

/** Pounds, and working days until delivery. */
const NEAR = { fee: 50, days: [1, 2] } as const
const DELTA = { fee: 65, days: [2, 4] } as const
const UPPER = { fee: 80, days: [3, 6] } as const
const FAR = { fee: 110, days: [4, 8] } as const

const near: readonly GovernorateId[] = ['cairo', 'giza', 'qalyubia']
const upper: readonly GovernorateId[] = ['fayoum', 'beni-suef', 'minya', 'assiut', 'sohag', 'qena', 'luxor', 'aswan']
const far: readonly GovernorateId[] = ['red-sea', 'south-sina', 'matrouh', 'new-valley']

const zoneOf = (id: GovernorateId) => {
  if (near.includes(id)) return NEAR
  if (far.includes(id)) return FAR
  return upper.includes(id) ? UPPER : DELTA
}

/** Every governorate but one, so that the message for a missing fee can be seen. */
export async function fillFees(db: Db): Promise<void> {
  const rows = GOVERNORATES.filter(({ id }) => id !== 'shamal-sina').map(({ id }) => {
    const { fee, days } = zoneOf(id)
    return { id: newId(), governorateId: id, fee: fee * 100, leadDaysMin: days[0], leadDaysMax: days[1] }
  })
  await db
    .insertInto('shippingFees')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}
