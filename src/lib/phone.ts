import { westernDigits } from './digits.ts'

const MOBILE = /^01[0125]\d{8}$/

/** +201XXXXXXXXX, or null: 11 digits from 010, 011, 012 or 015 (NTRA numbering plan of 2011); +20 and 0020 too. */
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

/** The digits that every way of writing the number has in common, for searching. */
export const phoneDigits = (typed: string): string =>
  westernDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(00)?20(?=1)|^0/, '')

/** In groups, for the eye: 010 0555 0100. A number of another length stays as it is. */
export const spacedPhone = (phone: string): string => phone.replace(/^(?:\+20|0)(\d{1,2})(\d{4})(\d{4})$/, '0$1 $2 $3')
