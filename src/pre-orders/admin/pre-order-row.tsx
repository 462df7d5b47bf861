import { Link } from 'react-router'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { standingOf, TONES } from '../pre-order.ts'
import type { ListedPreOrder } from '../shown-pre-order.ts'

export function PreOrderRow({ preOrder, selection }: { preOrder: ListedPreOrder; selection: Selection | null }) {
  const { preOrder: texts } = useAdminTexts()
  const { columns } = texts
  const language = useLanguage()
  const state = useListState()
  const { id, number, color, size, quantity, total, createdAt } = preOrder
  const standing = standingOf(preOrder)
  return (
    <Row look="dense">
      {selection ? <SelectCell id={id} name={number} selection={selection} /> : null}
      <Cell label={columns.number} kind="short">
        <Link className={rowLink} to={inLanguage(language, `/admin/pre-orders/${id}`)} state={state}>
          <Code>{number}</Code>
        </Link>
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <span>
            <bdi>{preOrder.name}</bdi>
          </span>
          {preOrder.email ? (
            <span className={faint}>
              <Code>{preOrder.email}</Code>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.piece}>
        <bdi>{texts.piece(quantity, texts.colors[color], size)}</bdi>
      </Cell>
      <Cell label={columns.total} kind="number">
        <Price pounds={total} language={language} />
      </Cell>
      <Cell label={columns.state} kind="short">
        <span className={stack}>
          <Badge tone={TONES[standing]}>{texts.states[standing]}</Badge>
          {preOrder.order ? (
            <span className={faint}>
              <Code>{preOrder.order.sku}</Code>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.date}>
        <RowMoment at={createdAt} />
      </Cell>
    </Row>
  )
}
