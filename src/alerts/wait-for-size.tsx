import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Outcome, typedIn, useForm } from '#ui/use-form.tsx'
import { tell } from '#visits/tell.ts'
import { askForSizeCall, listWaitingCall, stopWaitingCall } from './api.ts'
import styles from './wait-for-size.module.css'

interface WaitProps {
  productId: string
  size: Size
  /** It turned out that the size can be ordered. */
  onBack: () => void
}

const isOfSize =
  ({ productId, size }: Pick<WaitProps, 'productId' | 'size'>) =>
  (entry: { productId: string; size: Size }) =>
    entry.productId === productId && entry.size === size

/** Whether the account waits for it; undefined until that is known, and for guests, of whom it is nobody's to know. */
function useWaiting(variant: Pick<WaitProps, 'productId' | 'size'>) {
  const { productId, size } = variant
  const [isWaiting, setWaiting] = useState<boolean>()
  useEffect(() => {
    if (accessToken.read() === null) return
    const stop = new AbortController()
    sendRequest(listWaitingCall, {}, { signal: stop.signal }).then(
      ({ waiting }) => setWaiting(waiting.some(isOfSize({ productId, size }))),
      // Then one can still ask: who waits already keeps the place.
      () => undefined,
    )
    return () => stop.abort()
  }, [productId, size])
  return [isWaiting, setWaiting] as const
}

/** What can be done about it, and what came of it. */
function useList({ productId, size, onBack }: WaitProps) {
  const { waiting: texts } = useTexts('waiting')
  const [isGuest, setGuest] = useState(() => accessToken.read() === null)
  const [isWaiting, setWaiting] = useWaiting({ productId, size })
  const { send, ...entry } = useForm({ failed: texts.failed })

  const showRefusal = (error: unknown): null => {
    const { code, errors } = refusalIn(error)
    // The session was over: from here on it is a guest who asks.
    if (errors?.['email']) setGuest(true)
    if (code !== 'STATE_CONFLICT') throw error
    onBack()
    return null
  }
  const enlist = async (email: string): Promise<Outcome> => {
    await sendRequest(askForSizeCall, { productId, size, ...(isGuest ? { email } : {}) })
    setWaiting(!isGuest)
    return { tone: 'success', text: isGuest ? texts.willWriteTo(email, size) : texts.willWrite(size) }
  }
  const leave = async (): Promise<Outcome> => {
    await sendRequest(stopWaitingCall, { productId, size })
    setWaiting(false)
    return { tone: 'info', text: texts.offTheList(size) }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = typedIn(event.currentTarget)('email').trim()
    const problems = isGuest && email === '' ? { email: texts.emailMissing } : {}
    void send(problems, () => enlist(email).catch(showRefusal))
  }
  return { ...entry, isGuest, isWaiting, onSubmit, stop: () => void send({}, leave) }
}

/** In place of the way into the cart, for a size that is sold out. */
export function WaitForSize(props: WaitProps) {
  const { waiting: texts } = useTexts('waiting')
  const { form, problems, outcome, isBusy, isGuest, isWaiting, onSubmit, stop } = useList(props)
  const notice = useRef<HTMLDivElement>(null)
  const { productId, size } = props
  useEffect(() => tell([{ type: 'size', productId, size }], location.pathname), [productId, size])
  const isDone = outcome?.tone === 'success'

  useEffect(() => {
    // The button that was pressed is gone.
    if (outcome && outcome.tone !== 'error') notice.current?.focus()
  }, [outcome])

  return (
    <form ref={form} className={styles.wait} noValidate onSubmit={onSubmit}>
      {outcome && !problems['email'] ? (
        <Notice ref={notice} tabIndex={-1} tone={outcome.tone}>
          {outcome.text}
        </Notice>
      ) : null}
      {isWaiting && !isDone ? <Notice>{texts.onTheList(props.size)}</Notice> : null}
      {isGuest && !isDone ? <EmailField problem={problems['email']} /> : null}
      {isWaiting || isDone ? null : (
        <Button type="submit" busy={isBusy}>
          {texts.tellWhenBack(props.size)}
        </Button>
      )}
      {isWaiting ? (
        <Button kind="outline" busy={isBusy} onClick={stop}>
          {texts.leaveList}
        </Button>
      ) : null}
    </form>
  )
}

function EmailField({ problem }: { problem: string | undefined }) {
  const { waiting: texts } = useTexts('waiting')
  return (
    <TextField
      label={texts.email}
      hint={texts.oneMailOnly}
      name="email"
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={254}
      problem={problem}
    />
  )
}
