import type { Size } from '#catalog/product.ts'
import { fromPounds, inPiastres, NOTHING, sumOf } from '#lib/money.ts'
import { type PayToWay, payToProblems, type TypedPayTo } from './paying-back/pay-to.ts'
import { claims, feeWith, isFaulty, type Reason } from './return.ts'
import type { Returnable, ReturnableLine, ShownReturn } from './shown.ts'

export interface Draft {
  /** Pieces by line; what is not named stays. */
  pieces: Readonly<Record<string, number>>
  reason: Reason | ''
  wantsSize: boolean
  /** Of what is faulty: a sound one, not the money. */
  wantsSame: boolean
  newSizes: Readonly<Record<string, Size | ''>>
  message: string
  payTo: TypedPayTo
}

export const keyOf = ({ productId, size }: Pick<ReturnableLine, 'productId' | 'size'>): string => `${productId} ${size}`

type Earlier = readonly Pick<ShownReturn, 'state' | 'lines'>[]

const isIn = (earlier: Earlier, line: ReturnableLine): boolean =>
  earlier.some(({ lines }) => lines.some((earlierLine) => keyOf(earlierLine) === keyOf(line)))

const leftIn = ({ lines }: Pick<Returnable, 'lines'>) => lines.filter(({ left }) => left > 0)

/** All that can come back was asked about before, and stays with them. */
export const isAskedAnew = (returnable: Pick<Returnable, 'lines'>, earlier: Earlier): boolean =>
  leftIn(returnable).every((line) =>
    isIn(
      earlier.filter(({ state }) => state === 'rejected' || state === 'withdrawn'),
      line,
    ),
  )

/** What the shop said no to, of what can come back. */
export const isDeclined = (returnable: Pick<Returnable, 'lines'>, earlier: Earlier): boolean => {
  const declined = earlier.filter(({ state }) => state === 'rejected')
  return leftIn(returnable).some((line) => isIn(declined, line))
}

/** A single piece that can come back is what they came for, unless the shop has declined it. */
export function firstDraft(returnable: Pick<Returnable, 'lines'>, earlier: Earlier = []): Draft {
  const [only, ...others] = leftIn(returnable)
  const isSingle = only && others.length === 0 && only.left === 1 && !isDeclined(returnable, earlier)
  const pieces = isSingle ? { [keyOf(only)]: 1 } : {}
  return { pieces, reason: '', wantsSize: true, wantsSame: false, newSizes: {}, message: '', payTo: { by: '', to: '' } }
}

export const chosenOf = ({ lines }: Pick<Returnable, 'lines'>, { pieces }: Draft) =>
  lines.flatMap((line) => {
    const quantity = Math.min(pieces[keyOf(line)] ?? 0, line.left)
    return quantity > 0 ? [{ line, quantity }] : []
  })

/** The sizes it may be exchanged for. */
export const otherSizes = ({ size, sizes }: ReturnableLine) => sizes.filter((each) => each.size !== size)

const isForSame = ({ reason, wantsSame }: Draft): boolean => reason !== '' && isFaulty(reason) && wantsSame

/** Of everything that is chosen there is another size. */
export const isThereOther = (returnable: Pick<Returnable, 'lines'>, draft: Draft): boolean =>
  chosenOf(returnable, draft).every(({ line, quantity }) =>
    otherSizes(line).some(({ available }) => available >= quantity),
  )

/** Wished for, and not in vain. */
export const isForOther = (returnable: Pick<Returnable, 'lines'>, draft: Draft): boolean =>
  draft.reason === 'size' && draft.wantsSize && isThereOther(returnable, draft)

export const isExchange = (returnable: Pick<Returnable, 'lines'>, draft: Draft): boolean =>
  isForSame(draft) || isForOther(returnable, draft)

/** Of everything that is chosen there is a sound one of its size. */
export const isThereAgain = (returnable: Pick<Returnable, 'lines'>, draft: Draft): boolean =>
  chosenOf(returnable, draft).every(({ line, quantity }) =>
    line.sizes.some(({ size, available }) => size === line.size && available >= quantity),
  )

/** From then on a reason of this kind is too late; null while it is not. */
export function overSince({ until, untilFaulty }: Returnable, reason: Reason, now: Date): string | null {
  const last = isFaulty(reason) ? untilFaulty : until
  return last !== null && now > new Date(last) ? last : null
}

/** Cash is to come back for it. */
export const isForCash = (returnable: Returnable, draft: Draft): boolean =>
  returnable.takesPayTo &&
  draft.reason !== '' &&
  !isExchange(returnable, draft) &&
  worthOf(returnable, draft, []).all > 0

export type DraftProblem = 'choose' | 'reasonMissing' | 'newSizeMissing' | 'noneAgain' | PayToWay | 'missing' | 'empty'

/** By the name of the field that it stands beside. */
export function problemsIn(returnable: Returnable, draft: Draft): Record<string, DraftProblem> {
  const chosen = chosenOf(returnable, draft)
  const missing = isForOther(returnable, draft) ? chosen.filter(({ line }) => !draft.newSizes[keyOf(line)]) : []
  return {
    ...(chosen.length === 0 ? { lines: 'choose' as const } : {}),
    ...(draft.reason === '' ? { reason: 'reasonMissing' as const } : {}),
    ...(isForSame(draft) && !isThereAgain(returnable, draft) ? { wish: 'noneAgain' as const } : {}),
    ...(isForCash(returnable, draft) ? payToProblems(draft.payTo) : {}),
    ...Object.fromEntries(missing.map(({ line }) => [`newSize ${keyOf(line)}`, 'newSizeMissing' as const])),
  }
}

type Claims = Parameters<typeof feeWith>[0]

const piecesOf = (lines: readonly { quantity: number }[]): number => sumOf(lines.map(({ quantity }) => quantity))

/** By faults of the shop all of the order could still come back, and the shipping fee with it: its money is here. */
export const mayBringFee = ({ lines, shippingFee, moneyLeft }: Returnable, earlier: Claims): boolean => {
  const worth = sumOf(lines.map(({ amounts }) => fromPounds(amounts.at(-1) ?? 0)))
  if (fromPounds(moneyLeft) < worth + fromPounds(shippingFee)) return false
  const faulty = earlier.filter(({ state, reason }) => claims(state) && isFaulty(reason))
  const back = piecesOf(faulty.flatMap((request) => request.lines))
  return shippingFee > 0 && back + sumOf(lines.map(({ left }) => left)) >= piecesOf(lines)
}

/**
 * What comes back for what is chosen, and of the shipping fee where it is the last of an order that all comes back; no
 * more than is left of the order's money.
 */
export function worthOf(returnable: Returnable, draft: Draft, earlier: Claims) {
  const chosen = chosenOf(returnable, draft)
  const pieces = piecesOf(returnable.lines)
  const order = { pieces, fee: fromPounds(returnable.shippingFee) }
  const { reason } = draft
  const fee = reason === '' ? NOTHING : feeWith([...earlier, { state: 'requested', reason, lines: chosen }], order)
  const amounts = chosen.map(({ line, quantity }) => fromPounds(line.amounts[quantity - 1] ?? 0))
  const worth = sumOf([...amounts, fee])
  const all = inPiastres(Math.min(worth, fromPounds(returnable.moneyLeft)))
  return { fee, all, isCut: all < worth }
}

export function linesSent(returnable: Returnable, draft: Draft) {
  const isAnother = isExchange(returnable, draft)
  return chosenOf(returnable, draft).map(({ line, quantity }) => {
    const { productId, size } = line
    const newSize = isForSame(draft) ? size : draft.newSizes[keyOf(line)]
    return { productId, size, quantity, ...(isAnother && newSize ? { newSize } : {}) }
  })
}
