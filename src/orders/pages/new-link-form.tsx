import type { SubmitEvent } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { sendOrderLinkCall } from '../api.ts'
import { skuMeant } from '../order.ts'
import { asCode, CodeField } from './code-field.tsx'
import styles from './order.module.css'

export function useNewLink(onSent?: () => void) {
  const { track } = useTexts('checkout').checkout
  const { send, ...entry } = useForm({ failed: track.failed })
  const ask = (typed: string): void => {
    const sku = skuMeant(typed)
    const problem = typed === '' ? track.empty : track.link.noCode
    void send(sku === null ? { code: problem } : {}, async () => {
      await sendRequest(sendOrderLinkCall, { sku: sku ?? typed })
      onSent?.()
      return { tone: 'success', text: track.link.sent }
    })
  }
  return { ...entry, ask }
}

interface NewLinkProps {
  /** Of its order, where the link still had it. */
  code?: string
  /** Where the order can be followed without a link, by the same code. */
  onTrack?: (code: string) => void
  onSent?: () => void
}

/** The way from a link that opens nothing to one that does. */
export function NewLinkForm({ code = '', onTrack, onSent }: NewLinkProps) {
  const { track } = useTexts('checkout').checkout
  const { form, problems, outcome, isBusy, ask } = useNewLink(onSent)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = asCode(typedIn(event.currentTarget)('code').trim())
    const isTracking = event.nativeEvent.submitter?.getAttribute('value') === 'track'
    if (isTracking && typed !== '') onTrack?.(typed)
    else ask(typed)
  }
  return (
    <form ref={form} className={styles.newLink} noValidate onSubmit={submit}>
      <CodeField
        label={track.sku}
        hint={track.link.askText}
        name="code"
        defaultValue={code}
        problem={problems['code']}
      />
      <Button type="submit" busy={isBusy}>
        {track.link.send}
      </Button>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {onTrack ? (
        <Button type="submit" value="track" kind="quiet">
          {track.link.only}
        </Button>
      ) : null}
    </form>
  )
}
