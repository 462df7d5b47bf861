import { useId } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { StockRow } from './api.ts'
import styles from './cell-choice.module.css'
import type { Column, Contest } from './stock-edits.ts'
import type { StockGrid } from './use-stock-grid.tsx'

interface ChoiceProps {
  contest: Contest
  /** The cell's. */
  label: string
  at: { row: StockRow; column: Column }
  grid: StockGrid
}

/** A colleague has set it, too: what they have and what was typed here, one of which counts. */
export function CellChoice({ contest, label, at: { row, column }, grid }: ChoiceProps) {
  const { stock: texts, forms } = useAdminTexts()
  const language = useLanguage()
  const group = useId()
  const { theirs, mine, chosen } = contest
  const set = column === 'price' && theirs !== null ? priceText(fromPounds(theirs), language) : theirs
  const values = { theirs: set ?? texts.notOffered, mine: mine.trim() || forms.empty }
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {(['theirs', 'mine'] as const).map((whose) => (
        <label key={whose} className={styles.side}>
          <input
            type="radio"
            name={group}
            aria-invalid={grid.isTried && !chosen ? true : undefined}
            checked={chosen === whose}
            onChange={() => grid.choose(row, column, whose)}
          />
          <span>
            {texts.whose[whose]} <bdi className={styles.value}>{values[whose]}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
