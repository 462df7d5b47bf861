import { HOME } from '#shipping/governorates.ts'
import { type AddressProblems, addressProblems } from './address.ts'

export interface TypedSavedAddress {
  name: string
  phone: string
  address: string
  city: string
  cityName: string
  postalCode: string
}

const SOMEBODY = { email: 'somebody@example.com', country: HOME }

/** The checkout's own rules: what is in the book can be ordered to. */
export const savedAddressProblems = (typed: TypedSavedAddress): AddressProblems =>
  addressProblems({ ...typed, ...SOMEBODY })
