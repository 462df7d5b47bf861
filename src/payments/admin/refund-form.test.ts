import { expect, test } from 'vitest'
import { refundProblems, refundState, wantedPounds } from './refund-form.ts'

const part = (amount: string) => ({ isAll: false, amount, reason: 'Came torn' })

test('an amount may be typed in Arabic digits, up to all that is left', () => {
  expect(wantedPounds(part('١٢٠٫٥٠'), 350)).toBe(120.5)
  expect(refundProblems(part('٣٥٠'), 350)).toEqual({ amount: null, reason: null })
})

test.each([
  ['', 'amountRequired'],
  ['0', 'amountRequired'],
  ['ten', 'amountRequired'],
  ['0.005', 'amountDecimals'],
  ['350.01', 'tooMuch'],
])('%j of 350 pounds can’t be refunded: %s', (amount, problem) => {
  expect(refundProblems(part(amount), 350).amount).toBe(problem)
})

test('all of it is what is left, whatever was typed before; without a reason nothing goes back', () => {
  const typed = { isAll: true, amount: '9999', reason: '  ' }
  expect(wantedPounds(typed, 230.25)).toBe(230.25)
  expect(refundProblems(typed, 230.25)).toEqual({ amount: null, reason: 'reasonRequired' })
})

test('a payment is refunded in part until nothing of it is left', () => {
  expect(refundState({ refunded: 0, refundable: 350 })).toBeNull()
  expect(refundState({ refunded: 120, refundable: 230 })).toBe('part')
  expect(refundState({ refunded: 350, refundable: 0 })).toBe('all')
})
