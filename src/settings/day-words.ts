import { arabicPlural, plural } from '#i18n/plural.ts'
import type { Language } from '#lib/language.ts'

const DAYS = {
  en: plural({ one: '{n} day', other: '{n} days' }),
  ar: arabicPlural({
    zero: 'اليوم نفسه',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  }),
}

const BUSINESS_DAYS = {
  en: plural({ one: '{n} business day', other: '{n} business days' }),
  ar: arabicPlural({
    zero: 'اليوم نفسه',
    one: 'يوم عمل واحد',
    two: 'يومَي عمل',
    few: '{n} أيام عمل',
    many: '{n} يوم عمل',
    other: '{n} يوم عمل',
  }),
}

/** The number before "to", without its noun where that would be said twice. */
const FROM = {
  en: String,
  ar: arabicPlural({ zero: '0', one: 'يوم', two: 'يومين', few: '{n}', many: '{n}', other: '{n}' }),
}

const TO: Record<Language, string> = { en: 'to', ar: 'إلى' }

export const days = (count: number, language: Language): string => DAYS[language](count)

/** `1 to 2 business days` */
export const businessDays = ({ min, max }: { min: number; max: number }, language: Language): string =>
  min === max ? BUSINESS_DAYS[language](max) : `${FROM[language](min)} ${TO[language]} ${BUSINESS_DAYS[language](max)}`
