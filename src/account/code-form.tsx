import type { FormEvent } from 'react'
import styles from '#accounts/pages/account.module.css'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'

interface CodeFormProps {
  label: string
  submit: string
  inputMode: 'numeric' | 'text'
  /** Throws the server's "no". */
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

/** One code, to show that the app is at hand. */
export function CodeForm({ label, submit, inputMode, onCode, onCancel }: CodeFormProps) {
  const { account } = useTexts('account')
  const { form, problems, outcome, isBusy, send } = useForm({ failed: account.page.failed })

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = typedIn(event.currentTarget)('code').trim()
    void send(code === '' ? { code: account.required } : {}, async () => {
      await onCode(code)
      return null
    })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {outcome && !problems['code'] ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <TextField
        label={label}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        inputMode={inputMode}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        problem={problems['code']}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {account.page.cancel}
        </Button>
      </div>
    </form>
  )
}
