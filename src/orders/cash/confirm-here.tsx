import { useEffect, useId, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'
import { sendOrderLinkCall } from '../api.ts'
import styles from '../pages/order.module.css'
import type { ShownOrder } from '../shown-order.ts'
import { confirmOwnOrderCall, getConfirmationCall } from './api.ts'
import { mayBeConfirmed } from './confirmation.ts'

type Confirmation = Answer<typeof getConfirmationCall>

/** Asked where nobody has to go and look for the mail; nothing once it is confirmed or has left. */
export function ConfirmHere({ order }: { order: ShownOrder }) {
  const [seen, setSeen] = useState<Confirmation | null>(null)
  const mayAsk = order.isOwn && mayBeConfirmed(order)
  const { id } = order
  useEffect(() => {
    if (!mayAsk) return
    let isHere = true
    const keep = (answer: Confirmation): void => {
      if (isHere) setSeen(answer)
    }
    // Without an answer nothing is asked: the mail asks too.
    sendRequest(getConfirmationCall, { id }).then(keep, () => undefined)
    return () => {
      isHere = false
    }
  }, [id, mayAsk])
  if (!mayAsk || !seen?.mayAnswer || seen.isConfirmed) return null
  return <Question order={order} seen={seen} />
}

function Question({ order: { id, sku }, seen: { updatedAt, isProven } }: { order: ShownOrder; seen: Confirmation }) {
  const { confirm: texts } = useTexts('confirm')
  const heading = useId()
  const { outcome, isBusy, send } = useForm({ failed: texts.failed })
  const answer = (): Promise<void> =>
    send({}, async () => {
      if (isProven) await sendRequest(confirmOwnOrderCall, { id, updatedAt })
      else await sendRequest(sendOrderLinkCall, { sku })
      return { tone: 'success', text: isProven ? texts.confirmed : texts.here.sent }
    })
  const isDone = outcome?.tone === 'success'
  return (
    <section className={styles.next} aria-labelledby={heading}>
      <h2 id={heading}>{isDone && isProven ? texts.confirmedTitle : texts.here.title}</h2>
      {isDone ? null : <p>{isProven ? texts.here.text : texts.here.byLink}</p>}
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {isDone ? null : (
        <div className={styles.ways}>
          <Button kind={isProven ? 'solid' : 'outline'} busy={isBusy} onClick={() => void answer()}>
            {isProven ? texts.here.confirm : texts.here.sendAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
