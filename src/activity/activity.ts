import type { Language } from '#lib/language.ts'

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
  'courier',
  'manifest',
  'settlement',
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

/** What it was called then; the stock of what comes in one size alone, by the words for that. */
export const calledNow = (label: string, isOneSize: boolean, oneSize: string): string =>
  isOneSize ? label.replace(/ \S+$/, ` · ${oneSize}`) : label

type Columns = Readonly<Record<string, unknown>> | null

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** The database gives parts in an order of its own. */
export const inOrder = (parts: object): [string, unknown][] =>
  Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))

export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isNested(part) ? Object.fromEntries(inOrder(part)) : part))

/** What has parts of its own, part by part: `returns.answer.min`. */
const leavesOf = (columns: object, path = ''): [string, unknown][] =>
  Object.entries(columns).flatMap(([name, value]) =>
    isNested(value) ? leavesOf(value, `${path}${name}.`) : [[path + name, value]],
  )

/** What an order that the team writes has by itself. */
const FIRST: Readonly<Record<string, unknown>> = { askedInVain: 0, confirmedBy: 'team' }

/** What differs, field by field: a row that came or went has one side only. */
export function changesBetween(before: Columns, after: Columns): FieldChange[] {
  const [was, is] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((change) => saysSomething(change) && !(before === null && FIRST[change.field] === change.after))
}

/** What is told in both languages in the page's first; an order's pieces, which say the same in each, once. */
export function readIn(language: Language, changes: readonly FieldChange[]): FieldChange[] {
  const byField = new Map(changes.map((change) => [change.field, change]))
  const isTwin = ({ field }: FieldChange): boolean => field.endsWith('Ar') && byField.has(field.slice(0, -2))
  const pairs = changes
    .filter((change) => !isTwin(change))
    .map((english) => ({ english, arabic: byField.get(`${english.field}Ar`) }))
  const first = pairs.map(({ english, arabic }) => (language === 'ar' && arabic ? arabic : english))
  const others = pairs.flatMap(({ english, arabic }) =>
    arabic && english.field !== 'lines' ? [language === 'ar' ? english : arabic] : [],
  )
  return [...first, ...others]
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Parts that are not told say only that they moved. */
const isUntold = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value)

const saysSomething = ({ before, after }: FieldChange): boolean =>
  !(isNothing(before) && isNothing(after)) && (isUntold(before) || isUntold(after) || asText(before) !== asText(after))

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
  if (Array.isArray(value)) return 'list'
  if (isUntold(value)) return 'parts'
  if (isAmount(subject, field, value)) return 'amount'
  if (field === 'discount' || field === 'discountValue') return 'percent'
  return field.endsWith('At') ? 'instant' : 'text'
}
