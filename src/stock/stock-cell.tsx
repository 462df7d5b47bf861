import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { StockRow } from './api.ts'
import { CellChoice } from './cell-choice.tsx'
import { stepFor } from './grid-keys.ts'
import styles from './stock.module.css'
import { type Column, cellOf } from './stock-edits.ts'
import type { StockGrid } from './use-stock-grid.tsx'

interface CellProps {
  row: StockRow
  column: Column
  label: string
  heading: string
  /** What its column calls by a letter that says nothing. */
  isOneSize?: boolean
  grid: StockGrid
}

const LONGEST = 10

/** The cell so many rows and columns from this one. */
function neighbour(input: HTMLInputElement, { down, along }: { down: number; along: number }) {
  const row = input.closest('tr')
  const body = row?.parentElement
  if (!row || !body) return undefined
  const inputs = [...row.querySelectorAll<HTMLInputElement>('input[data-column]')]
  const at = inputs.indexOf(input) + along
  const rows = [...body.querySelectorAll<HTMLTableRowElement>(':scope > tr')]
  const next = rows[rows.indexOf(row) + down]
  return [...(next?.querySelectorAll<HTMLInputElement>('input[data-column]') ?? [])][at]
}

function onKey(event: KeyboardEvent<HTMLInputElement>, takeBack: () => void): void {
  const input = event.currentTarget
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  if (event.key === 'Escape') takeBack()
  const caret = { length: input.value.length, start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 }
  const step = stepFor(event, caret, document.dir === 'rtl')
  if (!step) return
  event.preventDefault()
  neighbour(input, step)?.focus()
}

/** One number of the grid; what was copied as a column or a table goes to the cells below and beside it. */
export function StockCell({ row, column, label, heading, isOneSize = false, grid }: CellProps) {
  const { stock: texts } = useAdminTexts()
  const id = useId()
  const cell = cellOf(row, grid.edits, column)
  const problem =
    cell.problem !== null && (grid.isTried || cell.problem === 'below') ? texts.problems[cell.problem] : null
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    grid.paste({ row, column }, text)
  }
  return (
    <td className={styles.cell} data-label={heading} data-changed={cell.isChanged || undefined}>
      <input
        className={styles.input}
        data-column={column}
        dir="ltr"
        inputMode={column === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={LONGEST}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-about`}
        value={cell.text}
        onChange={({ currentTarget }) => grid.type(row, column, currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => onKey(event, () => grid.takeBack(row, column))}
        onPaste={onPaste}
      />
      {isOneSize ? <span className={`${styles.about} ${styles.oneSize}`}>{heading}</span> : null}
      <span id={`${id}-about`} className={styles.about}>
        {problem ? (
          <strong className={styles.problem}>{problem}</strong>
        ) : (
          <About row={row} column={column} grid={grid} />
        )}
      </span>
      {cell.contest ? <CellChoice contest={cell.contest} label={label} at={{ row, column }} grid={grid} /> : null}
    </td>
  )
}

function About({ row, column, grid }: Pick<CellProps, 'row' | 'column' | 'grid'>) {
  const { stock: texts } = useAdminTexts()
  const { becomes } = cellOf(row, grid.edits, column)
  const shelf = row.sizes.find(({ size }) => size === column)
  return (
    <>
      {becomes === null ? null : <strong>{texts.becomes(becomes)}</strong>}
      {shelf && shelf.reserved > 0 ? (
        <>
          <span>{texts.onHand(shelf.onHand)}</span>
          <span>{texts.reserved(shelf.reserved)}</span>
        </>
      ) : null}
    </>
  )
}
