import { countText } from '#lib/count-text.ts'

export type EnglishForms = Record<'one' | 'other', string>
export type ArabicForms = Record<Intl.LDMLPluralRule, string>

const english = new Intl.PluralRules('en')
const arabic = new Intl.PluralRules('ar-EG')

const filled = (form: string, count: number): string => form.replaceAll('{n}', countText(count))

/** `{n}` stands for the number. */
export const plural =
  (forms: EnglishForms) =>
  (count: number): string =>
    filled(english.select(count) === 'one' ? forms.one : forms.other, count)

/** Arabic has six forms: zero, one, two, few (3 to 10), many (11 to 99), other. */
export const arabicPlural =
  (forms: ArabicForms) =>
  (count: number): string =>
    filled(forms[arabic.select(count)], count)
