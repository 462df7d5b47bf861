import type { TypedAddress } from '#addresses/address.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { listSteps, PreOrderRow } from './db.server.ts'
import { undoUntil } from './pre-order.ts'

const promised = ({ id, order, ...row }: PreOrderRow) => ({
  _id: id,
  id,
  number: row.number,
  color: row.color,
  size: row.size,
  quantity: row.quantity,
  price: toPounds(row.price),
  total: toPounds(row.price * row.quantity),
  freeShipping: row.freeShipping,
  percentOff: row.percentOff,
  releaseOn: row.releasesOn,
  shipsOn: row.shipsOn,
  state: row.state,
  cancelledBy: row.cancelledBy,
  order: order && { ...order, _id: order.id },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const codeOf = ({ promo }: PreOrderRow) =>
  promo && {
    code: promo.code,
    isActive: promo.isActive,
    isUsed: promo.used > 0,
    from: new Date(promo.startsAt).toISOString(),
    until: new Date(promo.endsAt).toISOString(),
  }

export const shownPreOrder = (row: PreOrderRow) => ({ ...promised(row), promoCode: codeOf(row) })

const customer = ({ name, email, phone }: PreOrderRow) => ({ name, email, phone: localPhone(phone) })

export const listedPreOrder = (row: PreOrderRow) => ({ ...promised(row), ...customer(row) })

type Steps = Awaited<ReturnType<typeof listSteps>>

function undoUntilOf({ cancelledBy }: PreOrderRow, steps: Steps, now: Date): string | null {
  const last = steps.at(-1)
  if (cancelledBy !== 'team' || !last) return null
  const until = undoUntil(last.at)
  return until > now ? until.toISOString() : null
}

export const adminPreOrder = (
  row: PreOrderRow,
  { steps, address }: { steps: Steps; address: Omit<TypedAddress, 'email'> | undefined },
  now: Date,
) => ({
  ...shownPreOrder(row),
  ...customer(row),
  accountId: row.accountId,
  language: row.language,
  address: address ? { ...address, phone: localPhone(address.phone) } : null,
  history: steps.map(({ id, at, by, fromState, toState, note, orderId, sku }) => ({
    ...{ id, by, note },
    at: at.toISOString(),
    from: fromState,
    to: toState,
    order: orderId !== null && sku !== null ? { id: orderId, sku } : null,
  })),
  undoUntil: undoUntilOf(row, steps, now),
  mayWaitAgain: row.order?.status === 'cancelled',
})
