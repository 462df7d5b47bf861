import { type FormEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { PasswordField } from '#accounts/pages/password-field.tsx'
import { newPasswordProblems } from '#accounts/pages/sign-in-problems.ts'
import { SubmitButton } from '#accounts/pages/submit-button.tsx'
import { signUp, useAuth } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { signInPath } from '#lib/next-path.ts'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

type Guest = NonNullable<ShownOrder['guestInfo']>

/** Whoever ordered as a guest needs nothing but a password for an account: the rest is known. */
export function KeepInAccount({ guest }: { guest: Guest }) {
  const { account, checkout } = useTexts('account', 'checkout')
  const { keep } = checkout.order
  const here = useLocation()
  const isSignedIn = useAuth(({ user }) => user !== null)
  const { form, problems, outcome, isBusy, send } = useForm({
    failed: account.registerFailed,
    invalid: account.checkDetails,
  })
  const id = useId()
  const isDone = outcome?.tone === 'success'
  // Whoever ordered by phone may have no mailbox to sign up with.
  if ((isSignedIn || guest.email === '') && !isDone) return null

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = typedIn(event.currentTarget)('password')
    const entries = Object.entries(newPasswordProblems({ password, confirmPassword: password }))
    void send(Object.fromEntries(entries.map(([field, problem]) => [field, account[problem]])), async () => {
      const user = await signUp({ email: guest.email, full_name: guest.name, password })
      return user ? { tone: 'success', text: keep.done } : { tone: 'error', text: account.newUserNotFound }
    })
  }
  return (
    <section className={styles.keep} aria-labelledby={id}>
      <h2 id={id}>{keep.title}</h2>
      {isDone ? null : (
        <p>
          {keep.text} <Code>{guest.email}</Code>
        </p>
      )}
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {isDone ? null : (
        <form ref={form} method="post" noValidate onSubmit={onSubmit}>
          <input type="hidden" name="username" autoComplete="username" value={guest.email} readOnly />
          <PasswordField
            label={account.password}
            hint={account.passwordHint}
            name="password"
            autoComplete="new-password"
            problem={problems['password']}
          />
          <SubmitButton kind="outline" isBusy={isBusy}>
            {account.create}
          </SubmitButton>
        </form>
      )}
      {isDone ? null : (
        <p className={styles.small}>
          {checkout.savedAddresses.haveAccount} <Link to={signInPath(here)}>{checkout.savedAddresses.signIn}</Link>
        </p>
      )}
    </section>
  )
}
