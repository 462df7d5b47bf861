import { useId } from 'react'
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

/** Asked where nobody has to go and look for the mail; nothing once it is confirmed or has left. */
export const ConfirmHere = ({ order, confirmation }: HereProps) =>
  confirmation?.mayAnswer && !confirmation.isConfirmed ? <Question order={order} confirmation={confirmation} /> : null

interface QuestionProps extends HereProps {
  confirmation: NonNullable<HereProps['confirmation']>
}

function Question({ order: { id, sku }, confirmation: { updatedAt, isProven } }: QuestionProps) {
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
      <h2 id={heading}>{isDone && isProven ? texts.confirmedTitle : texts.title}</h2>
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
