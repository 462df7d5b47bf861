import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Notice } from '#ui/notice.tsx'
import { type Outcome, typedIn, useForm } from '#ui/use-form.tsx'
import { finishGoogle, type User } from '../use-auth.tsx'
import styles from './auth.module.css'
import { CodeStep } from './code-step.tsx'
import { SubmitButton } from './submit-button.tsx'

interface StepProps {
  next: string | null
  onSignedIn: (user: User) => void
}

export function GoogleStep({ next, onSignedIn }: StepProps) {
  const texts = useTexts('account').account
  const language = useLanguage()
  const navigate = useNavigate()
  const { form, problems, outcome, isBusy, send } = useForm({ failed: texts.failed })

  const leave = (params: Record<string, string>): void => {
    const search = String(new URLSearchParams({ ...params, ...(next ? { next } : {}) }))
    void navigate({ pathname: inLanguage(language, '/auth'), search }, { replace: true })
  }

  const enter = async (code: string): Promise<Outcome | null> => {
    try {
      const user = await finishGoogle({ code })
      if (!user) return { tone: 'error', text: texts.userNotFound }
      onSignedIn(user)
      return { tone: 'success', text: texts.success }
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'SECOND_FACTOR_WRONG') throw new Refusal('INVALID', { errors: { code: refusal.message } })
      if (refusal.code !== 'GOOGLE_FAILED') throw refusal
      leave({ error: 'google' })
      return null
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (outcome?.tone === 'success') return
    const code = typedIn(event.currentTarget)('code').trim()
    void send(code === '' ? { code: texts.required } : {}, () => enter(code))
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome && !problems['code'] ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <CodeStep problem={problems['code']} onBack={() => leave({})} />
      <SubmitButton isBusy={isBusy}>{texts.verify}</SubmitButton>
    </form>
  )
}
