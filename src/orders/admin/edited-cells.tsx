import { useState } from 'react'
import { Link } from 'react-router'
import { Cell } from '#back-office/list/admin-table.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { mayBeEdited } from '../desk/desk.ts'
import { type OrderStatus, STATUSES, shortId } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import styles from './orders.module.css'
import { PlacedAt } from './placed-at.tsx'
import { asksForCash, choicesFor, foresee, sendsUnpaid } from './status-change.ts'
import { movedOn, useOrderChange } from './use-order-change.tsx'

/** What takes money, ends an order or brings goods back is asked once more; the rest is saved at once. */
const needsAQuestion = (order: ListedOrder, nextStatus: OrderStatus): boolean => {
  const next = foresee(order, nextStatus, true)
  if (next === null || next.asksForGoods || next.recordsPayment || next.becomes === 'cancelled') return true
  return sendsUnpaid(order, nextStatus) || asksForCash(order, nextStatus)
}

interface EditProps {
  order: ListedOrder
  onDone: () => void
}

/** The status is chosen in its own column, and saved in that of the actions: no other moves for it. */
export function EditedCells({ order, onDone }: EditProps) {
  const { order: texts, statuses } = useAdminTexts()
  const { columns } = texts
  const [chosen, setChosen] = useState<OrderStatus>(order.status)
  const [nextStatus, setNextStatus] = useState<OrderStatus | null>(null)
  const { isBusy, problem, setStatus, readAgain } = useOrderChange(order, { isAsked: false })
  const choices = STATUSES.filter((status) => status === order.status || choicesFor(order).includes(status))
  // In a row there is no note to write and no bank to ask: what remains is that the order has moved on.
  const elsewhere = movedOn(problem)

  const save = (): void => {
    if (chosen === order.status) onDone()
    else if (needsAQuestion(order, chosen)) setNextStatus(chosen)
    else void setStatus({ status: chosen, restock: true, note: '' }, onDone)
  }

  return (
    <>
      <Cell label={columns.status}>
        <div className={styles.edit}>
          {elsewhere ? (
            <MovedOn now={elsewhere} />
          ) : (
            <SelectField
              label={<span className="visually-hidden">{texts.statusOf(shortId(order.id))}</span>}
              name="status"
              autoFocus
              value={chosen}
              options={choices.map((status) => ({ value: status, label: statuses[status] }))}
              onChange={({ currentTarget }) =>
                setChosen(STATUSES.find((each) => each === currentTarget.value) ?? chosen)
              }
              onKeyDown={({ key }) => key === 'Escape' && onDone()}
            />
          )}
        </div>
      </Cell>
      <Cell label={columns.date}>
        <PlacedAt order={order} />
      </Cell>
      <Cell label={columns.actions} kind="actions">
        {elsewhere ? (
          <ReadAgain isBusy={isBusy} onRead={() => void readAgain(onDone)} />
        ) : (
          <EditActions order={order} isBusy={isBusy} onSave={save} onDone={onDone} />
        )}
        <ChangeDialog
          key={nextStatus}
          order={order}
          nextStatus={nextStatus}
          onClose={() => setNextStatus(null)}
          onDone={onDone}
        />
      </Cell>
    </>
  )
}

interface ActionsProps extends EditProps {
  isBusy: boolean
  onSave: () => void
}

function EditActions({ order, isBusy, onSave, onDone }: ActionsProps) {
  const { order: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <div className={`${styles.actions} ${styles.editing}`}>
      <Button busy={isBusy} onClick={onSave}>
        {texts.save}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        {texts.cancel}
      </Button>
      {mayBeEdited(order.status) ? (
        <Link to={inLanguage(language, `/admin/orders/${order.id}/edit`)}>{texts.editContents}</Link>
      ) : null}
    </div>
  )
}
