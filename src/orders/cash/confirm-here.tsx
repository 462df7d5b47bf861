import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { call, sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'
import { sendOrderLinkCall } from '../api.ts'
import styles from '../pages/order.module.css'
import type { ShownOrder } from '../shown-order.ts'
import { confirmOwnOrderCall, getConfirmationCall } from './api.ts'
import { mayBeConfirmed } from './confirmation.ts'

interface HereProps {
  order: ShownOrder
  /** Null where it is not asked for, or could not be: the mail asks too. */
  confirmation: Answer<typeof getConfirmationCall> | null
}

/** Read with the order, so that nothing moves when it comes. */
export async function readConfirmation(
  context: Parameters<typeof call>[0],
  order: ShownOrder | undefined,
): Promise<HereProps['confirmation']> {
  if (!order?.isOwn || !mayBeConfirmed(order)) return null
  return call(context, getConfirmationCall, { id: order.id }).catch(() => null)
}

/** What the page asks first, so that nothing else is as loud. */
export const asksForWord = (confirmation: HereProps['confirmation']): boolean =>
  confirmation?.mayAnswer === true && !confirmation.isConfirmed

/** Asked where nobody has to go and look for the mail; nothing once it is confirmed or has left, but the thanks. */
export function ConfirmHere({ order, confirmation }: HereProps) {
  const [hasAnswered, setAnswered] = useState(false)
  if (!confirmation || !(hasAnswered || asksForWord(confirmation))) return null
  return <Question order={order} confirmation={confirmation} onAnswered={() => setAnswered(true)} />
}

interface QuestionProps extends HereProps {
  confirmation: NonNullable<HereProps['confirmation']>
  onAnswered: () => void
}

function Question({
  order: { id, sku, shippingAddress },
  confirmation: { updatedAt, isProven },
  onAnswered,
}: QuestionProps) {
  const { confirm: texts } = useTexts('confirm')
  const { email: mailbox } = shippingAddress
  const heading = useId()
  const { outcome, isBusy, send } = useForm({ failed: texts.failed })
  const { revalidate } = useRevalidator()
  const confirm = async (): Promise<void> => {
    await sendRequest(confirmOwnOrderCall, { id, updatedAt })
    onAnswered()
    void revalidate()
  }
  const answer = (): Promise<void> =>
    send({}, async () => {
      if (isProven) await confirm()
      else await sendRequest(sendOrderLinkCall, { sku })
      return { tone: 'success', text: isProven ? texts.confirmed : texts.here.sent(mailbox) }
    })
  const isDone = outcome?.tone === 'success'
  const why = isProven ? texts.here.text : texts.here.byLink(mailbox)
  return (
    <section className={styles.next} aria-labelledby={heading}>
      <h2 id={heading}>{isDone && isProven ? texts.confirmedTitle : texts.title}</h2>
      {isDone && isProven ? null : <p>{why}</p>}
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {isDone ? null : (
        <div className={styles.ways}>
          <Button busy={isBusy} onClick={() => void answer()}>
            {isProven ? texts.here.confirm : texts.here.sendAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
