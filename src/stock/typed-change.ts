import { SIZES, type Size } from '#catalog/product.ts'
import { numberIn, westernDigits } from '#lib/digits.ts'
import type { CallInput } from '#lib/endpoint.ts'
import type { changeStockCall } from './api.ts'
import { HIGHEST_STOCK, REASONS, type Reason } from './stock.ts'

export interface TypedChange {
  sku: string
  size: string
  direction: 'in' | 'out'
  amount: string
  reason: string
  note: string
}

type Body = CallInput<typeof changeStockCall>

const sizeIn = ({ size }: TypedChange): Size | undefined => SIZES.find((each) => each === size)
const reasonIn = ({ reason }: TypedChange): Reason | undefined => REASONS.find((each) => each === reason)
const skuIn = ({ sku }: TypedChange): string => westernDigits(sku).trim().toUpperCase()

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= HIGHEST_STOCK

export type ChangeProblems = { sku?: true; size?: true; amount?: true; reason?: true; note?: true }

export function changeProblems(typed: TypedChange): ChangeProblems {
  const { amount, note, reason } = typed
  return {
    ...(/^BW\d{5}$/.test(skuIn(typed)) ? {} : { sku: true }),
    ...(sizeIn(typed) ? {} : { size: true }),
    ...(isAmount(numberIn(amount)) ? {} : { amount: true }),
    ...(reasonIn(typed) ? {} : { reason: true }),
    ...(reason === 'other' && note.trim() === '' ? { note: true } : {}),
  }
}

/** What is sent; null while something stands against it. */
export function changeBody(typed: TypedChange): Body | null {
  const [size, reason] = [sizeIn(typed), reasonIn(typed)]
  if (!size || !reason || Object.keys(changeProblems(typed)).length > 0) return null
  const pieces = numberIn(typed.amount)
  return { sku: skuIn(typed), size, amount: typed.direction === 'in' ? pieces : -pieces, reason, note: typed.note }
}
