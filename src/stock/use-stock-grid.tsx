import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Whose } from '#back-office/form/admin-form.ts'
import { useSaveInTurn } from '#back-office/form/use-form-keys.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { type StockResult, type StockRow, saveStockCall } from './api.ts'
import { MOST_ROWS, type Reason } from './stock.ts'
import {
  bodyOf,
  type Column,
  changesIn,
  contestedCells,
  type Edits,
  hasStock,
  pasted,
  problemsIn,
  type RowEdit,
  withChosen,
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
  const refused = named.filter(({ result: { refusal } }) => refusal !== null && !isMet(refusal))
  const merged = saved.filter(({ result }) => result.merged.length > 0)
  return refused.length + merged.length === 0 ? null : { saved: saved.length, refused, merged }
}

/** Refused because a colleague was first: told by what they changed. */
const isMet = ({ errorCode }: { errorCode: string }): boolean => errorCode === 'STALE_EDIT' || errorCode === 'NOT_FOUND'

/** Products that a colleague has changed or deleted meanwhile, with what was sent for them. */
interface Met {
  stale: readonly RowEdit[]
  gone: readonly RowEdit[]
}

const NOBODY: Met = { stale: [], gone: [] }

function metIn(results: readonly StockResult[], sent: Edits): Met {
  const refusedBy = (code: string): RowEdit[] =>
    results.flatMap(({ id, refusal }) => (refusal?.errorCode === code ? (sent[id] ?? []) : []))
  return { stale: refusedBy('STALE_EDIT'), gone: refusedBy('NOT_FOUND') }
}

function useMetRows(edits: Edits, changes: ReturnType<typeof changesIn>, rows: readonly StockRow[]) {
  const [met, setMet] = useState(NOBODY)
  const contested = contestedCells(edits, rows)
  return {
    ...{ met, setMet },
    contested: changes.length > 0 ? contested : [],
    open: contested.filter(({ isOpen }) => isOpen),
    /** Changed meanwhile, and not read since: nobody has chosen, or typed on, there. */
    unread: met.stale
      .filter((edit) => edits[edit.row.id] === edit && !rows.some(({ id }) => id === edit.row.id))
      .map(({ row }) => row),
    gone: met.gone.map(({ row }) => row).filter(({ id }) => id in edits),
  }
}

/** Nothing is left to save of what was sent or chosen to stay as it is, unless somebody has gone on typing there. */
const withoutSaved = (now: Edits, sent: Edits, results: readonly StockResult[]): Edits => {
  const refused = new Set(results.filter(({ refusal }) => refusal !== null).map(({ id }) => id))
  return withoutRows(
    now,
    Object.keys(now).filter((id) => now[id] === sent[id] && !refused.has(id)),
  )
}

/** What is typed, pasted and dropped, before anything of it is saved. */
function useTypedCells(rows: readonly StockRow[]) {
  const [edits, setEdits] = useState<Edits>({})
  const [lastPaste, setLastPaste] = useState<{ placed: number; left: number } | null>(null)
  const [dropped, setDropped] = useState<{ edits: Edits; count: number } | null>(null)
  return {
    ...{ edits, lastPaste, dropped, setEdits },
    type: (row: StockRow, column: Column, text: string): void => setEdits((now) => withTyped(now, row, column, text)),
    choose: (row: StockRow, column: Column, whose: Whose): void =>
      setEdits((now) => withChosen(now, row, column, whose)),
    giveUp: (gone: readonly StockRow[]): void =>
      setEdits((now) =>
        withoutRows(
          now,
          gone.map(({ id }) => id),
        ),
      ),
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

const COUNTED: { reason: Reason; note: string } = { reason: 'counted', note: '' }

/** Cells that are typed into, on whichever page: one save for all of them, a result for each product. */
export function useStockGrid(rows: readonly StockRow[]) {
  const { stock: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { setEdits, drop, settle, ...cells } = useTypedCells(rows)
  const { edits } = cells
  const [why, setWhy] = useState(COUNTED)
  // Another one each time that somebody tries to save: only then the first problem gets the focus.
  const [tried, setTried] = useState<{ at?: number }>({})
  const isTried = tried.at !== undefined
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changes = changesIn(edits, rows)
  const problems = problemsIn(edits, changes)
  const { setMet, ...meeting } = useMetRows(edits, changes, rows)
  const needsNote = why.reason === 'other' && why.note.trim() === '' && hasStock(changes)

  const write = async (): Promise<void> => {
    const { results } = await sendRequest(saveStockCall, { ...why, products: bodyOf(edits, changes) })
    const next = outcomeOf(
      results,
      changes.map(({ row }) => row),
    )
    const saved = results.filter(({ refusal }) => refusal === null).length
    setEdits((now) => withoutSaved(now, edits, results))
    if (next === null && saved > 0) tell('success', texts.saved(saved))
    if (saved === results.length) setWhy(COUNTED)
    setTried({})
    setOutcome(next)
    await revalidate()
    // The rows as they are now come first: what is told of them is counted in them.
    setMet(metIn(results, edits))
  }

  const saveNow = (): void => {
    setTried({ at: performance.now() })
    settle()
    if (problems.length > 0 || meeting.open.length > 0 || needsNote) return
    if (changes.length > MOST_ROWS) tell('error', texts.tooMany(MOST_ROWS))
    else void act(write, ({ refusal, words }) => tell('error', texts.saveFailed(words), { refusal }))
  }
  const isHeld = outcome !== null || meeting.open.length > 0
  const save = useSaveInTurn({ isBusy, isWanted: changes.length > 0, isHeld, save: saveNow })

  return {
    ...cells,
    ...meeting,
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
