import { type SubmitEvent, useId } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { sendOrderLinkCall } from '#orders/api.ts'
import { asCode, CodeField } from '#orders/pages/code-field.tsx'
import styles from '#orders/pages/order.module.css'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'

function useNewLink() {
  const { track } = useTexts('checkout').checkout
  const { send, ...entry } = useForm({ failed: track.failed })
  const ask = (code: string): void =>
    void send(code === '' ? { code: track.empty } : {}, async () => {
      await sendRequest(sendOrderLinkCall, { sku: code })
      return { tone: 'success', text: track.link.sent }
    })
  return { ...entry, ask }
}

export interface LostLinkProps {
  why: 'over' | 'broken'
  /** Of its order, where the link still had it. */
  code: string
}

/** In place of what a link was to open: why it opens nothing, and the way to one that does. */
export function LostLink({ why, code }: LostLinkProps) {
  const { track } = useTexts('checkout').checkout
  const { form, problems, outcome, isBusy, ask } = useNewLink()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    ask(asCode(typedIn(event.currentTarget)('code').trim()))
  }
  return (
    <section className={styles.lost} aria-labelledby={id}>
      <h2 id={id}>{track.link[why]}</h2>
      <p>{why === 'over' ? track.link.overText : track.link.brokenText}</p>
      <form ref={form} className={styles.track} noValidate onSubmit={submit}>
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
        {outcome ? (
          <Notice tone={outcome.tone} className={styles.whole}>
            {outcome.text}
          </Notice>
        ) : null}
      </form>
    </section>
  )
}

/** Under an order that is masked, for whom it belongs to. */
export function LinkToOwner({ sku, mailbox }: { sku: string; mailbox: string }) {
  const { track } = useTexts('checkout').checkout
  const { outcome, isBusy, ask } = useNewLink()
  if (outcome?.tone === 'success') return <Notice tone="success">{outcome.text}</Notice>
  return (
    <div className={styles.lost}>
      <p>{track.link.askOwn(mailbox)}</p>
      <Button kind="outline" busy={isBusy} onClick={() => ask(sku)}>
        {track.link.send}
      </Button>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
    </div>
  )
}
