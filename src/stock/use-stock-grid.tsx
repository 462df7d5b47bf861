import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useSaveInTurn } from '#back-office/form/use-form-keys.tsx'
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

/** Null where all is saved as it was typed: there is nothing to look at. */
function outcomeOf(results: readonly StockResult[], sent: readonly StockRow[]): Outcome | null {
  const rows = new Map(sent.map((row) => [row.id, row]))
  const named = results.flatMap((result) => {
    const row = rows.get(result.id)
    return row ? [{ row, result }] : []
  })
  const saved = named.filter(({ result }) => result.refusal === null)
  const refused = named.filter(({ result }) => result.refusal !== null)
  const merged = saved.filter(({ result }) => result.merged.length > 0)
  return refused.length + merged.length === 0 ? null : { saved: saved.length, refused, merged }
}

/** What was saved is no edit any more, unless somebody has gone on typing there. */
const withoutSaved = (now: Edits, sent: Edits, results: readonly StockResult[]): Edits =>
  withoutRows(
    now,
    results.filter(({ id, refusal }) => refusal === null && now[id] === sent[id]).map(({ id }) => id),
  )

/** What is typed, pasted and dropped, before anything of it is saved. */
function useTypedCells(rows: readonly StockRow[]) {
  const [edits, setEdits] = useState<Edits>({})
  const [lastPaste, setLastPaste] = useState<{ placed: number; left: number } | null>(null)
  const [dropped, setDropped] = useState<{ edits: Edits; count: number } | null>(null)
  return {
    ...{ edits, lastPaste, dropped, setEdits },
    type: (row: StockRow, column: Column, text: string): void => setEdits((now) => withTyped(now, row, column, text)),
    takeBack: (row: StockRow, column: Column): void => setEdits((now) => withoutCell(now, row, column)),
    paste: (from: { row: StockRow; column: Column }, text: string): void => {
      const { edits: next, left } = pasted(edits, rows, from, text)
      setEdits(next)
      setLastPaste({ placed: text.trim().split(/[\t\n]/).length - left, left })
    },
    drop: (count: number): void => {
      setDropped({ edits, count })
      setEdits({})
      setLastPaste(null)
    },
    bringBack: (): void => {
      if (dropped) setEdits((now) => ({ ...dropped.edits, ...now }))
      setDropped(null)
    },
    /** What is saved now says nothing any more of what was pasted or dropped. */
    settle: (): void => {
      setLastPaste(null)
      setDropped(null)
    },
  }
}

/** Cells that are typed into, on whichever page: one save for all of them, a result for each product. */
export function useStockGrid(rows: readonly StockRow[]) {
  const { stock: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { setEdits, drop, settle, ...cells } = useTypedCells(rows)
  const { edits } = cells
  const [why, setWhy] = useState<{ reason: Reason; note: string }>({ reason: 'counted', note: '' })
  // Another one each time that somebody tries to save: only then the first problem gets the focus.
  const [tried, setTried] = useState<{ at?: number }>({})
  const isTried = tried.at !== undefined
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changes = changesIn(edits, rows)
  const problems = problemsIn(edits, changes)
  const needsNote = why.reason === 'other' && why.note.trim() === '' && hasStock(changes)

  const write = async (): Promise<void> => {
    const { results } = await sendRequest(saveStockCall, { ...why, products: bodyOf(edits, changes) })
    const next = outcomeOf(
      results,
      changes.map(({ row }) => row),
    )
    setEdits((now) => withoutSaved(now, edits, results))
    if (next === null) tell('success', texts.saved(results.length))
    if (next === null || next.refused.length === 0) setWhy({ reason: 'counted', note: '' })
    setTried({})
    setOutcome(next)
    await revalidate()
  }

  const saveNow = (): void => {
    setTried({ at: performance.now() })
    settle()
    if (problems.length > 0 || needsNote) return
    if (changes.length > MOST_ROWS) tell('error', texts.tooMany(MOST_ROWS))
    else void act(write, ({ refusal, words }) => tell('error', texts.saveFailed(words), { refusal }))
  }

  const save = useSaveInTurn({ isBusy, isWanted: changes.length > 0, isHeld: outcome !== null, save: saveNow })

  return {
    ...cells,
    ...{ changes, problems, why, tried, isTried, isBusy, outcome, save, setWhy },
    noteProblem: isTried && needsNote ? texts.noteRequired : undefined,
    discard: (): void => {
      drop(changes.length)
      setOutcome(null)
      setTried({})
    },
    forget: (): void => setOutcome(null),
  }
}

export type StockGrid = ReturnType<typeof useStockGrid>
