import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { saveFeesCall } from '../api.ts'
import {
  type AdminFee,
  bodyOf,
  changedFees,
  type Edits,
  feeProblems,
  problemsByRow,
  type RowProblems,
  rowOf,
  switchedOff,
  type TypedFee,
  withoutRows,
  withoutSaved,
  withTyped,
} from './fee-edits.ts'

/** What stands between the rows and being saved. */
interface Standing {
  problem?: Problem
  rows?: RowProblems
  isStale?: true
  /** To be switched off, once somebody has said yes to that. */
  off?: readonly AdminFee[]
}

/** Whatever stands against saving comes into view, at the first field it is about. */
function useIntoView(form: RefObject<HTMLFormElement | null>, { problem, isStale }: Standing): void {
  useEffect(() => {
    if (!problem && !isStale) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [form, problem, isStale])
}

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

const withoutProblemsOf = ({ id }: AdminFee, { rows = {}, ...rest }: Standing): Standing => {
  const { [id]: _, ...others } = rows
  return { ...rest, rows: others }
}

/** Rows of the table that are being changed: all of them are saved by one call, or none is. */
export function useFeeEditor(fees: readonly AdminFee[]) {
  const { common, shipping: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { openIds, edits, open, type, close, settle } = useRows()
  const [isTried, setTried] = useState(false)
  const [standing, setStanding] = useState<Standing>({})
  const form = useRef<HTMLFormElement>(null)
  const changed = changedFees(fees, edits)
  const wrong = changed.filter((fee) => Object.keys(feeProblems(rowOf(fee, edits))).length > 0)
  useIntoView(form, standing)

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
    setTried(false)
    tell('success', texts.done.updated(changed.length))
    await revalidate()
  }

  /** `sure`: that nobody can order from where a fee is switched off has been said. */
  const save = (sure?: 'sure'): void => {
    setTried(true)
    const off = sure ? [] : switchedOff(changed, edits)
    if (wrong.length > 0) setStanding({ problem: { text: texts.toSave(wrong.length) } })
    else if (off.length > 0) setStanding({ off })
    else {
      setStanding({})
      void act(write, ({ refusal, words }) => void failed(refusal, words))
    }
  }

  return {
    ...{ form, edits, openIds, changed, wrong, isTried, standing, isBusy, open, save, close: giveUp },
    change: (fee: AdminFee, typed: Partial<TypedFee>): void => {
      type(fee, typed)
      setStanding((now) => withoutProblemsOf(fee, now))
    },
    discard: (): void => giveUp([...openIds, ...Object.keys(edits)]),
    keepOn: (): void => setStanding({}),
  }
}

export type FeeEditor = ReturnType<typeof useFeeEditor>
