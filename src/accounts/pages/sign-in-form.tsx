import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Outcome, typedIn, useForm } from '#ui/use-form.tsx'
import { signIn, type User } from '../use-auth.tsx'
import styles from './auth.module.css'
import { CodeStep } from './code-step.tsx'
import { PasswordField } from './password-field.tsx'
import { type EntryProblem, signInProblems } from './sign-in-problems.ts'
import { SubmitButton } from './submit-button.tsx'

const BETWEEN_TRIES = 1000

interface SignInProps {
  onSignedIn: (user: User) => void
  email?: string
  onEmail?: (email: string) => void
}

interface Credentials {
  email: string
  password: string
  code?: string
}

function useEntering(onSignedIn: (user: User) => void) {
  const texts = useTexts('account').account
  const [isCodeAsked, setCodeAsked] = useState(false)

  const enter = async (credentials: Credentials): Promise<Outcome> => {
    const user = await signIn(credentials)
    if (!user) return { tone: 'error', text: texts.userNotFound }
    onSignedIn(user)
    return { tone: 'success', text: texts.success }
  }

  const showRefusal = (error: unknown): null => {
    const { code, message } = refusalIn(error)
    if (code === 'SECOND_FACTOR_WRONG') throw new Refusal('INVALID', { errors: { code: message } })
    setCodeAsked(code === 'SECOND_FACTOR_REQUIRED' || (isCodeAsked && code !== 'SIGN_IN_FAILED'))
    if (code === 'SECOND_FACTOR_REQUIRED') return null
    throw error
  }

  return {
    isCodeAsked,
    enter: (credentials: Credentials) => enter(credentials).catch(showRefusal),
    leaveCode: () => setCodeAsked(false),
  }
}

export function SignInForm({ onSignedIn, email, onEmail }: SignInProps) {
  const texts = useTexts('account').account
  const { form, problems, outcome, isBusy, send, setOutcome } = useForm({ failed: texts.failed })
  const { isCodeAsked, enter, leaveCode } = useEntering(onSignedIn)
  const lastTry = useRef({ at: Number.NEGATIVE_INFINITY, isCodeAsked })

  const check = (entered: HTMLFormElement): void => {
    const typed = typedIn(entered)
    const credentials = { email: typed('email'), password: typed('password') }
    const code = typed('code').trim()
    const fieldProblems: Record<string, EntryProblem> = signInProblems(credentials)
    if (isCodeAsked && code === '') fieldProblems['code'] = 'required'
    const messages = Object.fromEntries(
      Object.entries(fieldProblems).map(([field, problem]) => [field, texts[problem]]),
    )
    void send(messages, () => enter(isCodeAsked ? { ...credentials, code } : credentials))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (outcome?.tone === 'success' || isBusy) return
    const now = { at: performance.now(), isCodeAsked }
    // A code that a password manager fills in comes at once: it is no repeated try.
    const isTooSoon = now.at - lastTry.current.at < BETWEEN_TRIES && lastTry.current.isCodeAsked === isCodeAsked
    // The second tap of a double tap: what the first was answered stays in sight.
    if (isTooSoon && outcome && outcome.text !== texts.tooSoon) return
    lastTry.current = now
    if (isTooSoon) setOutcome({ tone: 'error', text: texts.tooSoon })
    else check(event.currentTarget)
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome && !(problems['code'] && isCodeAsked) ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <div className={styles.part} hidden={isCodeAsked}>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={email}
          onChange={({ currentTarget }) => onEmail?.(currentTarget.value)}
          problem={problems['email']}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          problem={problems['password']}
        />
      </div>
      {isCodeAsked ? <CodeStep problem={problems['code']} onBack={leaveCode} /> : null}
      <SubmitButton isBusy={isBusy}>{isCodeAsked ? texts.verify : texts.submit}</SubmitButton>
    </form>
  )
}
