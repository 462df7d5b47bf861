import { randomInt } from 'node:crypto'
import type { Language } from '#lib/language.ts'

export interface Person {
  name: string
  /** 11 Western digits. */
  phone: string
  email: string
  governorate: string
  cityName: string
  street: string
}

const PEOPLE = {
  en: { name: 'Layla Farouk', governorate: 'giza', cityName: 'Dokki', street: '12 Mossadak Street' },
  ar: { name: 'ليلى فاروق', governorate: 'giza', cityName: 'الدقي', street: '12 شارع مصدق' },
}

/** Somebody new to the shop. */
export function someone(language: Language): Person {
  const number = String(randomInt(100_000_000)).padStart(8, '0')
  return { ...PEOPLE[language], phone: `010${number}`, email: `layla.${number}@example.com` }
}

export const inArabicDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
