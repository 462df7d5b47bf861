import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Panel } from '#shell/admin-page.tsx'
import { momentText } from '../days.ts'
import type { AdminOrder } from './admin-order.ts'
import styles from './order.module.css'

/** Who did what and when, the newest first. */
export function History({ order }: { order: AdminOrder }) {
  const { details } = useAdminTexts()
  const steps = [...order.history].reverse()
  return (
    <Panel title={details.history}>
      <ol className={styles.history}>
        {steps.map((step) => (
          <Step key={`${step.at} ${step.to}`} step={step} />
        ))}
      </ol>
    </Panel>
  )
}

function Step({ step: { at, from, to, by, note } }: { step: AdminOrder['history'][number] }) {
  const { details, change, statuses } = useAdminTexts()
  const language = useLanguage()
  return (
    <li className={styles.step}>
      <strong>{from === null ? details.placed : change.fromTo(statuses[from], statuses[to])}</strong>
      <span className={styles.faint}>
        <time dateTime={at}>{momentText(at, language)}</time> <bdi>{by ? details.by(by) : details.byShopper}</bdi>
      </span>
      {note ? (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      ) : null}
    </li>
  )
}
