import { useMemo } from 'react'
import kit from '#back-office/form/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { StockRow } from './api.ts'
import styles from './stock.module.css'
import { LONGEST_NOTE, REASONS } from './stock.ts'
import { hasStock } from './stock-edits.ts'
import type { StockGrid } from './use-stock-grid.tsx'

/** What is typed and not saved, why, and the one save for all of it. */
export function GridBar({ rows, grid }: { rows: readonly StockRow[]; grid: StockGrid }) {
  const { stock: texts } = useAdminTexts()
  const against = useAgainst(grid)
  const { changes } = grid
  const shown = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const isDirty = changes.length > 0
  const cells = changes.reduce((sum, { columns }) => sum + columns.length, 0)
  const elsewhere = changes.filter(({ row }) => !shown.has(row.id)).length
  const phrases = [
    isDirty ? texts.changed(cells, changes.length) : '',
    elsewhere > 0 ? texts.elsewhere(elsewhere) : '',
    ...against,
  ]
  const { dropped } = grid
  if (!isDirty && !dropped) return null
  return (
    <div className={`${kit.bar} ${styles.bar}`} data-idle={!isDirty || undefined}>
      <p className={kit.unsaved} aria-live="polite">
        {isDirty || !dropped ? phrases.filter(Boolean).join('. ') : texts.discarded(dropped.count)}
      </p>
      {hasStock(changes) ? <Why grid={grid} /> : null}
      <div className={kit.buttons}>{isDirty ? <Answers grid={grid} /> : <WayBack grid={grid} />}</div>
    </div>
  )
}

/** What a try to save has shown to be in its way. */
function useAgainst({ isTried, problems, open }: StockGrid): string[] {
  const { stock: texts, forms } = useAdminTexts()
  if (!isTried) return []
  return [problems.length > 0 ? texts.toSave(problems.length) : '', open.length > 0 ? forms.chooseFirst : '']
}

function Answers({ grid: { isBusy, discard } }: { grid: StockGrid }) {
  const { stock: texts } = useAdminTexts()
  return (
    <>
      <Button kind="outline" disabled={isBusy} onClick={discard}>
        {texts.discard}
      </Button>
      <Button type="submit" busy={isBusy}>
        {texts.save}
      </Button>
    </>
  )
}

function WayBack({ grid }: { grid: StockGrid }) {
  const { stock: texts } = useAdminTexts()
  return (
    <Button kind="outline" aria-label={texts.undoDiscardOf} onClick={grid.bringBack}>
      {texts.undoDiscard}
    </Button>
  )
}

function Why({ grid: { why, setWhy, noteProblem } }: { grid: StockGrid }) {
  const { stock: texts } = useAdminTexts()
  return (
    <div className={styles.why}>
      <SelectField
        label={texts.reason}
        name="reason"
        value={why.reason}
        options={REASONS.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
        onChange={({ currentTarget }) => {
          const reason = REASONS.find((each) => each === currentTarget.value)
          if (reason) setWhy({ ...why, reason })
        }}
      />
      <TextField
        label={texts.note}
        name="note"
        placeholder={texts.note}
        dir="auto"
        maxLength={LONGEST_NOTE}
        value={why.note}
        problem={noteProblem}
        onChange={({ currentTarget }) => setWhy({ ...why, note: currentTarget.value })}
      />
    </div>
  )
}
