import { type FormEvent, useState } from 'react'
import { changePasswordCall, forgotPasswordCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { NewPasswordFields } from '#accounts/pages/new-password-fields.tsx'
import { PasswordField } from '#accounts/pages/password-field.tsx'
import { newPasswordProblems } from '#accounts/pages/sign-in-problems.ts'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Outcome, typedIn, useForm } from '#ui/use-form.tsx'

export function PasswordPart({ user }: { user: User }) {
  const { passwordPart: texts } = useTexts('account').account
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const settle = (done: Outcome | null): void => {
    setOpen(false)
    setOutcome(done)
  }
  return (
    <AccountPart
      id="password"
      title={texts.title}
      action={
        user.hasPassword && !isOpen ? (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        ) : null
      }
    >
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {user.hasPassword ? null : <NoPassword user={user} />}
      {isOpen ? <ChangeForm onSettled={settle} /> : null}
    </AccountPart>
  )
}

/** A first password comes by the same proof as a forgotten one: the mailbox. */
function NoPassword({ user: { email } }: { user: User }) {
  const { passwordPart: texts, page } = useTexts('account').account
  const { outcome, isBusy, send } = useForm({ failed: page.failed })
  const sendLink = (): void =>
    void send({}, async () => {
      await sendRequest(forgotPasswordCall, { email })
      return { tone: 'success', text: texts.linkSent }
    })
  return (
    <>
      <p>{texts.none}</p>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <p>
        <Button kind="outline" busy={isBusy} onClick={sendLink}>
          {texts.setPassword}
        </Button>
      </p>
    </>
  )
}

function ChangeForm({ onSettled }: { onSettled: (outcome: Outcome | null) => void }) {
  const account = useTexts('account').account
  const { passwordPart: texts, page } = account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: page.failed })

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const passwords = { currentPassword: typed('currentPassword'), password: typed('password') }
    const fieldProblems = Object.entries(
      newPasswordProblems({ password: passwords.password, confirmPassword: typed('confirmPassword') }),
    )
    const messages = Object.fromEntries(fieldProblems.map(([field, problem]) => [field, account[problem]]))
    const missing = passwords.currentPassword === '' ? { currentPassword: account.required } : {}
    void send({ ...missing, ...messages }, async () => {
      await sendRequest(changePasswordCall, passwords)
      onSettled({ tone: 'success', text: texts.saved })
      return null
    })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <PasswordField
        label={texts.current}
        name="currentPassword"
        autoComplete="current-password"
        problem={problems['currentPassword']}
      />
      <NewPasswordFields label={account.newPassword} problems={problems} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button kind="outline" onClick={() => onSettled(null)}>
          {page.cancel}
        </Button>
      </div>
    </form>
  )
}
