import type { TypedAddress } from '#addresses/address.ts'
import { findOneSized } from '#catalog/find-one-sized.server.ts'
import type { WantedSize } from '#catalog/take-sizes.server.ts'
import type { Tx } from '#lib/db.server.ts'
import type { Piastres } from '#lib/money.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { type Repriced, repricePromoCode } from '#promo-codes/reprice-promo-code.server.ts'
import { getShippingFee } from '#shipping/get-shipping-fee.server.ts'
import { HOME } from '#shipping/governorates.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { type OrderStatus, statusOf } from '../order.ts'
import { type Amounts, amountsOf } from '../price.ts'
import { refuseMovedOn } from '../refuse-moved-on.ts'
import { type Contents, getContents } from './db-edits.server.ts'
import { type EditedPart, mayBeEdited, partsThatDiffer } from './desk.ts'
import { refuseNoMailbox } from './kept-address.ts'
import { type LinesPlan, planLines } from './plan-lines.server.ts'

export interface WantedEdit {
  orderId: string
  from?: OrderStatus | undefined
  /** When the order that the asker saw was last changed. */
  updatedAt?: string | undefined
  /** Its phone in the international form. */
  address: TypedAddress
  lines: WantedSize[]
}

export interface EditPlan extends LinesPlan {
  order: LockedOrder
  old: Contents
  address: TypedAddress
  amounts: Amounts
  promo: Repriced | null
  before: EditedPart
  after: EditedPart
}

function refuseStale(order: LockedOrder, old: Contents, { from, updatedAt }: WantedEdit): void {
  const now = { status: statusOf(order), isPaid: order.isPaid }
  refuseMovedOn(now, from)
  if (updatedAt !== undefined && new Date(updatedAt).getTime() !== old.updatedAt.getTime())
    throw new Refusal('STALE_EDIT')
  if (!mayBeEdited(now.status)) throw new Refusal('ORDER_NOT_EDITABLE', { details: { status: now.status } })
}

/** Pieces that a refund has put back on the shelf are not in the order to be taken out of it. */
function refuseReturned(old: Contents, { lines, isChange }: LinesPlan): void {
  const left = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
  if (isChange && old.lines.some(({ variantId, returned }) => returned > (left.get(variantId) ?? 0)))
    throw new Refusal('PIECES_CAME_BACK')
}

/** The fee that was agreed holds for as long as the governorate does; one that was promised before holds anywhere. */
async function feeFor(tx: Tx, { city, country }: TypedAddress, old: Contents): Promise<Piastres> {
  if (country !== HOME) throw new Refusal('SHIPPING_FEE_NOT_CONFIGURED')
  if (city === old.governorateId) return old.amounts.shippingFee
  const { fee } = await getShippingFee(tx, city)
  return old.feeIsAgreed ? old.amounts.shippingFee : fee
}

/** Nobody pays more for what is paid, and an order that costs nothing was never one to pay. */
function refuseMoney({ isPaid }: LockedOrder, before: Amounts, after: Amounts): void {
  const details = { before: toPounds(before.total), after: toPounds(after.total) }
  if (isPaid && after.total > before.total) throw new Refusal('PAID_ORDER_DEARER', { details })
  if (!isPaid && after.total === 0) throw new Refusal('NOTHING_LEFT_TO_PAY', { details })
}

const addressIn = (order: Contents) => {
  const { name, email, phone, address, governorateId: city, cityName, postalCode } = order
  return { name, email, phone, address, city, cityName, postalCode }
}

type Plan = Pick<EditPlan, 'address' | 'amounts' | 'promo' | keyof LinesPlan>

function differenceOf(old: Contents, plan: Plan, oneSized: ReadonlySet<string>) {
  const linesIn = (lines: Contents['lines'] | LinesPlan['lines']) =>
    lines.map(({ productId, name, nameAr, size, quantity, price }) => {
      return { name, nameAr, size, isOneSize: oneSized.has(productId), quantity, price }
    })
  const { country: _, ...address } = plan.address
  const places = partsThatDiffer(addressIn(old), address)
  const rest = partsThatDiffer(
    { ...old.amounts, promoCode: plan.promo?.code ?? null, lines: linesIn(old.lines) },
    {
      ...plan.amounts,
      promoCode: plan.promo?.why ? null : (plan.promo?.code ?? null),
      lines: plan.isChange ? linesIn(plan.lines) : linesIn(old.lines),
    },
  )
  const hasMoved = Object.keys(places.after).length > 0
  return {
    before: { ...rest.before, ...(hasMoved ? { address: places.before } : {}) } as EditedPart,
    after: { ...rest.after, ...(hasMoved ? { address: places.after } : {}) } as EditedPart,
  }
}

/** Inside a transaction that then books it, or does not: the order, its sizes and its code are held until it ends. */
export async function planEdit(tx: Tx, edit: WantedEdit): Promise<EditPlan> {
  const order = await lockOrder(tx, edit.orderId)
  const old = await getContents(tx, edit.orderId)
  refuseStale(order, old, edit)
  refuseNoMailbox(edit.address, order.paymentMethod)
  const fee = await feeFor(tx, edit.address, old)
  const lines = await planLines(tx, old.lines, edit.lines)
  refuseReturned(old, lines)
  const { discount } = old.amounts
  const promo = await repricePromoCode(tx, { orderId: order.id, discount }, lines.lines)
  // A code whose rules have changed since still stands for the pieces that it was used for.
  const promoAfter = promo && !lines.isChange ? { ...promo, discount, why: null } : promo
  const amounts = amountsOf(lines.lines, fee, promoAfter?.discount)
  refuseMoney(order, old.amounts, amounts)
  const plan = { ...lines, address: edit.address, amounts, promo: promoAfter }
  const oneSized = await findOneSized(
    tx,
    [...old.lines, ...plan.lines].map(({ productId }) => productId),
  )
  return { ...plan, order, old, ...differenceOf(old, plan, oneSized) }
}
