import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { useFirstProblem, useSaveKey } from '#back-office/form/use-form-keys.tsx'
import { faint } from '#back-office/list/admin-table.tsx'
import tableFrame from '#back-office/list/table-frame.module.css'
import { useListState } from '#back-office/use-way-back.tsx'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords, isOneSize, SIZES } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StockRow } from './api.ts'
import { GridBar } from './grid-bar.tsx'
import { GridOutcome } from './grid-outcome.tsx'
import { GoneRows, MetRows } from './met-rows.tsx'
import styles from './stock.module.css'
import { StockCell } from './stock-cell.tsx'
import type { StockGrid as Grid } from './use-stock-grid.tsx'

interface GridProps {
  rows: readonly StockRow[]
  grid: Grid
  count: string
  isLate: boolean
}

/** One form for all cells, of every page: Ctrl+S or the bar below saves what was typed. */
export function StockGrid({ rows, grid, count, isLate }: GridProps) {
  const { stock: texts, common } = useAdminTexts()
  const mayChange = useMayChange()
  const form = useRef<HTMLFormElement>(null)
  const { columns } = texts
  useSaveKey(grid.save)
  useFirstProblem(form, grid.tried)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    grid.save()
  }
  const headings = [columns.product, ...SIZES, columns.price, columns.discount]
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {mayChange ? <p className={styles.hint}>{texts.hint}</p> : <Notice>{common.onlyLooking}</Notice>}
      <GridOutcome grid={grid} />
      <MetRows rows={rows} grid={grid} form={form} />
      <GoneRows grid={grid} />
      <div className={styles.top}>
        <p className={styles.count} role="status" tabIndex={-1} data-home>
          {count}
        </p>
        <p className={styles.count} role="status">
          <Pasted last={grid.lastPaste} />
        </p>
      </div>
      <fieldset className={tableFrame.frame} disabled={!mayChange}>
        <table className={`${tableFrame.table} ${styles.table}`} aria-busy={isLate || undefined}>
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <GridRow key={row.id} row={row} grid={grid} />
            ))}
          </tbody>
        </table>
      </fieldset>
      {mayChange ? <GridBar rows={rows} grid={grid} /> : null}
      <LeaveGuard isDirty={grid.changes.length > 0} text={texts.leaveText} />
    </form>
  )
}

function Pasted({ last }: { last: Grid['lastPaste'] }) {
  const { stock: texts } = useAdminTexts()
  if (!last) return null
  return [texts.pasted(last.placed), last.left > 0 ? texts.pastedLeft(last.left) : ''].filter(Boolean).join('. ')
}

function GridRow({ row, grid }: { row: StockRow; grid: Grid }) {
  const { stock: texts } = useAdminTexts()
  const sizeName = useSizeName()
  const name = inWords(useLanguage(), row.name, row.nameAr)
  return (
    <tr data-product={row.id}>
      <th scope="row" className={styles.product}>
        <Named row={row} name={name} />
      </th>
      {SIZES.map((size) => {
        const isOnly = isOneSize(row) && row.sizes[0]?.size === size
        const called = sizeName({ size, isOneSize: isOnly })
        return (
          <StockCell
            key={size}
            row={row}
            column={size}
            label={texts.sizeOf(called, name)}
            heading={called}
            isOneSize={isOnly}
            grid={grid}
          />
        )
      })}
      <StockCell row={row} column="price" label={texts.priceOf(name)} heading={texts.columns.price} grid={grid} />
      <StockCell
        row={row}
        column="discount"
        label={texts.discountOf(name)}
        heading={texts.columns.discount}
        grid={grid}
      />
    </tr>
  )
}

function Named({ row: { id, sku, cover, category }, name }: { row: StockRow; name: string }) {
  const { stock: texts } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  return (
    <div className={styles.named}>
      {cover ? (
        <ShopPicture {...cover} alt="" sizes="40px" className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <GarmentOutline category={category} />
        </span>
      )}
      <span className={styles.words}>
        <Link className={styles.name} title={name} to={inLanguage(language, `/admin/products/${id}`)} state={state}>
          <bdi>{name}</bdi>
        </Link>
        <span className={faint}>
          <Code>{sku}</Code>{' '}
          <Link
            to={inLanguage(language, `/admin/products/stock-book?search=${sku}`)}
            className={styles.book}
            aria-label={texts.bookOf(name)}
          >
            {texts.book}
          </Link>
        </span>
      </span>
    </div>
  )
}
