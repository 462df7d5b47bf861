import { expect, test } from 'vitest'
import { checksOf } from './payment-checks.ts'

const told = { source: 'callback', kind: 'paid', amount: 25_000, currency: 'EGP', placeFits: true }
const asked = { amount: 25_000, currency: 'EGP' }

test('of a signed message everything was compared, and what differs is named', () => {
  const all = { signature: true, order: true, amount: true, currency: true, integration: true }
  expect(checksOf(told, asked)).toEqual(all)
  expect(checksOf({ ...told, amount: 1, currency: 'USD', placeFits: false }, asked)).toEqual({
    ...all,
    amount: false,
    currency: false,
    integration: false,
  })
})

test('the shop’s own question needs no signature, and a part that goes back has its own amount', () => {
  expect(checksOf({ ...told, source: 'inquiry' }, asked).signature).toBeNull()
  expect(checksOf({ ...told, kind: 'child', amount: 100 }, asked).amount).toBeNull()
})

test('what nobody signed is not looked at', () => {
  expect(checksOf({ ...told, kind: 'unsigned' }, asked)).toEqual({
    signature: false,
    order: null,
    amount: null,
    currency: null,
    integration: null,
  })
})
