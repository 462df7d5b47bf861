import { westernDigits } from '#lib/digits.ts'
import type { CallInput } from '#lib/endpoint.ts'
import type { saveSettingsCall } from '../api.ts'
import type { SectionName } from '../sections.ts'
import type { SettingsRecord } from './settings-record.ts'

export interface Link {
  name: string
  url: string
}

/** By the names that the server calls the fields by: what stands in a text field, a tick as `on`, or the links. */
export type Typed = Readonly<Record<string, string | readonly Link[]>>

const MOST_LINKS = 8

const inBoth = (...names: string[]): string[] => names.flatMap((name) => [`${name}.en`, `${name}.ar`])
const policies = (...names: string[]): string[] => inBoth(...names.map((name) => `texts.policies.${name}`))

/** In the order in which they stand. */
export const FIELDS: Record<SectionName, readonly string[]> = {
  contact: [
    'settings.name',
    'settings.email',
    'settings.phone',
    'settings.whatsapp',
    ...inBoth('settings.address', 'settings.hours'),
    'settings.registration.tax',
    'settings.registration.trade',
  ],
  social: ['settings.social'],
  collection: ['settings.currentCollection'],
  preOrders: [
    'settings.preOrders.isOpen',
    'settings.preOrders.price',
    'settings.preOrders.colors',
    'settings.preOrders.sizes',
    'settings.preOrders.releaseOn',
    'settings.preOrders.shipsOn',
    'settings.preOrders.takesUntil',
    'settings.preOrders.most',
    ...inBoth('settings.preOrders.benefits'),
    'settings.preOrders.percentOff',
    'settings.preOrders.codeDays',
    'settings.preOrders.freeShipping',
  ],
  returns: [
    'settings.returns.days',
    'settings.returns.faultyDays',
    'settings.returns.answer.min',
    'settings.returns.answer.max',
    'settings.returns.refund.min',
    'settings.returns.refund.max',
  ],
  delivery: policies('shipping'),
  policies: policies('returns', 'payment', 'privacy', 'terms'),
  about: inBoth('texts.about'),
  stock: ['settings.lowStock'],
  cash: [
    'settings.cashAnswerDays',
    'settings.cashRules.firstOrder.above',
    'settings.cashRules.firstOrder.answer',
    'settings.cashRules.refusals.atLeast',
    'settings.cashRules.refusals.answer',
    'settings.cashRules.openTotal.above',
    'settings.cashRules.openTotal.answer',
  ],
  mail: ['settings.mail.sender', 'settings.mail.replyTo'],
  security: ['settings.ownersNeedSecondFactor'],
}

const NUMBERS =
  /^settings\.(returns\.|lowStock$|cashAnswerDays$|cashRules\.\w+\.(above|atLeast)$|preOrders\.(price|most|percentOff|codeDays)$)/
const PHONES = /^settings\.(phone|whatsapp)$/
/** Digits alone, whatever parts them on paper. */
const REGISTRATIONS = /^settings\.registration\./
const ADDRESSES = /^settings\.(email|mail\.replyTo)$/
const SWITCHES = /^settings\.(ownersNeedSecondFactor|preOrders\.(isOpen|freeShipping))$/
/** Words with commas in the form, a list on the wire. */
const LISTS = /^settings\.preOrders\.(colors|sizes)$/

export const isSwitch = (field: string): boolean => SWITCHES.test(field)

export const textOf = (typed: Typed, field: string): string => {
  const value = typed[field]
  return typeof value === 'string' ? value : ''
}

export const linksOf = (typed: Typed): readonly Link[] => {
  const links = typed['settings.social']
  return typeof links === 'object' ? links : []
}

const storedAt = (record: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      record,
    )

/** One row more than there are links, to add the next one. */
export const withEmptyRow = (links: readonly Link[]): readonly Link[] =>
  links.length < MOST_LINKS && isFilled(links.at(-1)) ? [...links, { name: '', url: '' }] : links

const isFilled = (link: Link | undefined): boolean => !link || (link.name + link.url).trim() !== ''

export function typedFrom(section: SectionName, record: SettingsRecord): Typed {
  const typed = (field: string): Typed[string] => {
    if (field === 'settings.social') return withEmptyRow(record.settings.social)
    const value = storedAt(record, field)
    return typeof value === 'boolean' ? (value ? 'on' : '') : String(value)
  }
  return Object.fromEntries(FIELDS[section].map((field) => [field, typed(field)]))
}

const number = (text: string): number => Number(westernDigits(text).trim() || Number.NaN)

/** As the shop stores a number, however the owner typed it. */
const phone = (text: string): string =>
  westernDigits(text)
    .replace(/[\s().-]/g, '')
    .replace(/^(00|\+)?20(?=\d{9})/, '+20')
    .replace(/^0(?=\d{9})/, '+20')

function sentOf(field: string, typed: Typed): unknown {
  const text = textOf(typed, field)
  // A row that was emptied is no link.
  if (field === 'settings.social')
    return linksOf(typed)
      .filter(isFilled)
      .map(({ name, url }) => ({ name, url: url.trim() }))
  if (isSwitch(field)) return text === 'on'
  if (LISTS.test(field)) return text.split(',').filter(Boolean)
  if (NUMBERS.test(field)) return number(text)
  if (PHONES.test(field)) return phone(text)
  if (REGISTRATIONS.test(field)) return westernDigits(text).replace(/[\s./-]/g, '')
  return ADDRESSES.test(field) ? text.trim() : text
}

interface Nested {
  [name: string]: unknown
}

/** `a.b.c` as objects in objects. */
function put(into: Nested, [name = '', ...rest]: readonly string[], value: unknown): Nested {
  if (rest.length === 0) return { ...into, [name]: value }
  const inner = into[name]
  return { ...into, [name]: put(typeof inner === 'object' ? { ...inner } : {}, rest, value) }
}

type Body = Pick<CallInput<typeof saveSettingsCall>, 'settings' | 'texts'>

/** What is sent of a section. */
export const bodyOf = (section: SectionName, typed: Typed): Body =>
  FIELDS[section].reduce<Nested>((body, field) => put(body, field.split('.'), sentOf(field, typed)), {})

/** The server counts the links that it got; the form counts its rows. */
export function problemsByField(errors: Readonly<Record<string, string>>, typed: Typed): Record<string, string> {
  const rows = linksOf(typed).flatMap((link, at) => (isFilled(link) ? [at] : []))
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [
      field.replace(/^settings\.social\.(\d+)/, (whole, at: string) => {
        const row = rows[Number(at)]
        return row === undefined ? whole : `settings.social.${row}`
      }),
      problem,
    ]),
  )
}
