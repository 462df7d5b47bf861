import { expect, test } from 'vitest'
import { whySignIn } from './why-sign-in.ts'

test.each([
  ['/returns?order=BW000001', 'returns'],
  ['/ar/returns', 'returns'],
  ['/ar/pre-order?page=2', 'preOrder'],
  ['/account', null],
  ['//evil.example/returns', null],
  [null, null],
])('who wants %s is told why an account is needed: %s', (next, reason) => {
  expect(whySignIn(next)).toBe(reason)
})
