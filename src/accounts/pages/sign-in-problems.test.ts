import { expect, test } from 'vitest'
import { signInProblems, signUpProblems } from './sign-in-problems.ts'

test.each([
  ['', '', { email: 'required', password: 'required' }],
  ['  ', 'secret', { email: 'required' }],
  ['mona', 'secret', { email: 'emailInvalid' }],
  ['mona@shop.example', 'x'.repeat(257), { password: 'passwordInvalid' }],
  [' mona@shop.example ', 'secret', {}],
])('signing in as %j', (email, password, problems) => {
  expect(signInProblems({ email, password })).toEqual(problems)
})

const MONA = {
  full_name: 'Mona Adel',
  email: 'mona@shop.example',
  password: 'a good long word',
  confirmPassword: 'a good long word',
}

test.each([
  ['nothing wrong', {}, {}],
  ['a password that is not repeated', { confirmPassword: 'a good long wort' }, { confirmPassword: 'passwordsDiffer' }],
  ['a password not repeated at all', { confirmPassword: '' }, { confirmPassword: 'required' }],
  ['a short password', { password: 'seven77', confirmPassword: 'seven77' }, { password: 'passwordShort' }],
  ['no name', { full_name: '  ' }, { full_name: 'required' }],
  ['no address', { email: 'mona' }, { email: 'emailInvalid' }],
  ['an address that ends too early', { email: 'mona@example' }, { email: 'emailInvalid' }],
])('registering with %s', (_, change, problems) => {
  expect(signUpProblems({ ...MONA, ...change })).toEqual(problems)
})
