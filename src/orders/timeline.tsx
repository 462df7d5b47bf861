import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from './days.ts'
import type { OrderStatus } from './order.ts'
import { type ShownOrder, stepsAhead } from './shown-order.ts'
import styles from './status.module.css'
import { StatusIcon } from './status-badge.tsx'

interface PastProps {
  step: { status: OrderStatus; at: string }
  name: string
  isLast: boolean
}

function PastStep({ step, name, isLast }: PastProps) {
  const language = useLanguage()
  const { statusNotes } = useTexts().checkout
  return (
    <li className={styles.past} aria-current={isLast ? 'step' : undefined}>
      <StatusIcon status={step.status} />
      <div>
        <strong>{name}</strong>
        <time dateTime={step.at}>{momentText(step.at, language)}</time>
        {isLast ? <p>{statusNotes[step.status]}</p> : null}
      </div>
    </li>
  )
}

interface TimelineProps {
  order: ShownOrder
  /** Other words for where it stands than those of tracking. */
  names?: Record<OrderStatus, string> | undefined
}

/** What happened and when, then what is still to come. */
export function Timeline({ order, names }: TimelineProps) {
  const { statuses, upcoming } = useTexts().checkout
  const said = names ?? statuses
  const { timeline, status } = order
  return (
    <ol className={styles.timeline}>
      {timeline.map((step, index) => (
        <PastStep
          key={`${step.status} ${step.at}`}
          step={step}
          name={said[step.status]}
          isLast={index === timeline.length - 1}
        />
      ))}
      {stepsAhead(status).map((ahead) => (
        <li key={ahead} className={styles.ahead}>
          <StatusIcon status={ahead} />
          <div>
            <span>{said[ahead]}</span>
            <small>{upcoming}</small>
          </div>
        </li>
      ))}
    </ol>
  )
}
