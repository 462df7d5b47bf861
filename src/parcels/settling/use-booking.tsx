import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { bookLinesCall, checkAgainCall } from './api.ts'
import type { LineState } from './settlement.ts'

export type Sums = Answer<typeof bookLinesCall>['sums']

const NONE = { count: 0, amount: 0, fee: 0 }

export const sumAt = (sums: Sums, state: LineState) => sums.find((sum) => sum.state === state) ?? { state, ...NONE }

/** Asks for a few lines at a time until none is left; whoever leaves in between finds the rest as it was. */
export function useBooking(id: string, sums: Sums) {
  const { settling: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Sums | null>(null)
  const now = progress ?? sums
  const before = sumAt(sums, 'booked').count

  const bookAll = async (): Promise<void> => {
    let answer = sums
    while (sumAt(answer, 'ready').count > 0) {
      answer = (await sendRequest(bookLinesCall, { id })).sums
      setProgress(answer)
    }
    const held = sumAt(answer, 'held').count
    const bookedText = texts.booked(sumAt(answer, 'booked').count - before)
    if (held === sumAt(sums, 'held').count) tell('success', bookedText)
    else tell('error', `${bookedText} ${texts.heldRows(held)}`)
  }
  const start = async (): Promise<void> => {
    await act(bookAll, ({ refusal, words }) => tell('error', texts.bookFailed(words), { refusal }))
    await revalidate()
    setProgress(null)
  }
  const checkAgain = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(checkAgainCall, { id })
        tell('success', texts.checkedAgain)
        await revalidate()
      },
      ({ refusal, words }) => tell('error', texts.againFailed(words), { refusal }),
    )
  return {
    isBusy,
    left: sumAt(now, 'ready').count,
    booked: sumAt(now, 'booked').count,
    held: sumAt(now, 'held').count,
    isUnderWay: progress !== null,
    start,
    checkAgain,
  }
}
