import { useState } from 'react'
import { Link } from 'react-router'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { drawn, framed, RowActions } from '#back-office/list/row-actions.tsx'
import { PencilIcon, RowWord } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { AlertIcon, EyeIcon } from '#ui/more-icons.tsx'
import { Price } from '#ui/price.tsx'
import { ConfirmationMark } from '../cash/confirmation-mark.tsx'
import { moneyWordOf, type OrderStatus, shortId } from '../order.ts'
import { SlipMark } from '../prints/slip-mark.tsx'
import { customerOf, type ListedOrder, TONES } from './admin-order.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { DeleteOrder } from './delete-order.tsx'
import { EditedCells } from './edited-cells.tsx'
import styles from './orders.module.css'
import { PlacedAt } from './placed-at.tsx'
import { mayApprove } from './status-change.ts'

const LINES_SHOWN = 2

export function OrderRow({ order, selection }: { order: ListedOrder; selection: Selection | null }) {
  const words = useAdminTexts()
  const { bulk, order: texts } = words
  const { columns } = texts
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const lineText = useLineText()
  return (
    <Row look="dense" title={[customerOf(order), ...order.products.map(lineText)].join('\n')}>
      {selection ? <SelectCell id={order.id} name={bulk.orderNamed(shortId(order.id))} selection={selection} /> : null}
      <Cell label={columns.id} kind="short">
        <OrderLink order={order} />
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <span className={styles.name}>
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
      {isEditing ? (
        <EditedCells order={order} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Cell label={columns.status} kind="short">
            <Standing order={order} />
          </Cell>
          <Cell label={columns.date}>
            <PlacedAt order={order} />
          </Cell>
          <Cell label={columns.actions} kind="actions">
            <Actions order={order} onEdit={() => setEditing(true)} />
          </Cell>
        </>
      )}
    </Row>
  )
}

function Standing({ order }: { order: ListedOrder }) {
  const { door } = useAdminTexts()
  return (
    <span className={`${stack} ${styles.standing}`}>
      <StatusBadge status={order.status} />
      <ConfirmationMark order={order} />
      {order.isRefused ? <span className={faint}>{door.title}</span> : null}
      {order.attention === null ? null : <AttentionMark />}
    </span>
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
      <Link className={drawn} to={to} state={state} aria-label={texts.viewOf(id)}>
        <RowWord icon={<EyeIcon />}>{texts.view}</RowWord>
      </Link>
    )
  return (
    <span className={stack}>
      <Link className={rowLink} to={to} state={state}>
        <Code>{id}</Code>
      </Link>
      <span className={`${faint} ${styles.beside}`}>
        <Code>{order.sku}</Code>
        <SlipMark order={order} />
      </span>
    </span>
  )
}

function Lines({ order: { products } }: { order: ListedOrder }) {
  const { order: texts } = useAdminTexts()
  const moreLines = products.length - LINES_SHOWN
  return (
    <span className={stack}>
      {products.slice(0, LINES_SHOWN).map((line, at) => (
        <span key={`${line.productId} ${line.size}`} className={`${styles.beside} ${styles.line}`}>
          <Product line={line} />
          {moreLines > 0 && at === LINES_SHOWN - 1 ? <span className={faint}>{texts.more(moreLines)}</span> : null}
        </span>
      ))}
    </span>
  )
}

/** However long its name is, what is packed of it stands whole before it. */
function Product({ line: { quantity, name, nameAr, ...piece } }: { line: ListedOrder['products'][number] }) {
  const { order: texts } = useAdminTexts()
  const sizeName = useSizeName()
  return (
    <span className={styles.product}>
      <span className={styles.packed}>{texts.packed(quantity, sizeName(piece))}</span>{' '}
      <bdi>{inWords(useLanguage(), name, nameAr)}</bdi>
    </span>
  )
}

function useLineText() {
  const { order: texts } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  return ({ quantity, name, nameAr, ...piece }: ListedOrder['products'][number]): string =>
    texts.line(quantity, inWords(language, name, nameAr), sizeName(piece))
}

interface ActionsProps {
  order: ListedOrder
  onEdit: () => void
}

function Actions({ order, onEdit }: ActionsProps) {
  const { order: texts, approve } = useAdminTexts()
  const mayChange = useMayChange()
  const isOwner = useIsOwner()
  const { revalidate } = useReadingAgain()
  const [isApproving, setApproving] = useState(false)
  const id = shortId(order.id)
  return (
    <RowActions>
      {mayChange && mayApprove(order) ? (
        <>
          <Button
            kind="outline"
            className={framed}
            aria-label={approve.actionOf(id)}
            onClick={() => setApproving(true)}
          >
            {approve.action}
          </Button>
          <ApproveDialog order={order} isOpen={isApproving} onClose={() => setApproving(false)} />
        </>
      ) : null}
      <OrderLink order={order} isAction />
      {mayChange ? (
        <Button kind="quiet" aria-label={texts.editOf(id)} onClick={onEdit}>
          <RowWord icon={<PencilIcon />}>{texts.edit}</RowWord>
        </Button>
      ) : null}
      {isOwner ? <DeleteOrder order={order} isInRow onDeleted={revalidate} /> : null}
    </RowActions>
  )
}
