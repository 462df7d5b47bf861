import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { forgotPasswordCall } from '../api.ts'
import type { Route } from './+types/forgot-password.page.ts'
import styles from './auth.module.css'
import { AuthFrame, authMeta } from './auth-frame.tsx'
import { whyNotEmail } from './sign-in-problems.ts'
import { SubmitButton } from './submit-button.tsx'

export const handle = pageNeeds({ texts: ['account'] })

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ forgotten }) => forgotten.title)

export default function ForgotPasswordPage() {
  const texts = useTexts('account').account
  const language = useLanguage()
  const [isSent, setSent] = useState(false)
  return (
    <AuthFrame title={isSent ? texts.forgotten.sentTitle : texts.forgotten.title}>
      {isSent ? (
        <div className={styles.part} role="status">
          <p>{texts.forgotten.linkSent}</p>
          <p className={styles.text}>{texts.forgotten.again}</p>
        </div>
      ) : (
        <ForgottenForm onSent={() => setSent(true)} />
      )}
      <div className={styles.links}>
        <Link className={styles.link} to={inLanguage(language, '/auth')}>
          {texts.toSignIn}
        </Link>
      </div>
    </AuthFrame>
  )
}

function ForgottenForm({ onSent }: { onSent: () => void }) {
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send } = useForm({ failed: texts.forgotten.failed })

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = typedIn(event.currentTarget)('email')
    const problem = whyNotEmail(email)
    void send(problem ? { email: texts[problem] } : {}, async () => {
      await sendRequest(forgotPasswordCall, { email })
      onSent()
      return null
    })
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.text}>{texts.forgotten.text}</p>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        maxLength={254}
        problem={problems['email']}
      />
      <SubmitButton isBusy={isBusy}>{texts.forgotten.send}</SubmitButton>
    </form>
  )
}
