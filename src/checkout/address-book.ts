import type { SavedAddress } from '#addresses/shown-address.ts'
import { localPhone } from '#lib/phone.ts'
import { HOME } from '#shipping/governorates.ts'
import { type AddressParts, EMPTY_PARTS, typedAddress } from './draft.ts'

interface Person {
  full_name: string
  email: string
  phone: string | null
}

/** The whole address stands in the first of the form's three lines. */
const partsOf = ({ name, phone, address, city, cityName, postalCode }: SavedAddress) => ({
  name,
  phone: localPhone(phone),
  country: HOME,
  city,
  cityName,
  street: address,
  unit: '',
  landmark: '',
  postalCode,
})

/** What the form starts with: the person, and the address they use most in the governorate they chose, if they did. */
export function startOf(
  { user, addresses }: { user: Person; addresses: readonly SavedAddress[] },
  chosen: string | undefined,
): Partial<AddressParts> {
  const address = addresses.find(({ city }) => chosen === undefined || city === chosen)
  const person = {
    name: user.full_name,
    email: user.email,
    phone: user.phone === null ? '' : localPhone(user.phone),
  }
  return address ? { ...person, ...partsOf(address) } : person
}

export const pickedAddressOf = (parts: AddressParts, addresses: readonly SavedAddress[]): SavedAddress | undefined =>
  addresses.find((address) =>
    Object.entries(partsOf(address)).every(([field, value]) => Reflect.get(parts, field) === value),
  )

/** An address out of the book, or room for another one: person and governorate stay. */
export function partsToFill(address: SavedAddress | undefined): Partial<AddressParts> {
  const { cityName, street, unit, landmark, postalCode } = EMPTY_PARTS
  return address ? partsOf(address) : { cityName, street, unit, landmark, postalCode }
}

/** What the book takes from an order: a guest has none, and what was picked stands in it already. */
export function addressToKeep(
  parts: AddressParts,
  { addresses, isKept }: { addresses: readonly SavedAddress[] | undefined; isKept: boolean },
) {
  if (!addresses || !isKept || pickedAddressOf(parts, addresses)) return null
  const { email: _email, country: _country, ...address } = typedAddress(parts)
  return address
}
