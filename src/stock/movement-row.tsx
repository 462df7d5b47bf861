import { Link } from 'react-router'
import { Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { inLanguage } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import type { StockMovement } from './api.ts'
import styles from './stock-book.module.css'

interface MovementProps {
  movement: StockMovement
}

/** One movement: what it did to the shelf and to what can be sold, and what was there then. */
export function MovementRow({ movement }: MovementProps) {
  const { stockBook: texts } = useAdminTexts()
  const { columns } = texts
  const sizeName = useSizeName()
  const { at, onHand, reserved } = movement
  return (
    <Row look="dense">
      <Cell label={columns.when} kind="short">
        <RowMoment at={at} />
      </Cell>
      <Cell label={columns.product}>
        <Product movement={movement} />
      </Cell>
      <Cell label={columns.size} kind="short">
        <bdi>{sizeName(movement)}</bdi>
      </Cell>
      <Cell label={columns.amount} kind="number">
        <Amount movement={movement} />
      </Cell>
      <Cell label={columns.reason}>
        <Why movement={movement} />
      </Cell>
      <Cell label={columns.balance} kind="number">
        <span className={stack}>
          <strong className={styles.number}>{countText(onHand - reserved)}</strong>
          {reserved > 0 ? <span className={faint}>{texts.held(onHand, reserved)}</span> : null}
        </span>
      </Cell>
      <Cell label={columns.by}>
        <By movement={movement} />
      </Cell>
    </Row>
  )
}

function Product({ movement: { product } }: MovementProps) {
  const { stockBook: texts } = useAdminTexts()
  const language = useLanguage()
  const name = <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
  return (
    <span className={stack}>
      {product.isGone ? (
        name
      ) : (
        <Link className={styles.name} to={inLanguage(language, `/admin/products/${product.id}`)}>
          {name}
        </Link>
      )}
      <span className={faint}>
        <Code>{product.sku}</Code> {product.isGone ? texts.gone : null}
      </span>
    </span>
  )
}

const ARABIC = /\p{Script=Arabic}/u

const signed = (count: number): string => (count > 0 ? `+${countText(count)}` : `−${countText(-count)}`)

function Amount({ movement: { onHandChange, reservedChange } }: MovementProps) {
  const { stockBook: texts } = useAdminTexts()
  return (
    <span className={stack}>
      {onHandChange === 0 ? null : (
        <bdi dir="ltr" className={styles.number}>
          {signed(onHandChange)}
        </bdi>
      )}
      {reservedChange === 0 ? null : (
        <span className={onHandChange === 0 ? styles.number : faint}>
          {reservedChange > 0 ? texts.reserved(reservedChange) : texts.released(-reservedChange)}
        </span>
      )}
    </span>
  )
}

/** What somebody typed into the product's form says more than where it was typed. */
function Why({ movement: { kind, reason, note } }: MovementProps) {
  const { stockBook: texts } = useAdminTexts()
  const shownNote = kind === 'edited' && reason !== 'edited' ? reason : note
  const what = kind === 'order' ? (texts.steps[reason] ?? texts.kinds.order) : texts.kinds[kind]
  return (
    <span className={stack}>
      <span>{what}</span>
      {shownNote === '' ? null : (
        <span className={faint}>
          <bdi lang={ARABIC.test(shownNote) ? 'ar' : 'en'}>{shownNote}</bdi>
        </span>
      )}
    </span>
  )
}

function By({ movement: { actor, order, reason } }: MovementProps) {
  const { stockBook: texts, staff } = useAdminTexts()
  const language = useLanguage()
  const shopper = reason === 'ordered' ? texts.shopper : null
  const who = actor ? staff.member(actor) : shopper
  return (
    <span className={stack}>
      {order ? (
        <Link className={styles.order} to={inLanguage(language, `/admin/orders/${order.id}`)}>
          <bdi>{texts.order(order.sku)}</bdi>
        </Link>
      ) : null}
      {who === null ? null : (
        <span className={order ? faint : undefined}>
          <bdi>{who}</bdi>
        </span>
      )}
    </span>
  )
}
