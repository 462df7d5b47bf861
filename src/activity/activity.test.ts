import { expect, test } from 'vitest'
import { admin as arabic } from '#i18n/ar/admin.ts'
import { admin as english } from '#i18n/en/admin.ts'
import type { Language } from '#lib/language.ts'
import { calledNow, changesBetween, readIn, shapeOf } from './activity.ts'

test('stock of what comes in one size alone is called by the words for that', () => {
  const label = 'Black Cap M'
  expect(calledNow(label, true, 'One size')).toBe('Black Cap · One size')
  expect(calledNow(label, false, 'One size')).toBe(label)
})

test('what is told in both languages comes in the page’s first, an order’s pieces in it alone', () => {
  const changes = changesBetween(null, {
    ...{ name: 'Coat', nameAr: 'معطف', care: 'Cold', price: 200 },
    ...{ lines: ['1 × Coat, M'], linesAr: ['1 × معطف، M'] },
  })
  const fields = (language: Language) => readIn(language, changes).map(({ field }) => field)
  expect(fields('en')).toEqual(['name', 'care', 'price', 'lines', 'nameAr'])
  expect(fields('ar')).toEqual(['nameAr', 'care', 'price', 'linesAr', 'name'])
})

test('what differs is told field by field; what was nothing and stays nothing is not', () => {
  expect(changesBetween({ price: 100, name: '' }, { price: 200, name: '' })).toEqual([
    { field: 'price', before: 100, after: 200 },
  ])
  expect(changesBetween(null, { name: 'Tee', deletedAt: null })).toEqual([
    { field: 'name', before: undefined, after: 'Tee' },
  ])
  expect(changesBetween(null, null)).toEqual([])
  expect(changesBetween(null, { confirmedBy: 'team', askedInVain: 0 }), 'what every new one has').toEqual([])
  expect(changesBetween({ askedInVain: 1 }, { askedInVain: 0 })).toHaveLength(1)
  const [was, is] = [
    { returns: { days: 14, answer: { min: 1, max: 2 } } },
    { returns: { days: 14, answer: { min: 1, max: 3 } } },
  ]
  expect(changesBetween(was, is)).toEqual([{ field: 'returns.answer.max', before: 2, after: 3 }])
  expect(changesBetween({ address: {} }, { address: {} }), 'parts that are not told').toHaveLength(1)
})

test.each([
  ['product', 'price', 25_000, 'amount'],
  ['product', 'discount', 20, 'percent'],
  ['order', 'discount', 2000, 'amount'],
  ['promo code', 'discountValue', 15, 'percent'],
  ['promo code', 'discountValue', 5000, 'amount'],
  ['product', 'discount', 0, 'percent'],
  ['promo code', 'endsAt', '2026-01-01T00:00:00Z', 'instant'],
  ['gallery', 'isActive', false, 'switch'],
  ['promo code', 'applicableCategories', ['Polo'], 'list'],
  ['search words', 'words', [['hoodie', 'هودي']], 'list'],
  ['settings', 'social', [{ name: 'X', url: 'https://x.com' }], 'list'],
  ['order', 'address', {}, 'parts'],
  ['order', 'attention', null, 'nothing'],
  ['product', 'name', 'Tee', 'text'],
] as const)('%s: %s %j is %s', (subject, field, value, shape) => {
  expect(shapeOf(subject, field, value)).toBe(shape)
})

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('why an order needs attention is told in words: %s', (_, { activity, details }) => {
  expect(Object.keys(activity.values)).toEqual(expect.arrayContaining(Object.keys(details.attentions)))
})
