import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './verify.module.css'
import { VerifyScan } from './verify-scan.tsx'

const asCode = (typed: string): string => westernDigits(typed).toUpperCase()

interface VerifyFormProps {
  sku: string
  isLooking: boolean
}

/** The code goes into the address, so that a certificate can be kept as a link. */
export function VerifyForm({ sku, isLooking }: VerifyFormProps) {
  const { verify } = useTexts('verify')
  const [typed, setTyped] = useState(asCode(sku))
  const navigate = useNavigate()
  const look = (code: string): void => {
    setTyped(code)
    void navigate(`?${new URLSearchParams({ sku: code })}`)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    look(typed.trim())
  }
  return (
    <div className={styles.ask}>
      <form method="get" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={verify.sku}
          name="sku"
          value={typed}
          onChange={({ currentTarget }) => setTyped(asCode(currentTarget.value))}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" busy={isLooking} disabled={typed.trim() === ''} aria-label={verify.verify}>
          {verify.verify}
        </Button>
      </form>
      <VerifyScan onRead={look} />
      <p className={styles.where}>
        <strong>{verify.where}</strong> {verify.whereText}
      </p>
    </div>
  )
}
