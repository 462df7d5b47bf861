import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { OrderStatus } from '../order.ts'
import { type ShownOrder, stepsAhead } from '../shown-order.ts'
import styles from './status.module.css'
import { StatusIcon, useWaiting } from './status-badge.tsx'

interface PastProps {
  step: { status: OrderStatus; at: string }
  name: string
  note: string
  isLast: boolean
}

function PastStep({ step, name, note, isLast }: PastProps) {
  const language = useLanguage()
  return (
    <li className={styles.past} aria-current={isLast ? 'step' : undefined}>
      <StatusIcon status={step.status} />
      <div>
        <strong>{name}</strong>
        <time dateTime={step.at}>{momentText(step.at, language)}</time>
        {isLast ? <p>{note}</p> : null}
      </div>
    </li>
  )
}

interface TimelineProps {
  order: ShownOrder
  names?: Record<OrderStatus, string> | undefined
}

export function Timeline({ order, names }: TimelineProps) {
  const { statuses, statusNotes, upcoming, waiting: unpaid, notTaken } = useTexts('checkout').checkout
  const labels = names ?? statuses
  const { timeline, status } = order
  // What was never paid was never made ready.
  const isUnpaidCard = order.paymentMethod === 'paymob' && !order.isPaid
  const waiting = useWaiting(order)
  const first = (isUnpaidCard ? unpaid : waiting)?.name ?? labels.pending
  const notes = order.isRefused ? { ...statusNotes, cancelled: notTaken } : statusNotes
  return (
    <ol className={styles.timeline}>
      {timeline.map((step, index) => (
        <PastStep
          key={`${step.status} ${step.at}`}
          step={step}
          name={step.status === 'pending' ? first : labels[step.status]}
          note={waiting?.note ?? notes[step.status]}
          isLast={index === timeline.length - 1}
        />
      ))}
      {stepsAhead(status).map((ahead) => (
        <li key={ahead} className={styles.ahead}>
          <StatusIcon status={ahead} />
          <div>
            <span>{labels[ahead]}</span>
            <small>{upcoming}</small>
          </div>
        </li>
      ))}
    </ol>
  )
}
