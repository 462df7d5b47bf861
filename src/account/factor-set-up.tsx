import { type FormEvent, useState } from 'react'
import { confirmSecondFactorCall, startSecondFactorCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import { PasswordField } from '#accounts/pages/password-field.tsx'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { CodeForm } from './code-form.tsx'

type Started = Answer<typeof startSecondFactorCall>

interface SetUpProps {
  user: User
  /** With the recovery codes, which are told this once. */
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** First that it is them, then the app, then a first code of it. */
export function FactorSetUp({ user, onDone, onCancel }: SetUpProps) {
  const { factor: texts } = useTexts('account').account
  const [started, setStarted] = useState<Started | null>(null)
  if (!started) return <StartForm user={user} onStarted={setStarted} onCancel={onCancel} />

  const confirm = async (code: string): Promise<void> => {
    const { recoveryCodes } = await sendRequest(confirmSecondFactorCall, { code })
    onDone(recoveryCodes)
  }

  return (
    <div className={styles.form}>
      <p>{texts.scan}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(started.qr)}`}
        width={200}
        height={200}
        alt={texts.qr}
      />
      <a className={styles.app} href={started.uri}>
        {texts.openApp}
      </a>
      <div>
        <p className={styles.small}>{texts.secret}</p>
        <p className={styles.secret}>
          <Code>{started.secret.match(/.{1,4}/g)?.join(' ')}</Code>
          <CopyButton text={started.secret} label={texts.copySecret} copiedLabel={texts.copied} />
        </p>
      </div>
      <CodeForm label={texts.code} submit={texts.confirm} inputMode="numeric" onCode={confirm} onCancel={onCancel} />
    </div>
  )
}

interface StartProps {
  user: User
  onStarted: (started: Started) => void
  onCancel: () => void
}

function StartForm({ user, onStarted, onCancel }: StartProps) {
  const { account } = useTexts('account')
  const { factor: texts, page, closing } = account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: page.failed })

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = typedIn(event.currentTarget)('password')
    void send(user.hasPassword && password === '' ? { password: account.required } : {}, async () => {
      onStarted(await sendRequest(startSecondFactorCall, { password }))
      return null
    })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome && !problems['password'] ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {user.hasPassword ? (
        <>
          <p className={styles.small}>{texts.passwordFirst}</p>
          <PasswordField
            label={closing.password}
            name="password"
            autoComplete="current-password"
            problem={problems['password']}
          />
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.start}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {page.cancel}
        </Button>
      </div>
    </form>
  )
}
