import { useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OrderStatus } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import { asksProvider, type Foreseen, foresee, sendsUnpaid } from './status-change.ts'
import { StockWords } from './stock-words.tsx'
import { useCash } from './use-cash.tsx'
import { type ChangeProblem, movedOn, notChanged, useOrderChange } from './use-order-change.tsx'
import { useShipping } from './use-shipping.tsx'

const LONGEST_NOTE = 300

interface ChangeProps {
  order: ListedOrder
  /** Null while nothing is asked. Give the dialog this as its key, so that each question starts afresh. */
  nextStatus: OrderStatus | null
  onClose: () => void
  onDone: () => void
}

export function ChangeDialog({ order, nextStatus, onClose, onDone }: ChangeProps) {
  const { change, common, statuses } = useAdminTexts()
  const [goodsAreBack, setGoods] = useState(true)
  const [note, setNote] = useState('')
  const shipping = useShipping(order, nextStatus)
  const cash = useCash(order, nextStatus)
  const { isBusy, problem, setStatus, readAgain } = useOrderChange(order)
  const hintId = useId()
  const next = nextStatus ? cash.foreseen(foresee(order, nextStatus, goodsAreBack)) : null

  const settle = (): void => {
    onClose()
    onDone()
  }
  const send = (): void => {
    if (!nextStatus || !shipping.mayBeSent()) return
    shipping.remember()
    void setStatus({ status: nextStatus, restock: goodsAreBack, note, ...cash.form, ...shipping.form }, settle)
  }
  const form = useTriedForm(send)
  const elsewhere = movedOn(problem)
  const way = next ? (
    <Button type="submit" form={form.id} busy={isBusy} aria-describedby={hintId}>
      {nextStatus ? change.confirm(statuses[nextStatus]) : null}
    </Button>
  ) : null
  const buttons = (
    <Answers onCancel={onClose}>
      {elsewhere ? <ReadAgain isBusy={isBusy} onRead={() => void readAgain(settle)} /> : way}
    </Answers>
  )
  const question = nextStatus ? (
    <>
      <NotDone problem={problem} />
      <p className={styles.fromTo}>{change.fromTo(statuses[order.status], statuses[nextStatus])}</p>
      <div id={hintId} aria-live="polite">
        {sendsUnpaid(order, nextStatus) ? <Notice tone="warning">{change.sendsUnpaid}</Notice> : null}
        <Effect order={order} next={next} />
      </div>
      {next?.asksForGoods ? <GoodsField isChecked={goodsAreBack} onCheck={setGoods} /> : null}
      {cash.field}
      {shipping.fields}
      <Note order={order} next={next} problem={problem} note={note} onNote={setNote} />
    </>
  ) : null

  return (
    <Dialog
      isOpen={nextStatus !== null}
      onClose={onClose}
      title={change.title}
      closeLabel={common.close}
      footer={nextStatus ? buttons : null}
    >
      <form {...form} className={styles.body}>
        {elsewhere ? <MovedOn now={elsewhere} /> : question}
      </form>
    </Dialog>
  )
}

function NotDone({ problem }: { problem: ChangeProblem | null }) {
  const { paidByHand } = useAdminTexts()
  if (problem === 'silent') return <Notice tone="error">{paidByHand.silent}</Notice>
  const why = notChanged(problem)
  return why ? <ProblemNotice problem={why} /> : null
}

function Effect({ order, next }: { order: ListedOrder; next: Foreseen | null }) {
  const { change } = useAdminTexts()
  return next ? <StockWords order={order} next={next} /> : <p>{change.noPending}</p>
}

interface NoteProps {
  order: ListedOrder
  next: Foreseen | null
  problem: ChangeProblem | null
  note: string
  onNote: (note: string) => void
}

function Note({ order, next, problem, note, onNote }: NoteProps) {
  const { change, paidByHand } = useAdminTexts()
  // Where the provider knows of no money, the note is what there is.
  const isByHand = next !== null && asksProvider(order, next)
  return (
    <TextArea
      label={change.note}
      optional={isByHand ? undefined : change.optional}
      hint={isByHand ? paidByHand.noteHint : change.noteHint}
      problem={problem === 'noteRequired' ? paidByHand.noteRequired : undefined}
      name="note"
      rows={2}
      dir="auto"
      maxLength={LONGEST_NOTE}
      value={note}
      onChange={(event) => onNote(event.currentTarget.value)}
    />
  )
}
