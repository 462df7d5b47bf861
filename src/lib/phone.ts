import { westernDigits } from './digits.ts'

const MOBILE = /^01[0125]\d{8}$/

/**
 * An Egyptian mobile number as +201XXXXXXXXX, from however it was typed, or null.
 * 11 digits from 010, 011, 012 or 015 (NTRA numbering plan of 2011); +20, 0020, spaces and Arabic digits are accepted.
 */
export function egyptianMobile(typed: string): string | null {
  if (typed.length > 40) return null
  const digits = westernDigits(typed)
    .replace(/[\s().\-/]/g, '')
    .replace(/^(\+|00)?20(?=0?1)/, '')
  const local = digits.startsWith('0') ? digits : `0${digits}`
  return MOBILE.test(local) ? `+2${local}` : null
}

/** As people in Egypt write it: 01012345678. */
export const localPhone = (phone: string): string => phone.replace(/^\+20/, '0')

/** What a phone, or a part of one, is looked for by: its digits as they stand in every way of writing it. */
export const phoneDigits = (typed: string): string =>
  westernDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(00)?20(?=1)|^0/, '')

/** In groups, for the eye: 010 0555 0100. A number of another length stays as it is. */
export const spacedPhone = (phone: string): string => phone.replace(/^\+20(\d{1,2})(\d{4})(\d{4})$/, '0$1 $2 $3')
