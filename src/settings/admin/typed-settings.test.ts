import { expect, test } from 'vitest'
import { firstFacts } from '../facts.ts'
import { firstTexts } from '../first-texts.ts'
import { bodyOf, problemsByField, type Typed } from './typed-settings.ts'

function fieldsOf(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, `${name}.${key}`))
}

const fields = new Map([...fieldsOf(firstFacts, 'settings'), ...fieldsOf(firstTexts, 'texts')])
const typedWith =
  (changes: Record<string, string>): Typed =>
  (name) =>
    changes[name] ?? fields.get(name) ?? ''

test('what nobody touched is sent as it is stored', () => {
  expect(bodyOf(typedWith({}))).toEqual({ settings: firstFacts, texts: firstTexts })
})

test.each([
  ['01005550100', '+201005550100'],
  ['٠١٠ ٠٥٥٥ ٠١٠٠', '+201005550100'],
  ['+20 100 555 0100', '+201005550100'],
  ['00201005550100', '+201005550100'],
  ['02 2555 0100', '+20225550100'],
  ['19033', '19033'],
])('the number %s is sent as %s', (phone, wireNumber) => {
  expect(bodyOf(typedWith({ 'settings.phone': phone })).settings.phone).toBe(wireNumber)
})

test('a link whose row was emptied is gone, and a problem is told at the row that has it', () => {
  const typed = typedWith({
    'settings.social.0.name': ' ',
    'settings.social.0.url': '',
    'settings.social.3.name': 'TikTok',
    'settings.social.3.url': 'tiktok.com',
  })
  expect(bodyOf(typed).settings.social.map(({ name }) => name)).toEqual(['Facebook', 'TikTok'])
  expect(problemsByField({ 'settings.social.1.url': 'no link', 'settings.email': 'no mail' }, typed)).toEqual({
    'settings.social.3.url': 'no link',
    'settings.email': 'no mail',
  })
})

test('a number is read in Arabic digits too, and an empty field is no number', () => {
  const { returns, cashAnswerDays } = bodyOf(
    typedWith({ 'settings.returns.days': '١٤', 'settings.cashAnswerDays': ' ' }),
  ).settings
  expect(returns.days).toBe(14)
  expect(cashAnswerDays).toBeNaN()
})

test('a second factor is asked of owners for as long as the box is ticked', () => {
  const { ownersNeedSecondFactor } = bodyOf(typedWith({ 'settings.ownersNeedSecondFactor': 'on' })).settings
  expect(ownersNeedSecondFactor).toBe(true)
  expect(bodyOf(typedWith({ 'settings.ownersNeedSecondFactor': '' })).settings.ownersNeedSecondFactor).toBe(false)
})
