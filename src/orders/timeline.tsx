import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from './days.ts'
import styles from './order.module.css'
import type { OrderStatus } from './order.ts'
import { type ShownOrder, stepsAhead } from './shown-order.ts'
import { StatusIcon } from './status-badge.tsx'

function PastStep({ step, isLast }: { step: { status: OrderStatus; at: string }; isLast: boolean }) {
  const language = useLanguage()
  const { statuses, statusNotes } = useTexts().checkout
  return (
    <li className={styles.past} aria-current={isLast ? 'step' : undefined}>
      <StatusIcon status={step.status} />
      <div>
        <strong>{statuses[step.status]}</strong>
        <time dateTime={step.at}>{momentText(step.at, language)}</time>
        {isLast ? <p>{statusNotes[step.status]}</p> : null}
      </div>
    </li>
  )
}

/** What happened and when, then what is still to come. */
export function Timeline({ order }: { order: ShownOrder }) {
  const { statuses, upcoming } = useTexts().checkout
  const { timeline, status } = order
  return (
    <ol className={styles.timeline}>
      {timeline.map((step, index) => (
        <PastStep key={`${step.status} ${step.at}`} step={step} isLast={index === timeline.length - 1} />
      ))}
      {stepsAhead(status).map((ahead) => (
        <li key={ahead} className={styles.ahead}>
          <StatusIcon status={ahead} />
          <div>
            <span>{statuses[ahead]}</span>
            <small>{upcoming}</small>
          </div>
        </li>
      ))}
    </ol>
  )
}
