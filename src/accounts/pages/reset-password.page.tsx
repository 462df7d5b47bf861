import { type FormEvent, useState } from 'react'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { resetPasswordCall } from '../api.ts'
import { forgetUser } from '../use-auth.tsx'
import type { Route } from './+types/reset-password.page.ts'
import styles from './auth.module.css'
import { AuthFrame, authMeta } from './auth-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordProblems } from './sign-in-problems.ts'
import { SubmitButton } from './submit-button.tsx'
import { dropLinkToken, useLinkToken } from './use-link-token.tsx'

export const handle = pageNeeds({ texts: ['account'] })

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ reset }) => reset.title)

type State = 'open' | 'done' | 'bad'

export default function ResetPasswordPage() {
  const { reset } = useTexts('account').account
  const token = useLinkToken('reset')
  const [state, setState] = useState<State>('open')
  const shownState = token === null && state === 'open' ? 'bad' : state
  const settle = (now: State): void => {
    dropLinkToken('reset')
    setState(now)
  }
  return (
    <AuthFrame title={shownState === 'bad' ? reset.badTitle : reset.title}>
      {shownState === 'open' ? <ResetForm token={token ?? ''} onSettled={settle} /> : <Settled state={shownState} />}
    </AuthFrame>
  )
}

function Settled({ state }: { state: Exclude<State, 'open'> }) {
  const texts = useTexts('account').account
  const language = useLanguage()
  if (state === 'done')
    return (
      <div className={styles.part}>
        <Notice tone="success">{texts.reset.done}</Notice>
        <ButtonLink to={inLanguage(language, '/auth')}>{texts.signIn}</ButtonLink>
      </div>
    )
  return (
    <div className={styles.part}>
      <p role="alert">{texts.reset.bad}</p>
      <ButtonLink to={inLanguage(language, '/forgot-password')}>{texts.reset.askAgain}</ButtonLink>
    </div>
  )
}

function ResetForm({ token, onSettled }: { token: string; onSettled: (state: State) => void }) {
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: texts.reset.failed })

  const save = async (password: string): Promise<null> => {
    try {
      await sendRequest(resetPasswordCall, { token, password })
      // Every session is over, the one of this browser too.
      forgetUser()
      onSettled('done')
    } catch (error) {
      if (refusalIn(error).code !== 'LINK_INVALID') throw error
      onSettled('bad')
    }
    return null
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const passwords = { password: typed('password'), confirmPassword: typed('confirmPassword') }
    const entries = Object.entries(newPasswordProblems(passwords)).map(([field, problem]) => [field, texts[problem]])
    void send(Object.fromEntries(entries), () => save(passwords.password))
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <NewPasswordFields label={texts.newPassword} problems={problems} />
      <SubmitButton isBusy={isBusy}>{texts.reset.save}</SubmitButton>
    </form>
  )
}
