import { type FormEvent, useRef, useState } from 'react'
import { useAccountTexts } from '#i18n/use-admin-texts.tsx'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './sign-in.module.css'
import { type SignInProblem, signInProblems } from './sign-in-problems.ts'
import { signIn, type User } from './use-auth.tsx'

const BETWEEN_TRIES = 1000

interface Outcome {
  tone: 'error' | 'success'
  text: string
}

/** `onSignedIn` hears who it is, as soon as the server has said so. */
export function SignInForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const texts = useAccountTexts()
  const [problems, setProblems] = useState<Partial<Record<'email' | 'password', SignInProblem>>>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const lastTry = useRef(Number.NEGATIVE_INFINITY)

  const failed = (text: string): void => setOutcome({ tone: 'error', text })

  const send = async (given: { email: string; password: string }): Promise<void> => {
    setBusy(true)
    setOutcome(null)
    try {
      const user = await signIn(given)
      if (!user) return failed(texts.userNotFound)
      setOutcome({ tone: 'success', text: texts.success })
      onSignedIn(user)
    } catch (error) {
      const { code, message } = refusalIn(error)
      failed(message === code || code === 'UNEXPECTED' ? texts.failed : message)
    } finally {
      setBusy(false)
    }
  }

  const check = (form: HTMLFormElement): void => {
    const typed = new FormData(form)
    const given = { email: String(typed.get('email')), password: String(typed.get('password')) }
    const found = signInProblems(given)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else void send(given)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy || outcome?.tone === 'success') return
    const isTooSoon = performance.now() - lastTry.current < BETWEEN_TRIES
    lastTry.current = performance.now()
    if (isTooSoon) failed(texts.tooSoon)
    else check(event.currentTarget)
  }

  const words = (problem: SignInProblem | undefined): string | undefined => (problem ? texts[problem] : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        maxLength={254}
        problem={words(problems.email)}
      />
      <PasswordField problem={words(problems.password)} />
      <Button type="submit" busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  )
}

function PasswordField({ problem }: { problem: string | undefined }) {
  const texts = useAccountTexts()
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        label={texts.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        problem={problem}
      />
      <Button kind="quiet" className={styles.show} onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </Button>
    </div>
  )
}
