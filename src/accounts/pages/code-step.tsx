import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './auth.module.css'

export function CodeStep({ problem, onBack }: { problem: string | undefined; onBack: () => void }) {
  const texts = useTexts('account').account
  const [isRecovery, setRecovery] = useState(false)
  const step = useRef<HTMLDivElement>(null)

  useEffect(() => {
    step.current?.querySelector('input')?.focus()
  }, [])

  const swap = (): void => {
    setRecovery(!isRecovery)
    step.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={step} className={styles.part}>
      <h2 className="visually-hidden">{texts.codeTitle}</h2>
      <p className={styles.text}>{isRecovery ? texts.recoveryText : texts.codeText}</p>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? texts.recoveryCode : texts.code}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={20}
        problem={problem}
      />
      <div className={styles.links}>
        <Button kind="quiet" className={styles.quiet} onClick={swap}>
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Button>
        <Button kind="quiet" className={styles.quiet} onClick={onBack}>
          {texts.otherAccount}
        </Button>
      </div>
    </div>
  )
}
