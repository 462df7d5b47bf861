import { WhoseChoice } from '#back-office/form/whose-choice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { StockRow } from './api.ts'
import type { Column, Contest } from './stock-edits.ts'
import type { StockGrid } from './use-stock-grid.tsx'

interface ChoiceProps {
  contest: Contest
  /** The cell's. */
  label: string
  at: { row: StockRow; column: Column }
  grid: StockGrid
}

/** A colleague has set the cell, too. */
export function CellChoice({ contest, label, at: { row, column }, grid }: ChoiceProps) {
  const { stock: texts } = useAdminTexts()
  const language = useLanguage()
  const { theirs, mine, chosen } = contest
  const set = column === 'price' && theirs !== null ? priceText(fromPounds(theirs), language) : theirs?.toString()
  return (
    <WhoseChoice
      legend={label}
      called={texts.whose}
      values={{ theirs: set ?? texts.notOffered, mine: mine.trim() }}
      chosen={chosen}
      isAsked={grid.isTried}
      onChoose={(whose) => grid.choose(row, column, whose)}
      isSmall
    />
  )
}
