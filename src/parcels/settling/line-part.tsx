import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { fromPounds, priceText, toPounds } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { bookPartCall, type SettlementLine, takePartBackCall } from './api.ts'
import { TakeBack } from './take-back.tsx'

interface PartProps {
  settlementId: string
  line: SettlementLine
}

/** A courier that paid less than the parcel's cash: what came can be booked, and taken back while the rest is open. */
export function LinePart({ settlementId, line }: PartProps) {
  const { settling: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { state, problem, outcome, amount, order } = line
  if (!mayChange || !order || amount === null) return null
  if (state === 'part' && order.open > 0) {
    const takeBack = () => sendRequest(takePartBackCall, { id: settlementId, line: line.line })
    return <TakeBack line={line.line} takeBack={takeBack} done={texts.partBack(line.line)} />
  }
  const isLess = problem === 'amountDiffers' && outcome === 'delivered' && amount > 0 && amount < order.open
  return isLess && state === 'held' ? <BookPart {...{ settlementId, line, amount }} open={order.open} /> : null
}

function BookPart({ settlementId: id, line: { line }, amount, open }: PartProps & { amount: number; open: number }) {
  const { common, settling: texts } = useAdminTexts()
  const language = useLanguage()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  const book = (): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await sendRequest(bookPartCall, { id, line })
        setAsked(false)
        tell('success', texts.partDone(line))
        await revalidate()
      },
      ({ refusal, words }) => setProblem({ text: common.because(texts.partFailed, words), refusal }),
    )
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={texts.partOf(line)} onClick={() => setAsked(true)}>
        {texts.part}
      </Button>
      <ManyDialog
        many={{ isBusy, problem, leave: () => setProblem(null) }}
        title={texts.partOf(line)}
        confirm={texts.part}
        onConfirm={() => void book()}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        <p>{texts.partText(price(amount), price(open), price(toPounds(fromPounds(open) - fromPounds(amount))))}</p>
      </ManyDialog>
    </>
  )
}
