import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#lib/language.ts'
import { businessDays, days, deliveryDays } from './day-words.ts'
import { firstFacts } from './facts.ts'
import { firstTexts } from './first-texts.ts'
import { filled, POLICIES, shopTexts } from './shop-texts.ts'

const sources = { facts: firstFacts, delivery: { min: 1, max: 8 } }
const all = [firstTexts.about, ...POLICIES.map((name) => firstTexts.policies[name])]

describe('the first texts', () => {
  test('are complete, and every name in them stands for something', () => {
    expect(shopTexts.parse(firstTexts)).toEqual(firstTexts)
    for (const language of LANGUAGES)
      for (const text of all) expect(filled(text[language], sources, language)).not.toMatch(/[{}]|undefined/)
  })

  test('say the same points under as many headings in both languages', () => {
    const shape = (text: string) => text.split('\n').map((line) => /^(## |- )?/.exec(line)?.[1] ?? '')
    for (const { en, ar } of all) {
      expect(shape(ar)).toEqual(shape(en))
      expect(ar).toMatch(/[\u0600-\u06ff]/)
      expect(en).not.toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('promise what the return form will hold to', () => {
    const text = filled(firstTexts.policies.returns.en, sources, 'en')
    for (const promise of ['14 days', '30 days', 'within 1 to 2 business days', 'within 3 to 5 business days'])
      expect(text).toContain(promise)
    const arabic = filled(firstTexts.policies.returns.ar, sources, 'ar')
    for (const promise of ['خلال 14 يومًا', '30 يومًا', 'خلال يوم إلى يومَي عمل', 'خلال 3 إلى 5 أيام عمل'])
      expect(arabic).toContain(promise)
  })

  test('name no days of delivery but those of the governorates', () => {
    const { shipping } = firstTexts.policies
    for (const language of LANGUAGES) expect(shipping[language].match(/\d+/g)).toEqual(['30'])
    expect(filled(shipping.en, sources, 'en')).toContain('preparing included: 1 to 8 business days.')
    expect(filled(shipping.ar, sources, 'ar')).toContain('شاملة التجهيز: من يوم إلى 8 أيام عمل.')
  })
})

test('a name that stands for nothing stays as it was typed', () => {
  expect(filled('{shop} {nobody} {', sources, 'en')).toBe('Black & White {nobody} {')
})

test('days are counted in the language’s own forms', () => {
  expect([1, 2, 3, 14, 100].map((count) => days(count, 'ar'))).toEqual([
    'يوم واحد',
    'يومين',
    '3 أيام',
    '14 يومًا',
    '100 يوم',
  ])
  expect(businessDays({ min: 1, max: 1 }, 'en')).toBe('1 business day')
  expect(businessDays({ min: 2, max: 2 }, 'ar')).toBe('يومَي عمل')
  expect(deliveryDays({ min: 2, max: 2 }, 'ar')).toBe('يومَي عمل')
  expect(deliveryDays(null, 'en')).toBe('the time that the checkout shows')
})
