import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { CodeField } from '#orders/pages/code-field.tsx'
import styles from '#orders/pages/order.module.css'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

interface TrackFormProps {
  sku: string
  problem: string | null
  /** The shop did not answer: the same code may be found the next time. */
  mayRetry: boolean
  isLooking: boolean
}

/** The code goes into the address, so a found order can be kept as a link. */
export function TrackForm({ sku, problem, mayRetry, isLooking }: TrackFormProps) {
  const { track, tryAgain } = useTexts('checkout').checkout
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const navigate = useNavigate()
  const check = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    setEmpty(code === '')
    if (code === '') field.current?.focus()
    else void navigate({ search: `?${new URLSearchParams({ sku: code })}` })
  }
  return (
    <form method="get" noValidate onSubmit={check} className={styles.track}>
      <CodeField
        ref={field}
        label={track.sku}
        name="sku"
        defaultValue={sku}
        onInput={() => setEmpty(false)}
        problem={isEmpty ? track.empty : undefined}
      />
      <Button type="submit" busy={isLooking} aria-label={track.look}>
        {track.look}
      </Button>
      {problem && !isEmpty && !isLooking ? (
        <Notice tone="error" className={styles.whole}>
          <span>{problem}</span>
          {mayRetry ? (
            <Button type="submit" kind="outline">
              {tryAgain}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </form>
  )
}
