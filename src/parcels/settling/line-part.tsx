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
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { bookPartCall, bookRefusalCall, type SettlementLine, takePartBackCall } from './api.ts'
import { TakeBack } from './take-back.tsx'
import { type WayOn, wayOn } from './way-on.ts'

interface PartProps {
  settlementId: string
  line: SettlementLine
}

/** What somebody may decide of a row on hold, and what came of it, which can be taken back while its order is not paid. */
export function LinePart({ settlementId, line }: PartProps) {
  const { settling: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { state, order } = line
  if (!mayChange || !order) return null
  if (state === 'part' && (order.open > 0 || order.status === 'cancelled')) {
    const takeBack = () => sendRequest(takePartBackCall, { id: settlementId, line: line.line })
    return <TakeBack line={line.line} takeBack={takeBack} done={texts.partBack(line.line)} />
  }
  const way = wayOn(line)
  return way ? <BookHeld {...{ settlementId, line, order, way }} /> : null
}

interface HeldProps extends PartProps {
  order: NonNullable<SettlementLine['order']>
  way: WayOn
}

function useWayText({ line: { amount }, order: { open, total }, way }: HeldProps): string {
  const { settling: texts } = useAdminTexts()
  const language = useLanguage()
  const price = (piastres: number): string => priceText(piastres, language)
  const [came, left] = [fromPounds(amount ?? 0), fromPounds(open)]
  if (way === 'refused') return texts.refusedText(price(fromPounds(total) - left))
  return way === 'owed' ? texts.owedText(price(came)) : texts.partText(price(came), price(left), price(left - came))
}

function BookHeld(props: HeldProps) {
  const { common, settling: texts } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const text = useWayText(props)
  const { settlementId: id, line, way } = props
  const words = way === 'refused' ? texts.bookRefused : texts.bookCame
  const book = (): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await sendRequest(way === 'refused' ? bookRefusalCall : bookPartCall, { id, line: line.line })
        setAsked(false)
        tell('success', words.done(line.line))
        await revalidate()
      },
      ({ refusal, words: why }) => setProblem({ text: common.because(texts.partFailed, why), refusal }),
    )
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={words.of(line.line)} onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <ManyDialog
        many={{ isBusy, problem, leave: () => setProblem(null) }}
        title={words.of(line.line)}
        confirm={words.action}
        onConfirm={() => void book()}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        <p>{text}</p>
      </ManyDialog>
    </>
  )
}
