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
import { numberIn } from '#lib/digits.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { Trace } from '#payments/admin/give-back-dialog.tsx'
import { MoneyDialog } from '#payments/admin/money-dialog.tsx'
import { givenBackProblems, type TypedGivenBack, wantedPounds } from '#payments/admin/refund-form.ts'
import { CheckField, TextArea, TextField } from '#ui/field.tsx'
import { refundReturnCall } from '../api.ts'
import { LONGEST_WORDS } from '../return.ts'
import { type AdminReturn, isWithoutMoney } from './admin-return.ts'
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
  words: string
}

interface Typed extends TypedGivenBack {
  /** Why less goes back than it is worth. */
  words: string
  /** The bank refused the card. */
  isByHand: boolean
}

/** The refunded sum that the page shows goes along, so that a repeated click can't send money back twice. */
function useRefunding({ id, money: { refunded } }: AdminReturn, onSettled: () => void) {
  const { refundReturn: texts, refund: card, common } = useAdminTexts()
  const language = useLanguage()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const [problem, setProblem] = useState<Problem | null>(null)
  const price = (pounds: unknown): string => priceText(fromPounds(Number(pounds)), language)
  const because = ({ code, details }: Refusal, words: string): string =>
    code === 'STALE_EDIT' && details['refundable'] !== undefined
      ? texts.stale(price(details['refunded']), price(details['refundable']))
      : common.because(texts.failed, words)
  const say = ({ refund, state, money }: AdminReturn): void => {
    if (state === 'received' && money.refused && !refund) tell('error', card.refused(price(money.refused.amount)))
    else if (!refund) tell('success', texts.closed)
    else if (refund.state === 'asked') tell('info', texts.asked(price(refund.amount)))
    else tell('success', texts.done(price(refund.amount)))
  }

  const send = (refund: Wanted): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { return: request } = await sendRequest(refundReturnCall, { id, refunded, ...refund })
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

/** It ends without money: it cost nothing, or an owner says so. */
const isNothing = ({ amount }: Typed, request: AdminReturn): boolean =>
  isWithoutMoney(request) || numberIn(amount) === 0

/** What stands against sending it as it is typed. */
function problemsOf(typed: Typed, request: AdminReturn): Problems {
  const { money } = request
  const { amount, how, reference } = givenBackProblems(typed, money.refundable)
  const words = isLess(typed, money) && typed.words.trim() === '' ? 'reasonRequired' : null
  if (isNothing(typed, request)) return { ...NONE, words: isWithoutMoney(request) ? null : words }
  return isToCard(typed, money) ? { ...NONE, amount, words } : { amount, how, reference, words }
}

const isToCard = ({ isByHand }: Typed, { kind }: AdminReturn['money']): boolean => kind === 'card' && !isByHand

const isLess = (typed: Typed, { proposed, refundable }: AdminReturn['money']): boolean =>
  fromPounds(wantedPounds(typed, refundable) || 0) < fromPounds(proposed)

interface Problems extends ReturnType<typeof givenBackProblems> {
  words: 'reasonRequired' | null
}

const NONE: Problems = { amount: null, how: null, reference: null, words: null }

/** Give it a new key whenever it is opened, so that each time starts afresh. */
export function RefundReturnDialog({ request, isOpen, onClose }: DialogProps) {
  const { refundReturn, oneReturn } = useAdminTexts()
  const language = useLanguage()
  const { money, payTo } = request
  const amountOf = poundsText(money.proposed)
  const first: Typed = {
    isAll: false,
    amount: amountOf,
    how: payTo?.by ?? '',
    reference: '',
    words: '',
    isByHand: false,
  }
  const [typed, setTyped] = useState<Typed>(first)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, send } = useRefunding(request, onClose)
  const problems = problemsOf(typed, request)
  const isClosing = isNothing(typed, request)
  const { close } = oneReturn
  const title = isWithoutMoney(request) ? close : refundReturn.title
  const texts = { ...refundReturn, title, action: isClosing ? close : refundReturn.action }
  const amount = isClosing ? 0 : wantedPounds(typed, money.refundable)
  const isSaid = amount > 0 && !problems.amount

  const submit = (): void => {
    setTried(true)
    const { reference } = typed
    const how = isToCard(typed, money) ? '' : typed.how
    const words = isLess(typed, money) ? typed.words.trim() : ''
    if (Object.values(problems).some((each) => each !== null)) return
    void send(how === '' || isClosing ? { amount, words } : { amount, how, reference: reference.trim(), words })
  }
  const amountText = isSaid ? priceText(fromPounds(amount), language) : ''
  return (
    <MoneyDialog {...{ isOpen, onClose, texts, amountText, isBusy, problem }} isPossible onSubmit={submit}>
      {isWithoutMoney(request) ? null : (
        <Fields request={request} typed={typed} onType={setTyped} problems={isTried ? problems : NONE} />
      )}
      {isClosing ? <p>{texts.nothing}</p> : null}
    </MoneyDialog>
  )
}

interface FieldsProps {
  request: AdminReturn
  typed: Typed
  onType: (typed: Typed) => void
  problems: Problems
}

function Fields({ request, typed, onType, problems }: FieldsProps) {
  const { refundReturn: texts, refund: amounts, oneReturn, giveBack, common } = useAdminTexts()
  const { kind, refused, promisedTo } = request.money
  const tooMuch = promisedTo.length > 0 ? { tooMuch: texts.promised(promisedTo.join(common.list)) } : {}
  const isCard = isToCard(typed, request.money)
  const isClosing = isNothing(typed, request)
  return (
    <>
      {kind === 'card' && refused ? (
        <CheckField
          label={giveBack.instead}
          name="byHand"
          checked={typed.isByHand}
          onChange={({ currentTarget }) => onType({ ...typed, isByHand: currentTarget.checked })}
        />
      ) : null}
      {isClosing ? null : <p>{isCard ? texts.effectCard : texts.effectByHand}</p>}
      {request.payTo && !isClosing ? <Facts rows={{ [oneReturn.payTo]: <PayToOf payTo={request.payTo} /> }} /> : null}
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed.amount}
        problem={problems.amount ? { ...amounts.problems, ...texts.problems, ...tooMuch }[problems.amount] : undefined}
        onChange={({ currentTarget }) => onType({ ...typed, amount: currentTarget.value })}
      />
      {isLess(typed, request.money) ? <Words {...{ request, typed, onType, problems }} /> : null}
      {isCard || isClosing ? null : (
        <Trace typed={typed} onType={(trace) => onType({ ...typed, ...trace })} problems={problems} />
      )}
    </>
  )
}

/** Asked for as soon as less is typed than the customer counts on. */
function Words({ request: { language: theirs, money }, typed, onType, problems }: FieldsProps) {
  const { refundReturn: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <TextArea
      label={texts.words(priceText(fromPounds(money.proposed), language))}
      hint={texts.wordsHint[theirs]}
      name="words"
      rows={3}
      dir="auto"
      lang={theirs}
      maxLength={LONGEST_WORDS}
      value={typed.words}
      problem={problems.words ? texts.wordsMissing : undefined}
      onChange={({ currentTarget }) => onType({ ...typed, words: currentTarget.value })}
    />
  )
}
