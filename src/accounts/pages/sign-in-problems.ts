import { westernDigits } from '#lib/digits.ts'

export type EntryProblem = 'required' | 'emailInvalid' | 'passwordInvalid' | 'passwordShort' | 'passwordsDiffer'

// Linear, and only asked of texts that are already bounded.
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,187}\.[^\s@.]{2,}$/
const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 256
const SHORTEST_PASSWORD = 8

type Problems<Field extends string> = Partial<Record<Field, EntryProblem>>

const problemsOf = <Field extends string>(all: Record<Field, EntryProblem | null>): Problems<Field> =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as Problems<Field>

export function whyNotEmail(typed: string): EntryProblem | null {
  const email = westernDigits(typed).trim()
  if (email === '') return 'required'
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? null : 'emailInvalid'
}

function whyNotPassword(typed: string): EntryProblem | null {
  if (typed === '') return 'required'
  return typed.length <= LONGEST_PASSWORD ? null : 'passwordInvalid'
}

function whyNotNewPassword(typed: string): EntryProblem | null {
  const problem = whyNotPassword(typed)
  return problem ?? ([...typed].length < SHORTEST_PASSWORD ? 'passwordShort' : null)
}

function whyNotRepeated(repeated: string, password: string): EntryProblem | null {
  if (repeated === '') return 'required'
  return repeated === password ? null : 'passwordsDiffer'
}

export const signInProblems = ({ email, password }: { email: string; password: string }) =>
  problemsOf({ email: whyNotEmail(email), password: whyNotPassword(password) })

interface NewPassword {
  password: string
  confirmPassword: string
}

export const newPasswordProblems = ({ password, confirmPassword }: NewPassword) =>
  problemsOf({ password: whyNotNewPassword(password), confirmPassword: whyNotRepeated(confirmPassword, password) })

export const signUpProblems = (typed: NewPassword & { email: string; full_name: string }) => ({
  ...problemsOf({ full_name: typed.full_name.trim() === '' ? 'required' : null, email: whyNotEmail(typed.email) }),
  ...newPasswordProblems(typed),
})
