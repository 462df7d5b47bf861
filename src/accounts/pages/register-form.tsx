import type { FormEvent } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { signUp, type User } from '../use-auth.tsx'
import styles from './auth.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signUpProblems } from './sign-in-problems.ts'
import { SubmitButton } from './submit-button.tsx'

interface RegisterProps {
  onSignedIn: (user: User) => void
  email: string
  onEmail: (email: string) => void
}

export function RegisterForm({ onSignedIn, email, onEmail }: RegisterProps) {
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send } = useForm({
    failed: texts.registerFailed,
    invalid: texts.checkDetails,
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (outcome?.tone === 'success') return
    const typed = typedIn(event.currentTarget)
    const registration = { email: typed('email'), password: typed('password'), full_name: typed('full_name') }
    const fieldProblems = Object.entries(signUpProblems({ ...registration, confirmPassword: typed('confirmPassword') }))
    const messages = Object.fromEntries(fieldProblems.map(([field, problem]) => [field, texts[problem]]))
    void send(messages, async () => {
      const user = await signUp(registration)
      if (!user) return { tone: 'error', text: texts.newUserNotFound }
      onSignedIn(user)
      return { tone: 'success', text: texts.registered }
    })
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <TextField
        label={texts.fullName}
        name="full_name"
        dir="auto"
        autoComplete="name"
        required
        maxLength={120}
        problem={problems['full_name']}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={email}
        onChange={({ currentTarget }) => onEmail(currentTarget.value)}
        problem={problems['email']}
      />
      <NewPasswordFields label={texts.password} problems={problems} />
      <SubmitButton isBusy={isBusy}>{texts.create}</SubmitButton>
    </form>
  )
}
