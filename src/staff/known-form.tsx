import type { FormEvent } from 'react'
import styles from '#accounts/pages/auth.module.css'
import { PasswordField } from '#accounts/pages/password-field.tsx'
import { SubmitButton } from '#accounts/pages/submit-button.tsx'
import { findUser, type User } from '#accounts/use-auth.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { Address } from './address.tsx'
import { joinTeamCall } from './api.ts'

interface KnownProps {
  token: string
  email: string
  /** Of this very address; null: nobody is signed in. */
  user: User | null
  /** Somebody else has been quicker: how it stands is read again. */
  again: () => Promise<void>
  onJoined: () => Promise<void>
}

/** Who has an account signs in to it, and accepts with its password. */
export function Known(props: KnownProps) {
  const { email, user } = props
  const { invitation } = useTexts('invitation')
  const language = useLanguage()
  const to = (path: string): string => inLanguage(language, path)
  return (
    <>
      <p>
        {user ? invitation.asYourself : invitation.signInFirst} <Address>{email}</Address>
      </p>
      {user?.hasPassword ? <JoinForm {...props} /> : null}
      {user && !user.hasPassword ? (
        <>
          <Notice tone="info">{invitation.passwordFirst}</Notice>
          <ButtonLink to={to('/forgot-password')}>{invitation.choosePassword}</ButtonLink>
        </>
      ) : null}
      {user ? null : (
        <ButtonLink to={signInPath({ pathname: to('/invitation'), search: '' })}>{invitation.signIn}</ButtonLink>
      )}
    </>
  )
}

function JoinForm({ token, again, onJoined }: KnownProps) {
  const { invitation } = useTexts('invitation')
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: invitation.acceptFailed })

  const join = async (password: string): Promise<null> => {
    try {
      await sendRequest(joinTeamCall, { token, password })
      await findUser()
      await onJoined()
    } catch (error) {
      if (!refusalIn(error).code.startsWith('INVITATION_')) throw error
      await again()
    }
    return null
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = typedIn(event.currentTarget)('password')
    void send(password === '' ? { password: texts.required } : {}, () => join(password))
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        problem={problems['password']}
      />
      <SubmitButton isBusy={isBusy}>{invitation.accept}</SubmitButton>
    </form>
  )
}
