import { expect, test } from 'vitest'
import { firstFacts } from '../facts.ts'
import { firstTexts } from '../first-texts.ts'
import { SECTION_NAMES } from '../sections.ts'
import { bodyOf, FIELDS, problemsByField, type Typed, typedFrom } from './typed-settings.ts'

const record = { success: true as const, settings: firstFacts, texts: firstTexts, sections: {} }
const contactWith = (changes: Typed) => bodyOf('contact', { ...typedFrom('contact', record), ...changes })

test('what nobody touched is sent as it is stored, each field in one section', () => {
  const sent = SECTION_NAMES.map((section) => bodyOf(section, typedFrom(section, record)))
  expect(Object.assign({}, ...sent.map(({ settings }) => settings))).toEqual(firstFacts)
  const texts = sent.flatMap((body) => (body.texts ? [body.texts] : []))
  const policies = Object.assign({}, ...texts.map((each) => each.policies))
  expect({ ...Object.assign({}, ...texts), policies }).toEqual(firstTexts)
  const fields = Object.values(FIELDS).flat()
  expect(new Set(fields).size).toBe(fields.length)
})

test.each([
  ['01005550100', '+201005550100'],
  ['٠١٠ ٠٥٥٥ ٠١٠٠', '+201005550100'],
  ['+20 100 555 0100', '+201005550100'],
  ['00201005550100', '+201005550100'],
  ['02 2555 0100', '+20225550100'],
  ['19033', '19033'],
])('the number %s is sent as %s', (phone, wireNumber) => {
  expect(contactWith({ 'settings.phone': phone }).settings?.phone).toBe(wireNumber)
})

test('a registration number is sent as its digits, and empty where there is none', () => {
  const typed = { 'settings.registration.tax': '١٢٣-٤٥٦ 789', 'settings.registration.trade': '' }
  expect(contactWith(typed).settings?.registration).toEqual({ tax: '123456789', trade: '' })
})

test('a link whose row was emptied is gone, and a problem is told at the row that has it', () => {
  const [, facebook] = firstFacts.social
  const links = [{ name: ' ', url: '' }, facebook ?? { name: '', url: '' }, { name: 'TikTok', url: 'tiktok.com' }]
  const typed: Typed = { 'settings.social': links }
  expect(bodyOf('social', typed).settings?.social?.map(({ name }) => name)).toEqual(['Facebook', 'TikTok'])
  expect(problemsByField({ 'settings.social.1.url': 'no link', 'settings.email': 'no mail' }, typed)).toEqual({
    'settings.social.2.url': 'no link',
    'settings.email': 'no mail',
  })
})

test('a number is read in Arabic digits too, and an empty field is no number', () => {
  const returns = bodyOf('returns', { ...typedFrom('returns', record), 'settings.returns.days': '١٤' })
  expect(returns.settings?.returns?.days).toBe(14)
  expect(bodyOf('cash', { 'settings.cashAnswerDays': ' ' }).settings?.cashAnswerDays).toBeNaN()
})

test('a second factor is asked of owners for as long as the box is ticked', () => {
  const name = 'settings.ownersNeedSecondFactor'
  for (const [typed, sent] of [
    ['on', true],
    ['', false],
  ] as const)
    expect(bodyOf('security', { [name]: typed }).settings?.ownersNeedSecondFactor).toBe(sent)
})
