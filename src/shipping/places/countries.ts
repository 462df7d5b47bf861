import { HOME } from '../governorates.ts'
import { findSpelled, spelledExactly } from './spelling.ts'

/** Names from the CLDR, calling codes from libphonenumber; Egypt first, then as English sorts them. */
export interface Country {
  /** ISO 3166-1, two letters. */
  code: string
  name: string
  nameAr: string
  /** As in +20. Several countries may share one. */
  phoneCode: string
}

export const EGYPT: Country = { code: HOME, name: 'Egypt', nameAr: 'مصر', phoneCode: '+20' }

const spellings = ({ code, name, nameAr, phoneCode }: Country): string[] => [name, nameAr, code, phoneCode]

function sorted(countries: readonly Country[], language: 'en' | 'ar'): Country[] {
  const order = new Intl.Collator(language)
  const name = (each: Country): string => (language === 'ar' ? each.nameAr : each.name)
  const isAbroad = ({ code }: Country): number => Number(code !== EGYPT.code)
  return [...countries].sort((one, other) => isAbroad(one) - isAbroad(other) || order.compare(name(one), name(other)))
}

/** By a part of a name in either script, by code or by calling code. */
export const findCountries = (countries: readonly Country[], typed: string, language: 'en' | 'ar'): Country[] =>
  findSpelled(sorted(countries, language), spellings, typed)

/** The one that is meant by exactly this name; codes are too short to be meant by accident. */
export const countryNamed = (countries: readonly Country[], typed: string): Country | undefined =>
  spelledExactly(countries, ({ name, nameAr }) => [name, nameAr], typed)
