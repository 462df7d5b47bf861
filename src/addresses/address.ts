import { westernDigits } from '#lib/digits.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { governorate, HOME } from '#shipping/governorates.ts'

/** The fields of an address, and the most that may be typed in each: forms, calls and tables hold to it. */
export const ADDRESS_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  address: 300,
  city: 40,
  cityName: 80,
  postalCode: 10,
  country: 2,
}

/** The shipping form, as typed. */
export type TypedAddress = Record<keyof typeof ADDRESS_LIMITS, string>

type AddressProblem =
  | 'fullNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneValidation'
  | 'addressRequired'
  | 'cityRequired'
  | 'cityNameRequired'
  | 'countryRequired'
  | 'postalCodeInvalid'

export type AddressProblems = Partial<Record<keyof TypedAddress, AddressProblem>>

// Linear, and only asked of texts that are already bounded.
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/

export const isEmail = (text: string): boolean => text.length <= ADDRESS_LIMITS.email && EMAIL.test(text)

const whyNotPhone = (phone: string): AddressProblem | null => {
  if (phone.trim() === '') return 'phoneRequired'
  return egyptianMobile(phone) ? null : 'phoneValidation'
}

const whyNotEmail = (email: string): AddressProblem | null => {
  if (email.trim() === '') return 'emailRequired'
  return isEmail(email.trim()) ? null : 'emailInvalid'
}

const missing = (text: string, problem: AddressProblem): AddressProblem | null => (text.trim() === '' ? problem : null)

/** What stands against each field, the same on the page and on the server. Governorates and postal codes are known of Egypt alone. */
export function addressProblems(typed: TypedAddress): AddressProblems {
  const postal = westernDigits(typed.postalCode).trim()
  const isCountry = /^[A-Z]{2}$/.test(typed.country)
  const isAbroad = isCountry && typed.country !== HOME
  const problems: Record<keyof TypedAddress, AddressProblem | null> = {
    name: missing(typed.name, 'fullNameRequired'),
    email: whyNotEmail(typed.email),
    phone: whyNotPhone(typed.phone),
    address: missing(typed.address, 'addressRequired'),
    city: isAbroad || governorate(typed.city) ? null : 'cityRequired',
    cityName: missing(typed.cityName, 'cityNameRequired'),
    postalCode: isAbroad || postal === '' || /^\d{5}$/.test(postal) ? null : 'postalCodeInvalid',
    country: isCountry ? null : 'countryRequired',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}
