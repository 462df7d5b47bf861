import { westernDigits } from '#lib/digits.ts'

export type SignInProblem = 'required' | 'emailInvalid' | 'passwordInvalid'

// Linear, and only asked of texts that are already bounded.
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/
const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 256

function whyNotEmail(typed: string): SignInProblem | null {
  const email = westernDigits(typed).trim()
  if (email === '') return 'required'
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? null : 'emailInvalid'
}

function whyNotPassword(typed: string): SignInProblem | null {
  if (typed === '') return 'required'
  return typed.length <= LONGEST_PASSWORD ? null : 'passwordInvalid'
}

/** What can be seen before asking the server; whether the password is right, only the server says. */
export function signInProblems({ email, password }: { email: string; password: string }) {
  const found: Partial<Record<'email' | 'password', SignInProblem>> = {}
  const emailProblem = whyNotEmail(email)
  const passwordProblem = whyNotPassword(password)
  if (emailProblem) found.email = emailProblem
  if (passwordProblem) found.password = passwordProblem
  return found
}
