import { expect, test } from 'vitest'
import { outcomeIn, verifiedIn } from './frame-message.ts'

const TRUSTED = ['https://shop.example', 'https://accept.paymob.com']

test.each([
  [{ type: 'payment-result', outcome: 'rejected' }, 'https://shop.example', 'rejected'],
  [{ success: true }, 'https://accept.paymob.com', 'success'],
  [{ status: 'success' }, 'https://accept.paymob.com', 'success'],
  [{ status: 'cancelled' }, 'https://accept.paymob.com', 'cancelled'],
  [{ status: 'whatever' }, 'https://accept.paymob.com', 'failure'],
])('%o from %s means %s', (data, origin, outcome) => {
  expect(outcomeIn(data, origin, TRUSTED)).toBe(outcome)
})

test.each([
  [{ success: true }, 'https://evil.example'],
  [{ success: true }, 'https://accept.paymob.com.evil.example'],
  [{ success: true }, 'https://evil.example/accept.paymob.com'],
  [{ success: true }, 'null'],
  [{ success: true }, ''],
  [{ success: 'true' }, 'https://accept.paymob.com'],
  [{ type: 'payment-result', outcome: 'paid' }, 'https://shop.example'],
  ['success', 'https://accept.paymob.com'],
  [null, 'https://accept.paymob.com'],
  [7, 'https://accept.paymob.com'],
])('%o from %s means nothing', (data, origin) => {
  expect(outcomeIn(data, origin, TRUSTED)).toBeNull()
})

test('what the server verified is heard of our own page alone', () => {
  expect(verifiedIn({ type: 'payment-result', outcome: 'failure', verified: 'declined' })).toBe('declined')
  for (const message of [{ status: 'failed', verified: 'declined' }, { type: 'payment-result', verified: 7 }, null])
    expect(verifiedIn(message)).toBeNull()
})
