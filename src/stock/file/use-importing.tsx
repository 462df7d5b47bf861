import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { importLinesCall } from '../api.ts'
import type { LineState } from './product-file.ts'

type Counts = readonly { state: LineState; count: number }[]

export const countOf = (counts: Counts, ...states: readonly LineState[]): number =>
  counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)

/** Asks for a few lines at a time until none is left; whoever leaves in between finds the rest as it was. */
export function useImporting(id: string, counts: Counts) {
  const { productFile: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Counts | null>(null)
  const now = progress ?? counts
  const left = countOf(now, 'new', 'changed')
  const settled = countOf(now, 'done', 'failed')

  const importAll = async (): Promise<void> => {
    let answer: Counts = counts
    while (countOf(answer, 'new', 'changed') > 0) {
      answer = (await sendRequest(importLinesCall, { id })).counts
      setProgress(answer)
    }
    const failed = countOf(answer, 'failed')
    const importedText = texts.imported(countOf(answer, 'done'))
    if (failed === 0) tell('success', importedText)
    else tell('error', `${importedText} ${texts.failedRows(failed)}`)
  }

  const start = async (): Promise<void> => {
    await act(importAll, ({ refusal, words }) => tell('error', texts.importFailed(words), { refusal }))
    await revalidate()
    setProgress(null)
  }

  return { isBusy, left, settled, done: countOf(now, 'done'), start }
}
