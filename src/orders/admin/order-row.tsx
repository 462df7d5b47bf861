import { useState } from 'react'
import { Link } from 'react-router'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import rowActions from '#back-office/list/row-actions.module.css'
import { CashIcon, PencilIcon, RowWord } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { SelectField } from '#ui/field.tsx'
import { AlertIcon, EyeIcon } from '#ui/more-icons.tsx'
import { Price } from '#ui/price.tsx'
import { ConfirmationMark } from '../cash/confirmation-mark.tsx'
import { mayBeEdited } from '../desk/desk.ts'
import { moneyWordOf, type OrderStatus, STATUSES, shortId } from '../order.ts'
import { SlipMark } from '../prints/slip-mark.tsx'
import { customerOf, type ListedOrder, TONES } from './admin-order.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { DeleteOrder } from './delete-order.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import styles from './orders.module.css'
import { asksForCash, choicesFor, foresee, mayApprove, sendsUnpaid } from './status-change.ts'
import { movedOn, useOrderChange } from './use-order-change.tsx'
import { useSizeName } from './use-size-name.tsx'

const LINES_SHOWN = 2

export function OrderRow({ order, selection }: { order: ListedOrder; selection: Selection | null }) {
  const words = useAdminTexts()
  const { bulk, order: texts } = words
  const { columns } = texts
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  return (
    <Row look="dense">
      {selection ? <SelectCell id={order.id} name={bulk.orderNamed(shortId(order.id))} selection={selection} /> : null}
      <Cell label={columns.id} kind="short">
        <OrderLink order={order} />
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <span>
            <bdi>{customerOf(order)}</bdi>
          </span>
          {order.isGuestOrder ? <span className={faint}>{texts.guest}</span> : null}
        </span>
      </Cell>
      <Cell label={columns.payment} kind="short">
        <span className={stack}>
          <span className={styles.method}>{texts.methods[order.paymentMethod]}</span>
          <span className={faint}>{moneyWordOf(order, words)}</span>
        </span>
      </Cell>
      <Cell label={columns.products}>
        <Lines order={order} />
      </Cell>
      <Cell label={columns.total} kind="number">
        <Price pounds={order.total} language={language} />
      </Cell>
      <StatusAndDate order={order} isEditing={isEditing} onDone={() => setEditing(false)} />
      <Cell label={columns.actions} kind="actions">
        <Actions order={order} isEditing={isEditing} onEdit={() => setEditing(true)} />
      </Cell>
    </Row>
  )
}

interface EditProps {
  order: ListedOrder
  isEditing: boolean
  onDone: () => void
}

/** While it is edited, the status has the room of both: no column is pushed away for it. */
function StatusAndDate({ order, isEditing, onDone }: EditProps) {
  const { door, order: texts } = useAdminTexts()
  const { columns } = texts
  const language = useLanguage()
  const date = (
    <time className={isEditing ? faint : styles.date} dateTime={order.createdAt}>
      {momentText(order.createdAt, language)}
    </time>
  )
  if (isEditing)
    return (
      <td colSpan={2} data-label={columns.status}>
        <div className={stack}>
          <StatusEdit order={order} onDone={onDone} />
          {date}
        </div>
      </td>
    )
  return (
    <>
      <Cell label={columns.status} kind="short">
        <span className={stack}>
          <StatusBadge status={order.status} />
          <ConfirmationMark order={order} />
          {order.isRefused ? <span className={faint}>{door.title}</span> : null}
          {order.attention === null ? null : <AttentionMark />}
        </span>
      </Cell>
      <Cell label={columns.date}>{date}</Cell>
    </>
  )
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { statuses } = useAdminTexts()
  return <Badge tone={TONES[status]}>{statuses[status]}</Badge>
}

function AttentionMark() {
  const { order: texts } = useAdminTexts()
  return (
    <Badge tone="danger">
      <span className={styles.mark}>
        <AlertIcon />
        {texts.needsAttention}
      </span>
    </Badge>
  )
}

/** The way back keeps the search and the page that the list was at. */
function OrderLink({ order, isAction = false }: { order: ListedOrder; isAction?: boolean }) {
  const { order: texts } = useAdminTexts()
  const to = inLanguage(useLanguage(), `/admin/orders/${order.id}`)
  const state = useListState()
  const id = shortId(order.id)
  if (isAction)
    return (
      <Link to={to} state={state} aria-label={texts.viewOf(id)}>
        <RowWord icon={<EyeIcon />}>{texts.view}</RowWord>
      </Link>
    )
  return (
    <span className={stack}>
      <Link className={rowLink} to={to} state={state}>
        <Code>{id}</Code>
      </Link>
      <span className={faint}>
        <Code>{order.sku}</Code>
      </span>
      <SlipMark order={order} />
    </span>
  )
}

function Lines({ order: { products } }: { order: ListedOrder }) {
  const { order: texts } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  const moreLines = products.length - LINES_SHOWN
  return (
    <span className={stack}>
      {products.slice(0, LINES_SHOWN).map(({ productId, quantity, name, nameAr, ...piece }) => (
        <span key={`${productId} ${piece.size}`} className={styles.product}>
          <bdi>{texts.line(quantity, inWords(language, name, nameAr), sizeName(piece))}</bdi>
        </span>
      ))}
      {moreLines > 0 ? <span className={faint}>{texts.more(moreLines)}</span> : null}
    </span>
  )
}

interface ActionsProps {
  order: ListedOrder
  isEditing: boolean
  onEdit: () => void
}

function Actions({ order, isEditing, onEdit }: ActionsProps) {
  const { order: texts, approve } = useAdminTexts()
  const mayChange = useMayChange()
  const isOwner = useIsOwner()
  const { revalidate } = useReadingAgain()
  const [isApproving, setApproving] = useState(false)
  const id = shortId(order.id)
  return (
    <div className={`${styles.actions} ${styles.row} ${rowActions.drawn}`}>
      <OrderLink order={order} isAction />
      {mayChange && !isEditing ? (
        <Button kind="quiet" aria-label={texts.editOf(id)} onClick={onEdit}>
          <RowWord icon={<PencilIcon />}>{texts.edit}</RowWord>
        </Button>
      ) : null}
      {isOwner && !isEditing ? <DeleteOrder order={order} isInRow onDeleted={revalidate} /> : null}
      {mayChange && mayApprove(order) ? (
        <>
          <Button
            kind="outline"
            className={`${styles.boxed} ${rowActions.worded}`}
            aria-label={approve.actionOf(id)}
            onClick={() => setApproving(true)}
          >
            <RowWord icon={<CashIcon />}>{approve.action}</RowWord>
          </Button>
          <ApproveDialog order={order} isOpen={isApproving} onClose={() => setApproving(false)} />
        </>
      ) : null}
    </div>
  )
}

/** What takes money, ends an order or brings goods back is asked once more; the rest is saved at once. */
const needsAQuestion = (order: ListedOrder, nextStatus: OrderStatus): boolean => {
  const next = foresee(order, nextStatus, true)
  if (next === null || next.asksForGoods || next.recordsPayment || next.becomes === 'cancelled') return true
  return sendsUnpaid(order, nextStatus) || asksForCash(order, nextStatus)
}

function StatusEdit({ order, onDone }: { order: ListedOrder; onDone: () => void }) {
  const { order: texts, statuses } = useAdminTexts()
  const language = useLanguage()
  const [chosen, setChosen] = useState<OrderStatus>(order.status)
  const [nextStatus, setNextStatus] = useState<OrderStatus | null>(null)
  const { isBusy, problem, setStatus, readAgain } = useOrderChange(order, { isAsked: false })
  const choices = STATUSES.filter((status) => status === order.status || choicesFor(order).includes(status))

  const save = (): void => {
    if (chosen === order.status) onDone()
    else if (needsAQuestion(order, chosen)) setNextStatus(chosen)
    else void setStatus({ status: chosen, restock: true, note: '' }, onDone)
  }

  // In a row there is no note to write and no bank to ask: what remains is that the order has moved on.
  const elsewhere = movedOn(problem)
  if (elsewhere)
    return (
      <div className={`${styles.edit} ${styles.elsewhere}`}>
        <MovedOn now={elsewhere} />
        <ReadAgain isBusy={isBusy} onRead={() => void readAgain(onDone)} />
      </div>
    )

  return (
    <div className={styles.edit}>
      <SelectField
        label={<span className="visually-hidden">{texts.statusOf(shortId(order.id))}</span>}
        name="status"
        autoFocus
        value={chosen}
        options={choices.map((status) => ({ value: status, label: statuses[status] }))}
        onChange={({ currentTarget }) => setChosen(STATUSES.find((each) => each === currentTarget.value) ?? chosen)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={save}>
          {texts.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
      {mayBeEdited(order.status) ? (
        <Link to={inLanguage(language, `/admin/orders/${order.id}/edit`)} className={styles.contents}>
          {texts.editContents}
        </Link>
      ) : null}
      <ChangeDialog
        key={nextStatus}
        order={order}
        nextStatus={nextStatus}
        onClose={() => setNextStatus(null)}
        onDone={onDone}
      />
    </div>
  )
}
