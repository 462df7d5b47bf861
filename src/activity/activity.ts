/** What can be changed by the team, in the words of `db/migrations/0034-activity.sql`. */
export const SUBJECTS = [
  'product',
  'stock',
  'order',
  'payment',
  'refund',
  'promo code',
  'shipping fee',
  'gallery',
  'coming image',
  'review',
  'settings',
  'search words',
  'account',
  'customer note',
  'invitation',
  'pre-order',
] as const
export type Subject = (typeof SUBJECTS)[number]

export const KINDS = ['added', 'changed', 'removed'] as const

/** Columns that hold piastres. */
const AMOUNTS = new Set(['price', 'fee', 'amount', 'subtotal', 'shippingFee', 'total', 'maxDiscount', 'minSubtotal'])

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

type Columns = Readonly<Record<string, unknown>> | null

/** What differs, field by field: a row that came or went has one side only. */
export function changesBetween(before: Columns, after: Columns): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: before?.[field], after: after?.[field] })).filter(saysSomething)
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const saysSomething = ({ before, after }: FieldChange): boolean => !(isNothing(before) && isNothing(after))

const hasParts = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((each) => !Array.isArray(each) && hasParts(each)) : typeof value === 'object'

type Shape = 'nothing' | 'amount' | 'percent' | 'instant' | 'switch' | 'list' | 'parts' | 'text'

/** No code takes less than a pound off: up to 100, the value of a discount is a share. */
const isAmount = (subject: Subject, field: string, value: unknown): boolean =>
  AMOUNTS.has(field) ||
  (field === 'discount' && subject === 'order') ||
  (field === 'discountValue' && Number(value) > 100)

/** How a value of this field is shown. */
export function shapeOf(subject: Subject, field: string, value: unknown): Shape {
  if (isNothing(value)) return 'nothing'
  if (typeof value === 'boolean') return 'switch'
  if (hasParts(value)) return 'parts'
  if (Array.isArray(value)) return 'list'
  if (isAmount(subject, field, value)) return 'amount'
  if (field === 'discount' || field === 'discountValue') return 'percent'
  return field.endsWith('At') ? 'instant' : 'text'
}
