import { Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Compared } from '../desk/compared.tsx'
import { PrintRow } from '../prints/print-row.tsx'
import type { AdminOrder } from './admin-order.ts'
import { Byline } from './byline.tsx'
import { LetterRow } from './letter-row.tsx'
import { NoteForm } from './notes/note-form.tsx'
import { NoteRow } from './notes/note-row.tsx'
import styles from './order.module.css'

type Refund = AdminOrder['paymentInfo']['refunds'][number]

export function History({ order }: { order: AdminOrder }) {
  const { id, history, paymentInfo } = order
  const { details } = useAdminTexts()
  const mayChange = useMayChange()
  const steps = history.map((step) => ({
    key: String(step.id),
    at: step.at,
    row: <Step step={step} kind={paymentInfo.kind} />,
  }))
  const refunds = paymentInfo.refunds.map((refund) => ({
    key: refund.id,
    at: refund.at,
    row: refund.how ? <GivenBack refund={refund} /> : <Refunded refund={refund} />,
  }))
  const notes = order.notes.map((note) => ({
    key: `note ${note.id}`,
    at: note.at,
    row: <NoteRow orderId={id} note={note} />,
  }))
  const letters = order.letters.map((letter) => ({ key: letter.id, at: letter.at, row: <LetterRow letter={letter} /> }))
  const prints = order.prints.map((print) => ({
    key: `print ${print.id}`,
    at: print.at,
    row: <PrintRow print={print} />,
  }))
  const rows = [...steps, ...refunds, ...notes, ...letters, ...prints]
    .reverse()
    .sort((one, other) => other.at.localeCompare(one.at))
  return (
    <Panel title={details.history}>
      {mayChange ? <NoteForm orderId={id} /> : null}
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

interface StepProps {
  step: AdminOrder['history'][number]
  kind: AdminOrder['paymentInfo']['kind']
}

function useTitle({ step: { from, to, isUndoing, event, by, edit }, kind }: StepProps): string {
  const { details, change, confirmation, desk, door, statuses, undo } = useAdminTexts()
  if (edit) return desk.inHistory
  if (event === 'refused') return door.title
  if (event === 'cash came') return change.withCash(statuses[to])
  if (event) return confirmation.events[event]
  if (isUndoing) return from === to ? undo.asBefore : undo.backTo(statuses[to])
  if (to === 'paid' && kind === 'cash' && by) return details.codApproved
  return from === null ? details.placed : change.fromTo(statuses[from], statuses[to])
}

function Step({ step, kind }: StepProps) {
  const { details, undo } = useAdminTexts()
  const { at, by, note, isUndone } = step
  const title = useTitle({ step, kind })
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

function Refunded({ refund: { amount, state, at, by } }: { refund: Refund }) {
  const { details, money } = useAdminTexts()
  const price = priceText(fromPounds(amount), useLanguage())
  return (
    <>
      <strong>{amount === 0 ? money.keptInHistory : money.inHistory(price, money.refundStates[state])}</strong>
      <Byline at={at} by={by ? details.by(by) : money.notAskedByTeam} />
    </>
  )
}
