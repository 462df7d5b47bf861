import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { asCode, CodeField } from '#orders/pages/code-field.tsx'
import { Button } from '#ui/button.tsx'
import styles from './verify.module.css'
import { VerifyScan } from './verify-scan.tsx'

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
        <CodeField
          label={verify.sku}
          name="sku"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={40}
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
