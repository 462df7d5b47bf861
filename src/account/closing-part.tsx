import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeAccountCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { PasswordField } from '#accounts/pages/password-field.tsx'
import { forgetUser, type User } from '#accounts/use-auth.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Problems, typedIn, useForm } from '#ui/use-form.tsx'
import { useToast } from '#ui/use-toast.tsx'

export function ClosingPart({ user }: { user: User }) {
  const { closing: texts, page } = useTexts('account').account
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <AccountPart
      id="close"
      title={texts.title}
      action={
        <Button kind="quiet" className={styles.danger} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      }
    >
      <p className={styles.small}>{texts.text}</p>
      <Dialog isOpen={isOpen} onClose={close} title={texts.dialogTitle} closeLabel={page.close}>
        {isOpen ? <ClosingForm user={user} onKeep={close} /> : null}
      </Dialog>
    </AccountPart>
  )
}

/** The password shows that it is them; without one, a word that nobody types by accident. */
function ClosingForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const { account } = useTexts('account')
  const { closing: texts, page } = account
  const language = useLanguage()
  const navigate = useNavigate()
  const { form, problems, outcome, isBusy, send } = useForm({ failed: page.failed })

  const problemsIn = (typed: (name: string) => string): Problems => {
    if (user.hasPassword) return typed('password') === '' ? { password: account.required } : {}
    return typed('word').trim().toUpperCase() === texts.word ? {} : { word: texts.wordWrong(texts.word) }
  }

  const close = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    void send(problemsIn(typed), async () => {
      await sendRequest(closeAccountCall, { password: typed('password') })
      await navigate(inLanguage(language, '/'), { replace: true })
      forgetUser()
      useToast.getState().show({ text: texts.done })
      return null
    })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={close}>
      <p>{texts.whatGoes}</p>
      <p>{texts.whatStays}</p>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {user.hasPassword ? (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          problem={problems['password']}
        />
      ) : (
        <TextField
          label={texts.typeWord(texts.word)}
          name="word"
          dir="auto"
          autoComplete="off"
          required
          maxLength={20}
          problem={problems['word']}
        />
      )}
      <div className={styles.buttons}>
        <Button kind="outline" data-first onClick={onKeep}>
          {texts.keepAccount}
        </Button>
        <Button type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
