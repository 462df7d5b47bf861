import { Link } from 'react-router'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { agoText } from '#lib/ago.ts'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { isOpen, standingOf } from '../return.ts'
import { STATE_ICONS, STATE_TONES } from '../return-states.tsx'
import type { ListedReturn } from './admin-return.ts'
import styles from './returns.module.css'

export function StateBadge({ request }: { request: Pick<ListedReturn, 'state' | 'refund'> }) {
  const { returns: texts } = useAdminTexts()
  const state = standingOf(request)
  return (
    <Badge tone={STATE_TONES[state]}>
      <span className={styles.worded}>
        {STATE_ICONS[state]}
        {texts.states[state]}
      </span>
    </Badge>
  )
}

export function PiecesText({ lines }: Pick<ListedReturn, 'lines'>) {
  const { returns: texts } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  return lines.map((line) => {
    const { productId, newSize, quantity } = line
    const called = inWords(language, line.name, line.nameAr)
    const size = sizeName(line)
    const other =
      newSize === line.size
        ? texts.again(quantity, called, line.isOneSize ? null : size)
        : newSize && texts.exchanged(quantity, called, size, newSize)
    const words = other ?? texts.piece(quantity, called, size)
    return <bdi key={`${productId} ${line.size}`}>{words}</bdi>
  })
}

export function ReturnRow({ request }: { request: ListedReturn }) {
  const { returns: texts } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const { columns } = texts
  const { id, code, customer, createdAt, reason, wish } = request
  return (
    <Row look="dense">
      <Cell label={columns.code} kind="short">
        <Link className={rowLink} to={inLanguage(language, `/admin/returns/${id}`)} state={state}>
          <Code>{code}</Code>
        </Link>
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <span>
            <bdi>{customer.name}</bdi>
          </span>
          <span className={faint}>
            <Code>{customer.phone}</Code>
          </span>
        </span>
      </Cell>
      <Cell label={columns.pieces}>
        <span className={`${stack} ${styles.pieces}`}>
          <PiecesText lines={request.lines} />
        </span>
      </Cell>
      <Cell label={columns.reason} kind="short">
        <span className={stack}>
          {texts.reasons[reason]}
          <span className={faint}>{texts.wishes[wish]}</span>
        </span>
      </Cell>
      <Cell label={columns.state} kind="short">
        <StateBadge request={request} />
      </Cell>
      <Cell label={columns.date} kind="short">
        <span className={stack}>
          <RowMoment at={createdAt} className={styles.date} />
          {isOpen(request.state) ? <span className={faint}>{agoText(createdAt, new Date(), language)}</span> : null}
        </span>
      </Cell>
    </Row>
  )
}
