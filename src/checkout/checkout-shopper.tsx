import { findUser, type User } from '#accounts/use-auth.tsx'
import { listAddressesCall } from '#addresses/api.ts'
import type { SavedAddress } from '#addresses/shown-address.ts'
import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import { localPhone } from '#lib/phone.ts'
import { HOME } from '#shipping/governorates.ts'
import type { AddressParts } from './draft.ts'

/** Who is signed in at the checkout, and where their parcels went before. */
export interface Shopper {
  user: User
  addresses: readonly SavedAddress[]
}

/** Null for a guest, and where it can't be told: ordering goes on without. */
export async function findShopper(signal: AbortSignal): Promise<Shopper | null> {
  if (accessToken.read() === null) return null
  const book = ask(listAddressesCall, {}, { signal }).catch(() => ({ addresses: [] }))
  const user = await findUser(signal).catch(() => null)
  return user ? { user, addresses: (await book).addresses } : null
}

/** The whole address stands in the first of the form's three lines. */
export const partsOf = ({ name, phone, address, city, cityName, postalCode }: SavedAddress) => ({
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
export const startOf = ({ user, addresses }: Shopper, chosen: string | undefined): Partial<AddressParts> => {
  const address = addresses.find(({ city }) => chosen === undefined || city === chosen)
  const person = {
    name: user.full_name,
    email: user.email,
    phone: user.phone === null ? '' : localPhone(user.phone),
  }
  return address ? { ...person, ...partsOf(address) } : person
}

/** The one that stands in the form as it is saved. */
export const pickedOf = (parts: AddressParts, addresses: readonly SavedAddress[]): SavedAddress | undefined =>
  addresses.find((address) =>
    Object.entries(partsOf(address)).every(([field, value]) => Reflect.get(parts, field) === value),
  )
