import type { TypedAddress } from '#addresses/address.ts'
import { fieldOf } from '#lib/field-of.ts'
import { HOME } from '#shipping/governorates.ts'

/** The three lines of the form go out as one field: joined, they fit into its limit. */
export const LINE_LIMITS = { street: 160, unit: 60, landmark: 70 }

/** The shipping form as the page asks it. */
export type AddressParts = Omit<TypedAddress, 'address'> & Record<keyof typeof LINE_LIMITS, string>

export const OPTIONAL: readonly (keyof AddressParts)[] = ['unit', 'landmark', 'postalCode']

/** One try at placing an order: the same contents keep their key, so that asking twice can't order twice. */
export interface Attempt {
  key: string
  contents: string
}

export interface Draft {
  parts: AddressParts
  attempt: Attempt | null
  /** The promo code that is applied; empty: none. */
  promoCode: string
  method: 'cod' | 'card'
}

export const EMPTY_PARTS: AddressParts = {
  name: '',
  email: '',
  phone: '',
  country: HOME,
  city: '',
  cityName: '',
  street: '',
  unit: '',
  landmark: '',
  postalCode: '',
}

/** What is known of the shopper, for as long as nothing has been typed. */
export const startedWith = (parts: AddressParts, account: Partial<AddressParts>): AddressParts =>
  Object.entries(EMPTY_PARTS).every(([field, empty]) => Reflect.get(parts, field) === empty)
    ? { ...parts, ...account }
    : parts

const FIELDS = Object.keys(EMPTY_PARTS)

function partsIn(from: unknown): AddressParts {
  const typed = FIELDS.flatMap((name) => {
    const value = fieldOf(from, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { ...EMPTY_PARTS, ...Object.fromEntries(typed) }
}

function attemptIn(from: unknown): Attempt | null {
  const key = fieldOf(from, 'key')
  const contents = fieldOf(from, 'contents')
  return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : null
}

/** From storage, where anything may stand. */
export function draftFrom(stored: string | null): Draft {
  let from: unknown = null
  try {
    from = JSON.parse(stored ?? 'null')
  } catch {
    // What can't be read is as good as nothing.
  }
  const promoCode = fieldOf(from, 'promoCode')
  return {
    parts: partsIn(fieldOf(from, 'parts')),
    attempt: attemptIn(fieldOf(from, 'attempt')),
    promoCode: typeof promoCode === 'string' ? promoCode : '',
    method: fieldOf(from, 'method') === 'card' ? 'card' : 'cod',
  }
}

/** The attempt under way if it is for the same contents, else a new one. */
export const attemptFor = (earlier: Attempt | null, contents: string, newKey: () => string): Attempt =>
  earlier?.contents === contents ? earlier : { key: newKey(), contents }

const ARABIC = /[\u0600-\u06FF]/

export function composeAddress({ street, unit, landmark }: AddressParts): string {
  const segments = [street, unit, landmark].map((part) => part.trim()).filter((part) => part !== '')
  return segments.join(ARABIC.test(street) ? '، ' : ', ')
}

/** As the order call and the rules about addresses want it. A street is asked for, so it alone decides if one is there. */
export function typedAddress(parts: AddressParts): TypedAddress {
  const { street, unit: _unit, landmark: _landmark, ...rest } = parts
  return { ...rest, address: street.trim() === '' ? '' : composeAddress(parts) }
}

const isPart = (name: string): name is keyof AddressParts => name in EMPTY_PARTS

/** Where the page shows what is wrong with a field of the order call. */
export function partOf(field: string): keyof AddressParts | null {
  const name = field.replace(/^shippingAddress\./, '')
  if (name === 'address') return 'street'
  return isPart(name) ? name : null
}
