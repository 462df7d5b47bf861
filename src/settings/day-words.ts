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

/** Where no governorate is delivered to, there is no number to say. */
const NO_DELIVERY: Record<Language, string> = {
  en: 'the time that the checkout shows',
  ar: 'ما يظهر عند إتمام الشراء',
}

export interface Span {
  min: number
  max: number
}

export const days = (count: number, language: Language): string => DAYS[language](count)

/** `1 to 2 business days` */
export const businessDays = ({ min, max }: Span, language: Language): string =>
  min === max ? BUSINESS_DAYS[language](max) : `${FROM[language](min)} ${TO[language]} ${BUSINESS_DAYS[language](max)}`

/** The same on its own, without a word before it. */
export function deliveryDays(span: Span | null, language: Language): string {
  if (!span) return NO_DELIVERY[language]
  return language === 'ar' && span.min !== span.max ? `من ${businessDays(span, 'ar')}` : businessDays(span, language)
}
