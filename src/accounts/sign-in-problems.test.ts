import { expect, test } from 'vitest'
import { signInProblems } from './sign-in-problems.ts'

test.each([
  ['', '', { email: 'required', password: 'required' }],
  ['  ', 'secret', { email: 'required' }],
  ['mona', 'secret', { email: 'emailInvalid' }],
  ['mona@shop.example', 'x'.repeat(257), { password: 'passwordInvalid' }],
  [' mona@shop.example ', 'secret', {}],
])('signing in as %j', (email, password, problems) => {
  expect(signInProblems({ email, password })).toEqual(problems)
})
