import { useId, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField, TextArea } from '#ui/field.tsx'
import type { OrderStatus } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { foresee } from './status-change.ts'
import { StockWords } from './stock-words.tsx'
import { useOrderChange } from './use-order-change.tsx'

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
  const { isBusy, setStatus } = useOrderChange(order.id)
  const hintId = useId()
  const next = wanted ? foresee(order, wanted, goodsAreBack) : null

  const settle = (): void => {
    onClose()
    onDone()
  }
  const send = (): void => {
    if (wanted) void setStatus({ status: wanted, restock: goodsAreBack, note }, settle)
  }

  const buttons = wanted ? (
    <div className={styles.buttons}>
      <Button kind="outline" data-first onClick={onClose}>
        {common.cancel}
      </Button>
      {next ? (
        <Button busy={isBusy} aria-describedby={hintId} onClick={send}>
          {change.confirm(statuses[wanted])}
        </Button>
      ) : null}
    </div>
  ) : null

  return (
    <Dialog isOpen={wanted !== null} onClose={onClose} title={change.title} closeLabel={common.close} footer={buttons}>
      {wanted ? (
        <div className={styles.body}>
          <p className={styles.fromTo}>{change.fromTo(statuses[order.status], statuses[wanted])}</p>
          <div id={hintId} aria-live="polite">
            {next ? <StockWords order={order} next={next} /> : <p>{change.noPending}</p>}
          </div>
          {next?.asksForGoods ? (
            <CheckField
              label={change.goods}
              hint={change.goodsHint}
              name="restock"
              checked={goodsAreBack}
              onChange={(event) => setGoods(event.currentTarget.checked)}
            />
          ) : null}
          <TextArea
            label={change.note}
            optional={change.optional}
            hint={change.noteHint}
            name="note"
            rows={2}
            dir="auto"
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      ) : null}
    </Dialog>
  )
}
