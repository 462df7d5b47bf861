import type { FormEvent } from 'react'
import styles from '#accounts/pages/auth.module.css'
import { NewPasswordFields } from '#accounts/pages/new-password-fields.tsx'
import { newPasswordProblems } from '#accounts/pages/sign-in-problems.ts'
import { SubmitButton } from '#accounts/pages/submit-button.tsx'
import { arrive } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { Address } from './address.tsx'
import { acceptInvitationCall } from './api.ts'

interface NewcomerProps {
  token: string
  email: string
  /** Somebody else has been quicker: how it stands is read again. */
  again: () => Promise<void>
  onJoined: () => Promise<void>
}

/** Who has no account yet: the link has proven the mailbox, a name and a password are all that is missing. */
export function NewcomerForm({ token, email, again, onJoined }: NewcomerProps) {
  const { invitation } = useTexts('invitation')
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: invitation.acceptFailed })

  const accept = async (full_name: string, password: string): Promise<null> => {
    try {
      const answer = await sendRequest(acceptInvitationCall, { token, full_name, password })
      await arrive(answer.token)
      await onJoined()
    } catch (error) {
      if (!refusalIn(error).code.startsWith('INVITATION_')) throw error
      await again()
    }
    return null
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const name = typed('full_name').trim()
    const passwords = { password: typed('password'), confirmPassword: typed('confirmPassword') }
    const entries = Object.entries(newPasswordProblems(passwords)).map(([field, problem]) => [field, texts[problem]])
    const nameless = name === '' ? { full_name: texts.required } : {}
    void send({ ...nameless, ...Object.fromEntries(entries) }, () => accept(name, passwords.password))
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      <p>
        {invitation.choose} <Address>{email}</Address>
      </p>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {/* For the browser's own store of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={texts.fullName}
        name="full_name"
        dir="auto"
        autoComplete="name"
        required
        maxLength={120}
        problem={problems['full_name']}
      />
      <NewPasswordFields label={texts.password} problems={problems} />
      <SubmitButton isBusy={isBusy}>{invitation.accept}</SubmitButton>
    </form>
  )
}
