import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { type StockResult, type StockRow, saveStockCall } from './api.ts'
import { MOST_ROWS, type Reason } from './stock.ts'
import {
  bodyOf,
  type Column,
  changesIn,
  type Edits,
  hasStock,
  pasted,
  problemsIn,
  withoutCell,
  withoutRows,
  withTyped,
} from './stock-edits.ts'

/** What came of the last save, as far as somebody should look at it. */
export interface Outcome {
  saved: number
  refused: readonly { row: StockRow; result: StockResult }[]
  merged: readonly { row: StockRow; result: StockResult }[]
}

const withRows = (results: readonly StockResult[], rows: ReadonlyMap<string, StockRow>) =>
  results.flatMap((result) => {
    const row = rows.get(result.id)
    return row ? [{ row, result }] : []
  })

/** Cells that are typed into, on whichever page: one save for all of them, a result for each product. */
export function useStockGrid(rows: readonly StockRow[]) {
  const { stock: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [edits, setEdits] = useState<Edits>({})
  const [why, setWhy] = useState<{ reason: Reason; note: string }>({ reason: 'counted', note: '' })
  const [isTried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changes = changesIn(edits, rows)
  const problems = problemsIn(edits, changes)
  const needsNote = why.reason === 'other' && why.note.trim() === '' && hasStock(changes)

  const write = async (): Promise<void> => {
    const known = new Map(changes.map(({ row }) => [row.id, row]))
    const { results } = await sendRequest(saveStockCall, { ...why, products: bodyOf(edits, changes) })
    const saved = results.filter(({ refusal }) => refusal === null)
    setEdits((now) =>
      withoutRows(
        now,
        saved.map(({ id }) => id),
      ),
    )
    const refused = withRows(
      results.filter(({ refusal }) => refusal !== null),
      known,
    )
    const merged = withRows(
      saved.filter((result) => result.merged.length > 0),
      known,
    )
    const isPlain = refused.length === 0 && merged.length === 0
    setOutcome(isPlain ? null : { saved: saved.length, refused, merged })
    if (isPlain) tell('success', texts.saved(saved.length))
    if (refused.length === 0) setWhy({ reason: 'counted', note: '' })
    setTried(false)
    await revalidate()
  }

  const save = (): void => {
    if (changes.length === 0 || isBusy) return
    setTried(true)
    if (problems.length > 0 || needsNote) return
    if (changes.length > MOST_ROWS) tell('error', texts.tooMany(MOST_ROWS))
    else void act(write, ({ refusal, words }) => tell('error', texts.saveFailed(words), { refusal }))
  }

  return {
    ...{ edits, changes, problems, why, isTried, isBusy, outcome, save, setWhy },
    noteProblem: isTried && needsNote ? texts.noteRequired : undefined,
    type: (row: StockRow, column: Column, text: string): void => setEdits((now) => withTyped(now, row, column, text)),
    takeBack: (row: StockRow, column: Column): void => setEdits((now) => withoutCell(now, row, column)),
    /** Answers how many values had no cell to go to. */
    paste: (from: { row: StockRow; column: Column }, text: string): number => {
      const { edits: next, left } = pasted(edits, rows, from, text)
      setEdits(next)
      return left
    },
    discard: (): void => {
      setEdits({})
      setOutcome(null)
      setTried(false)
    },
    forget: (): void => setOutcome(null),
  }
}

export type StockGrid = ReturnType<typeof useStockGrid>
