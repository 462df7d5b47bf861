import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Compared } from '../desk/compared.tsx'
import type { AdminOrder } from './admin-order.ts'
import styles from './order.module.css'

type Refund = AdminOrder['paymentInfo']['refunds'][number]

export function History({ order: { history, paymentInfo } }: { order: AdminOrder }) {
  const { details } = useAdminTexts()
  const steps = history.map((step) => ({ key: String(step.id), at: step.at, row: <Step step={step} /> }))
  const refunds = paymentInfo.refunds
    .filter(({ how }) => how !== null)
    .map((refund) => ({ key: refund.id, at: refund.at, row: <GivenBack refund={refund} /> }))
  const rows = [...steps, ...refunds].reverse().sort((one, other) => other.at.localeCompare(one.at))
  return (
    <Panel title={details.history}>
      <ol className={styles.history}>
        {rows.map(({ key, row }) => (
          <li key={key} className={styles.step}>
            {row}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Byline({ at, by }: { at: string; by: string }) {
  return (
    <span className={styles.faint}>
      <time dateTime={at}>{momentText(at, useLanguage())}</time> <bdi>{by}</bdi>
    </span>
  )
}

function useTitle({ from, to, isUndoing, edit }: AdminOrder['history'][number]): string {
  const { details, change, desk, statuses, undo } = useAdminTexts()
  if (edit) return desk.inHistory
  if (isUndoing) return undo.backTo(statuses[to])
  return from === null ? details.placed : change.fromTo(statuses[from], statuses[to])
}

function Step({ step }: { step: AdminOrder['history'][number] }) {
  const { details, undo } = useAdminTexts()
  const { at, by, note, isUndone } = step
  const title = useTitle(step)
  return (
    <>
      <span className={styles.stepTitle}>
        <strong>{isUndone ? <s>{title}</s> : title}</strong>
        {isUndone ? <Badge>{undo.undone}</Badge> : null}
      </span>
      <Byline at={at} by={by ? details.by(by) : details.byShopper} />
      {note ? (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      ) : null}
      {step.edit ? <Compared edit={step.edit} /> : null}
    </>
  )
}

function GivenBack({ refund: { amount, how, reference, at, by } }: { refund: Refund }) {
  const { details, giveBack, money } = useAdminTexts()
  const price = priceText(fromPounds(amount), useLanguage())
  return (
    <>
      <strong>{giveBack.inHistory(price, giveBack.ways[how ?? 'other'])}</strong>
      <Byline at={at} by={by ? details.by(by) : money.notAskedByTeam} />
      <p className={styles.note}>
        <bdi>{reference}</bdi>
      </p>
    </>
  )
}
