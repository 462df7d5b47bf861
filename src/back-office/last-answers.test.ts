import { expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { lastAnswers } from './last-answers.ts'

const orders = { page: '/admin/orders', call: '/orders', input: '{"page":1}' }
const rows = { orders: ['one'] }
const lostLine = new Refusal('UNEXPECTED')
const away = new Refusal('UNAVAILABLE', { status: 503 })

test.each([lostLine, away, new Refusal('RATE_LIMIT_EXCEEDED', { status: 429 })])(
  'a page that can’t be read again shows what it showed ($code)',
  (refusal) => {
    const { settled } = lastAnswers()
    settled(orders, rows)
    expect(settled(orders, refusal)).toEqual({ shown: rows, isOld: true })
    expect(settled(orders, refusal)).toEqual({ shown: rows, isOld: true })
    expect(settled(orders, { orders: ['two'] })).toEqual({ shown: { orders: ['two'] }, isOld: false })
  },
)

test('what was never read has nothing to show', () => {
  expect(lastAnswers().settled(orders, away)).toEqual({ shown: away, isOld: false })
})

test('rows of another question are no answer to this one', () => {
  const { settled } = lastAnswers()
  settled(orders, rows)
  expect(settled({ ...orders, input: '{"page":2}' }, away).shown).toBe(away)
})

test('another page begins with nothing', () => {
  const { settled } = lastAnswers()
  settled(orders, rows)
  settled({ ...orders, page: '/admin/reviews', call: '/reviews' }, { reviews: [] })
  expect(settled(orders, away).shown).toBe(away)
})

test.each([
  ['SIGN_IN_FIRST', 401],
  ['NOT_ALLOWED', 403],
] as const)('%s is a no, and what was shown is shown no more', (code, status) => {
  const { settled } = lastAnswers()
  settled(orders, rows)
  const no = new Refusal(code, { status })
  expect(settled(orders, no).shown).toBe(no)
  expect(settled(orders, away).shown).toBe(away)
})

test('an order that is gone is gone', () => {
  const { settled } = lastAnswers()
  settled(orders, rows)
  const refusal = new Refusal('NOT_FOUND')
  expect(settled(orders, refusal).shown).toBe(refusal)
})
