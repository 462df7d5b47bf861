import { HOME } from '#shipping/governorates.ts'
import { type AddressProblems, addressProblems, type TypedAddress } from './address.ts'

export type TypedSavedAddress = Omit<TypedAddress, 'email' | 'country'>

const SOMEBODY = { email: 'somebody@example.com', country: HOME }

/** The checkout's own rules: what is in the book can be ordered to. */
export const savedAddressProblems = (typed: TypedSavedAddress): AddressProblems =>
  addressProblems({ ...typed, ...SOMEBODY })
