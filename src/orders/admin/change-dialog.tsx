import { useId, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Answers } from '#shell/admin-answers.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OrderStatus } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import { asksProvider, foresee } from './status-change.ts'
import { StockWords } from './stock-words.tsx'
import { type ChangeProblem, movedOn, useOrderChange } from './use-order-change.tsx'

const LONGEST_NOTE = 300

interface ChangeProps {
  order: ListedOrder
  /** Null while nothing is asked. Give the dialog this as its key, so that each question starts afresh. */
  wanted: OrderStatus | null
  onClose: () => void
  onDone: () => void
}

export function ChangeDialog({ order, wanted, onClose, onDone }: ChangeProps) {
  const { change, common, statuses } = useAdminTexts()
  const [goodsAreBack, setGoods] = useState(true)
  const [note, setNote] = useState('')
  const { isBusy, problem, setStatus, readAgain } = useOrderChange(order)
  const hintId = useId()
  const next = wanted ? foresee(order, wanted, goodsAreBack) : null

  const isByHand = next !== null && asksProvider(order, next)

  const settle = (): void => {
    onClose()
    onDone()
  }
  const send = (): void => {
    if (wanted) void setStatus({ status: wanted, restock: goodsAreBack, note }, settle)
  }

  const way = next ? (
    <Button busy={isBusy} aria-describedby={hintId} onClick={send}>
      {wanted ? change.confirm(statuses[wanted]) : null}
    </Button>
  ) : null
  const buttons = (
    <Answers onCancel={onClose}>
      {movedOn(problem) ? <ReadAgain isBusy={isBusy} onRead={() => void readAgain(settle)} /> : way}
    </Answers>
  )

  return (
    <Dialog
      isOpen={wanted !== null}
      onClose={onClose}
      title={change.title}
      closeLabel={common.close}
      footer={wanted ? buttons : null}
    >
      {wanted ? (
        <div className={styles.body}>
          <Problem problem={problem} />
          <p className={styles.fromTo}>{change.fromTo(statuses[order.status], statuses[wanted])}</p>
          <div id={hintId} aria-live="polite">
            {next ? <StockWords order={order} next={next} /> : <p>{change.noPending}</p>}
          </div>
          {next?.asksForGoods ? <GoodsField isChecked={goodsAreBack} onCheck={setGoods} /> : null}
          <Note isByHand={isByHand} problem={problem} note={note} onNote={setNote} />
        </div>
      ) : null}
    </Dialog>
  )
}

/** What concerns the whole change; the note says what concerns it itself. */
function Problem({ problem }: { problem: ChangeProblem | null }) {
  const { paidByHand } = useAdminTexts()
  const elsewhere = movedOn(problem)
  if (elsewhere) return <MovedOn now={elsewhere} />
  return problem === 'silent' ? <Notice tone="error">{paidByHand.silent}</Notice> : null
}

interface NoteProps {
  /** Where the provider knows of no money, the note is what there is. */
  isByHand: boolean
  problem: ChangeProblem | null
  note: string
  onNote: (note: string) => void
}

function Note({ isByHand, problem, note, onNote }: NoteProps) {
  const { change, paidByHand } = useAdminTexts()
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
