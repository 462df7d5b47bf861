import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Whose } from '#back-office/form/admin-form.ts'
import { useFirstProblem } from '#back-office/form/use-form-keys.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { saveFeesCall } from '../api.ts'
import {
  type AdminFee,
  bodyOf,
  type Choices,
  cellKey,
  changedFees,
  contestedCells,
  type Edits,
  type FeeField,
  feeProblems,
  type MovedCell,
  problemsByRow,
  type RowProblems,
  rowOf,
  switchedOff,
  type TypedFee,
  takenCells,
  theirsIn,
  withoutRows,
  withoutSaved,
  withTyped,
} from './fee-edits.ts'

/** What stands between the rows and being saved. */
interface Standing {
  problem?: Problem
  rows?: RowProblems
  isStale?: true
  /** A choice that saving waits for is missing. */
  isAsked?: true
  /** To be switched off, once somebody has said yes to that. */
  off?: readonly AdminFee[]
}

const NOTHING = {}

interface Rows {
  openIds: readonly string[]
  edits: Edits
}

/** Which rows are open, and what is typed into them. */
function useRows() {
  const [rows, setRows] = useState<Rows>({ openIds: [], edits: {} })
  const { openIds, edits } = rows
  return {
    ...rows,
    open: (ids: readonly string[]): void =>
      setRows((now) => ({ ...now, openIds: [...new Set([...now.openIds, ...ids])] })),
    type: (fee: AdminFee, typed: Partial<TypedFee>): void =>
      setRows((now) => ({ ...now, edits: withTyped(now.edits, fee, typed) })),
    close: (ids: readonly string[]): void =>
      setRows((now) => ({
        openIds: now.openIds.filter((id) => !ids.includes(id)),
        edits: withoutRows(now.edits, ids),
      })),
    /** Rows that somebody went on typing into while these were on their way stay open. */
    settle: (fees: readonly AdminFee[], saved: readonly AdminFee[]): void =>
      setRows((now) => {
        const done = fees.map(({ id }) => id).filter((id) => openIds.includes(id) && now.edits[id] === edits[id])
        return {
          openIds: now.openIds.filter((id) => !done.includes(id)),
          edits: withoutSaved(withoutRows(now.edits, done), edits, saved),
        }
      }),
  }
}

/** What a colleague changed in rows that are typed into, and what was chosen of it. */
function useMovedCells(
  fees: readonly AdminFee[],
  edits: Edits,
  type: (fee: AdminFee, typed: Partial<TypedFee>) => void,
) {
  const [choices, setChoices] = useState<Choices>({})
  const contested = contestedCells(fees, edits, choices)
  const taken = takenCells(fees, edits)
  const mineOf = (cell: MovedCell): TypedFee[FeeField] =>
    choices[cellKey(cell)]?.mine ?? rowOf(cell.fee, edits)[cell.field]
  return {
    contested,
    choices,
    mineOf,
    taken,
    open: contested.filter((cell) => !(cellKey(cell) in choices)),
    forget: (): void => setChoices({}),
    choose: (cell: MovedCell, whose: Whose): void => {
      const mine = mineOf(cell)
      type(cell.fee, whose === 'mine' ? { [cell.field]: mine } : theirsIn(cell))
      setChoices((now) => ({ ...now, [cellKey(cell)]: { whose, mine } }))
    },
    /** Whoever types over what a colleague set has chosen. */
    typeOver: (fee: AdminFee, typed: Partial<TypedFee>): void => {
      for (const cell of [...taken, ...contested]) {
        const mine = cell.fee.id === fee.id ? typed[cell.field] : undefined
        if (mine !== undefined) setChoices((now) => ({ ...now, [cellKey(cell)]: { whose: 'mine', mine } }))
      }
    },
  }
}

const withoutProblemsOf = ({ id }: AdminFee, { rows = {}, ...rest }: Standing): Standing => {
  const { [id]: _, ...others } = rows
  return { ...rest, rows: others }
}

interface Against {
  wrong: readonly AdminFee[]
  open: readonly MovedCell[]
  off: readonly AdminFee[]
}

/** What stands against sending it. */
function standingOf({ wrong, open, off }: Against, { shipping, forms }: AdminTexts): Standing | null {
  if (wrong.length > 0) return { problem: { text: shipping.toSave(wrong.length) } }
  if (open.length > 0) return { problem: { text: forms.chooseFirst }, isAsked: true }
  return off.length > 0 ? { off } : null
}

/** Rows of the table that are being changed: all of them are saved by one call, or none is. */
export function useFeeEditor(fees: readonly AdminFee[]) {
  const all = useAdminTexts()
  const { common, shipping: texts } = all
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { openIds, edits, open, type, close, settle } = useRows()
  const [isTried, setTried] = useState(false)
  const [standing, setStanding] = useState<Standing>({})
  const form = useRef<HTMLFormElement>(null)
  const changed = changedFees(fees, edits)
  const wrong = changed.filter((fee) => Object.keys(feeProblems(rowOf(fee, edits))).length > 0)
  const moved = useMovedCells(fees, edits, type)
  useFirstProblem(form, standing.problem ?? NOTHING)

  const giveUp = (ids: readonly string[]): void => {
    close(ids)
    setStanding({})
  }

  const failed = async (refusal: Refusal, words: string): Promise<void> => {
    if (refusal.code === 'STALE_EDIT' || refusal.code === 'NOT_FOUND') {
      await revalidate()
      return setStanding({ isStale: true })
    }
    const problem = { text: common.because(texts.updateFailed, words), refusal }
    setStanding({ problem, rows: problemsByRow(refusal.errors ?? {}, changed) })
  }

  const write = async (): Promise<void> => {
    const { shippingFees } = await sendRequest(saveFeesCall, { fees: bodyOf(changed, edits) })
    settle(fees, shippingFees)
    setStanding({})
    moved.forget()
    setTried(false)
    tell('success', texts.done.updated(changed.length))
    await revalidate()
  }

  /** `sure`: that nobody can order from where a fee is switched off has been said. */
  const save = (sure?: 'sure'): void => {
    setTried(true)
    const off = sure ? [] : switchedOff(changed, edits)
    const against = standingOf({ wrong, open: moved.open, off }, all)
    setStanding(against ?? {})
    if (!against) void act(write, ({ refusal, words }) => void failed(refusal, words))
  }

  return {
    ...{ form, edits, openIds, moved, changed, wrong, isTried, standing, isBusy, open, save, close: giveUp },
    change: (fee: AdminFee, typed: Partial<TypedFee>): void => {
      type(fee, typed)
      moved.typeOver(fee, typed)
      setStanding((now) => withoutProblemsOf(fee, now))
    },
    discard: (): void => giveUp([...openIds, ...Object.keys(edits)]),
    keepOn: (): void => setStanding({}),
  }
}

export type FeeEditor = ReturnType<typeof useFeeEditor>
