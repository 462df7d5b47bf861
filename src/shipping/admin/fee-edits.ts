import type { Whose } from '#back-office/form/admin-form.ts'
import { poundsText } from '#back-office/form/pounds-text.ts'
import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import type { listFeesCall, saveFeesCall } from '../api.ts'
import { HIGHEST_FEE, MOST_DAYS } from '../fee.ts'

export type AdminFee = Answer<typeof listFeesCall>['shippingFees'][number]

/** A row as it is typed: numbers are still texts. */
export interface TypedFee {
  fee: string
  min: string
  max: string
  isActive: boolean
}

export type FeeField = keyof TypedFee
const FIELDS: readonly FeeField[] = ['fee', 'min', 'max', 'isActive']

/** What somebody typed into a row, and the fee as it was stored when they began. */
interface Edit {
  base: AdminFee
  typed: Partial<TypedFee>
}

/** By the id of the fee. Fields that nobody typed into follow what is stored. */
export type Edits = Readonly<Record<string, Edit>>

const typedFrom = ({ shippingFee, leadDaysMin, leadDaysMax, isActive }: AdminFee): TypedFee => ({
  fee: poundsText(shippingFee),
  min: String(leadDaysMin),
  max: String(leadDaysMax),
  isActive,
})

export const rowOf = (fee: AdminFee, edits: Edits): TypedFee => ({ ...typedFrom(fee), ...edits[fee.id]?.typed })

export const withTyped = (edits: Edits, fee: AdminFee, typed: Partial<TypedFee>): Edits => {
  const { base = fee, typed: before = {} } = edits[fee.id] ?? {}
  return { ...edits, [fee.id]: { base, typed: { ...before, ...typed } } }
}

export function withoutRows(edits: Edits, ids: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.includes(id)))
}

/** What was typed while `sent` was on its way stays, on top of what is stored by now. */
export function withoutSaved(now: Edits, sent: Edits, saved: readonly AdminFee[]): Edits {
  let left = now
  for (const fee of saved) {
    const since = typedSince(now[fee.id], sent[fee.id])
    left = withoutRows(left, [fee.id])
    if (since) left = withTyped(left, fee, since)
  }
  return left
}

/** `50` and `50.00` are one fee. */
const isSame = (one: string | boolean, other: string | boolean): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one === other || numberIn(one) === numberIn(other)
    : one === other

const differ = (one: TypedFee, other: TypedFee): FeeField[] =>
  FIELDS.filter((field) => !isSame(one[field], other[field]))

function typedSince(now: Edit | undefined, sent: Edit | undefined): Partial<TypedFee> | null {
  if (!now || now === sent) return null
  const fields = FIELDS.filter((field) => now.typed[field] !== sent?.typed[field])
  return Object.fromEntries(fields.map((field) => [field, now.typed[field]]))
}

const changedFields = (fee: AdminFee, edits: Edits): FeeField[] => differ(typedFrom(fee), rowOf(fee, edits))

/** What was saved here a moment ago is known before the list is read again. */
const newest = (fee: AdminFee, edits: Edits): AdminFee => {
  const base = edits[fee.id]?.base
  return base && base.updatedAt > fee.updatedAt ? base : fee
}

/** Each as it is known best. */
export const changedFees = (fees: readonly AdminFee[], edits: Edits): AdminFee[] =>
  fees.map((fee) => newest(fee, edits)).filter((fee) => changedFields(fee, edits).length > 0)

/** A cell that a colleague saved while its row was typed into. */
export interface MovedCell {
  fee: AdminFee
  field: FeeField
}

const movedIn = (fee: AdminFee, edits: Edits): FeeField[] => {
  const edit = edits[fee.id]
  return edit ? differ(typedFrom(edit.base), typedFrom(fee)) : []
}

const cellsOf = (
  fees: readonly AdminFee[],
  edits: Edits,
  isWanted: (fee: AdminFee, field: FeeField) => boolean,
): MovedCell[] =>
  fees
    .map((fee) => newest(fee, edits))
    .flatMap((fee) =>
      movedIn(fee, edits)
        .filter((field) => isWanted(fee, field))
        .map((field) => ({ fee, field })),
    )

const isTyped = (fee: AdminFee, field: FeeField, edits: Edits): boolean => edits[fee.id]?.typed[field] !== undefined

/** In rows that were typed into, what only a colleague changed: it stands there by now. */
export const takenCells = (fees: readonly AdminFee[], edits: Edits): MovedCell[] =>
  cellsOf(fees, edits, (fee, field) => !isTyped(fee, field, edits))

/** By the cell and what a colleague set it to: whose counts, and what was typed there. */
export type Choices = Readonly<Record<string, { whose: Whose; mine: TypedFee[FeeField] }>>

export const cellKey = ({ fee, field }: MovedCell): string => `${fee.id} ${field} ${typedFrom(fee)[field]}`

/** What both changed, not to the same; or did before it was chosen. */
export const contestedCells = (fees: readonly AdminFee[], edits: Edits, choices: Choices): MovedCell[] =>
  cellsOf(
    fees,
    edits,
    (fee, field) =>
      isTyped(fee, field, edits) &&
      (cellKey({ fee, field }) in choices || !isSame(typedFrom(fee)[field], rowOf(fee, edits)[field])),
  )

export const theirsIn = ({ fee, field }: MovedCell): Partial<TypedFee> => ({ [field]: typedFrom(fee)[field] })

/** Fees that were typed into and are not there any more. */
export const lostFees = (fees: readonly AdminFee[], edits: Edits): AdminFee[] =>
  Object.values(edits)
    .filter(({ base, typed }) => !fees.some(({ id }) => id === base.id) && Object.keys(typed).length > 0)
    .map(({ base }) => base)

export const switchedOff = (fees: readonly AdminFee[], edits: Edits): AdminFee[] =>
  fees.filter((fee) => fee.isActive && !rowOf(fee, edits).isActive)

type FeeProblem = 'fee' | 'tooHigh' | 'days' | 'turned'
type Problems = Partial<Record<FeeField, FeeProblem>>

export function whyNotFee(text: string): 'fee' | 'tooHigh' | null {
  const fee = numberIn(text)
  if (Number.isNaN(fee) || hasMoreThanHundredths(fee)) return 'fee'
  return fee > HIGHEST_FEE ? 'tooHigh' : null
}

const areDays = (text: string): boolean => Number.isInteger(numberIn(text)) && numberIn(text) <= MOST_DAYS

export function feeProblems({ fee, min, max }: Omit<TypedFee, 'isActive'>): Problems {
  const why = whyNotFee(fee)
  const problems: Problems = why ? { fee: why } : {}
  if (!areDays(min)) problems.min = 'days'
  if (!areDays(max)) problems.max = 'days'
  else if (areDays(min) && numberIn(min) > numberIn(max)) problems.max = 'turned'
  return problems
}

export const feeIn = (text: string): number => Math.round(numberIn(text) * 100) / 100

type Body = CallInput<typeof saveFeesCall>['fees']

/** What is sent: whole rows, each with the moment of what the page shows of it. */
export const bodyOf = (fees: readonly AdminFee[], edits: Edits): Body =>
  fees.map((fee) => {
    const { fee: amount, min, max, isActive } = rowOf(fee, edits)
    const days = { leadDaysMin: numberIn(min), leadDaysMax: numberIn(max) }
    return { id: fee.id, updatedAt: fee.updatedAt, shippingFee: feeIn(amount), ...days, isActive }
  })

const OWN_NAMES: Record<string, FeeField> = { shippingFee: 'fee', leadDaysMin: 'min', leadDaysMax: 'max' }

export type RowProblems = Readonly<Record<string, Partial<Record<FeeField, string>>>>

/** The server counts the rows that it got: by the id of the fee, and by the names of the fields here. */
export function problemsByRow(errors: Readonly<Record<string, string>>, sent: readonly AdminFee[]): RowProblems {
  const problems: Record<string, Partial<Record<FeeField, string>>> = {}
  for (const [path, sentence] of Object.entries(errors)) {
    const [, at, name = ''] = path.split('.')
    const id = sent[Number(at)]?.id
    if (id) problems[id] = { ...problems[id], [OWN_NAMES[name] ?? 'fee']: sentence }
  }
  return problems
}
