import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Facts } from '#back-office/admin-page.tsx'
import { poundsText } from '#back-office/form/pounds-text.ts'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { Trace } from '#payments/admin/give-back-dialog.tsx'
import { MoneyDialog } from '#payments/admin/money-dialog.tsx'
import { givenBackProblems, type TypedGivenBack, wantedPounds } from '#payments/admin/refund-form.ts'
import { TextField } from '#ui/field.tsx'
import { refundReturnCall } from '../api.ts'
import type { PayToWay } from '../paying-back/pay-to.ts'
import type { AdminReturn } from './admin-return.ts'
import { PayToOf } from './pay-to-of.tsx'

interface DialogProps {
  request: AdminReturn
  isOpen: boolean
  onClose: () => void
}

interface Wanted {
  amount: number
  how?: Exclude<TypedGivenBack['how'], ''>
  reference?: string
}

/** The refunded sum that the page shows goes along, so that a repeated click can't send money back twice. */
function useRefunding({ id, money: { refunded } }: AdminReturn, onSettled: () => void) {
  const { refundReturn: texts, common } = useAdminTexts()
  const language = useLanguage()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const [problem, setProblem] = useState<Problem | null>(null)
  const price = (pounds: unknown): string => priceText(fromPounds(Number(pounds)), language)
  const because = ({ code, details }: Refusal, words: string): string =>
    code === 'STALE_EDIT' && details['refundable'] !== undefined
      ? texts.stale(price(details['refunded']), price(details['refundable']))
      : common.because(texts.failed, words)
  const say = ({ refund }: AdminReturn): void => {
    if (!refund) tell('success', texts.closed)
    else if (refund.state === 'asked') tell('info', texts.asked(price(refund.amount)))
    else tell('success', texts.done(price(refund.amount)))
  }

  const send = (wanted: Wanted): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { return: request } = await sendRequest(refundReturnCall, { id, refunded, ...wanted })
        await revalidate()
        onSettled()
        say(request)
      },
      ({ refusal, words }) => {
        setProblem({ text: because(refusal, words), refusal })
        if (refusal.status === 409 || refusal.status === 422) void revalidate()
      },
    )

  return { isBusy, problem, send }
}

/** What stands against sending it as it is typed; nothing for what cost nothing. */
function problemsOf(typed: TypedGivenBack, { kind, refundable, paid }: AdminReturn['money']) {
  const { amount, how, reference } = givenBackProblems(typed, refundable)
  if (paid === 0) return NONE
  return kind === 'card' ? { ...NONE, amount } : { amount, how, reference }
}

/** InstaPay is the bank's. */
const HOW: Record<PayToWay, TypedGivenBack['how']> = { instapay: 'bank', wallet: 'wallet', bank: 'bank' }

const NONE = { amount: null, how: null, reference: null }

/** Give it a new key whenever it is opened, so that each time starts afresh. */
export function RefundReturnDialog({ request, isOpen, onClose }: DialogProps) {
  const { refundReturn: texts } = useAdminTexts()
  const language = useLanguage()
  const { money, payTo } = request
  const how = payTo ? HOW[payTo.by] : ''
  const first = { isAll: false, amount: poundsText(money.proposed), how, reference: '' }
  const [typed, setTyped] = useState<TypedGivenBack>(first)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, send } = useRefunding(request, onClose)
  const problems = problemsOf(typed, money)
  const amount = money.paid === 0 ? 0 : wantedPounds(typed, money.refundable)
  const isSaid = amount > 0 && !problems.amount

  const submit = (): void => {
    setTried(true)
    const { how, reference } = typed
    if (Object.values(problems).some((each) => each !== null)) return
    void send(how === '' ? { amount } : { amount, how, reference: reference.trim() })
  }
  const amountText = isSaid ? priceText(fromPounds(amount), language) : ''
  return (
    <MoneyDialog {...{ isOpen, onClose, texts, amountText, isBusy, problem }} isPossible onSubmit={submit}>
      {money.paid === 0 ? null : (
        <Fields request={request} typed={typed} onType={setTyped} problems={isTried ? problems : NONE} />
      )}
    </MoneyDialog>
  )
}

interface FieldsProps {
  request: AdminReturn
  typed: TypedGivenBack
  onType: (typed: TypedGivenBack) => void
  problems: ReturnType<typeof problemsOf>
}

function Fields({ request, typed, onType, problems }: FieldsProps) {
  const { refundReturn: texts, refund: amounts, oneReturn } = useAdminTexts()
  const { kind } = request.money
  return (
    <>
      <p>{kind === 'card' ? texts.effectCard : texts.effectByHand}</p>
      {request.payTo ? <Facts rows={{ [oneReturn.payTo]: <PayToOf payTo={request.payTo} /> }} /> : null}
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed.amount}
        problem={problems.amount ? amounts.problems[problems.amount] : undefined}
        onChange={({ currentTarget }) => onType({ ...typed, amount: currentTarget.value })}
      />
      {kind === 'card' ? null : <Trace typed={typed} onType={onType} problems={problems} />}
    </>
  )
}
