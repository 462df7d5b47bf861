import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Panel } from '#back-office/admin-page.tsx'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { OwnOffer } from '#back-office/own-offer.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { REFUND_OVERDUE } from '#payments/payment.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { TeamStep } from '../return.ts'
import { type AdminReturn, isWithoutMoney } from './admin-return.ts'
import { RefundReturnDialog } from './refund-return-dialog.tsx'
import styles from './returns.module.css'
import { StepDialog } from './step-dialog.tsx'
import { useReturnUndo } from './use-return-change.tsx'

/** What may be done next: the team's steps, and an owner's money. */
export function StepPanel({ request }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const [step, setStep] = useState<TeamStep | null>(null)
  const { mayGo, mayRefund, refund } = request
  const isClosed = mayGo.length === 0 && !mayRefund && refund?.state !== 'asked'
  return (
    <Panel title={texts.next}>
      <UndoLine request={request} />
      <UnderWay request={request} />
      <Refused request={request} />
      {isClosed || !isUnpaid(request) ? null : <Unpaid orderId={request.orderId} />}
      {isClosed ? <p>{texts.nothingNext}</p> : <ToDo request={request} />}
      <div className={styles.steps}>
        {mayGo.map((each, at) => (
          <Button key={each} kind={at === 0 ? 'solid' : 'outline'} aria-haspopup="dialog" onClick={() => setStep(each)}>
            {each === 'rejected' && request.state === 'approved' ? texts.rejectOpen : texts.steps[each]}
          </Button>
        ))}
        {mayRefund && !isUnpaid(request) ? <MoneyStep request={request} /> : null}
      </div>
      <StepDialog key={step} request={request} step={step} onClose={() => setStep(null)} />
    </Panel>
  )
}

/** What the return waits for. */
function ToDo({ request: { state, wish, refund, isPaidBack } }: { request: AdminReturn }) {
  const { toDo: texts } = useAdminTexts().oneReturn
  if (state === 'requested' || state === 'approved') return <p>{texts[state]}</p>
  if (state !== 'received' || refund) return null
  if (isPaidBack) return <p>{texts.paidBack}</p>
  return <p>{wish === 'exchange' ? texts.receivedSize : texts.receivedMoney}</p>
}

/** Said from the first step on: whoever approves promises money. */
const isUnpaid = ({ money, wish }: AdminReturn): boolean => wish === 'refund' && money.kind === null && money.paid > 0

function Unpaid({ orderId }: { orderId: string }) {
  const { oneReturn: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <Notice tone="warning">
      {texts.unpaid} <Link to={inLanguage(language, `/admin/orders/${orderId}`)}>{texts.toOrder}</Link>
    </Notice>
  )
}

/** An owner's, and only once the shop has the money that goes back. */
function MoneyStep({ request }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const isOwner = useIsOwner()
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const { mayGo } = request
  if (!isOwner) return <Notice>{texts.onlyOwner}</Notice>
  const open = (): void => {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <>
      <Button kind={mayGo.length === 0 ? 'solid' : 'outline'} aria-haspopup="dialog" onClick={open}>
        {isWithoutMoney(request) ? texts.close : texts.refund}
      </Button>
      <RefundReturnDialog key={times} request={request} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** As the page of the order says it too. */
function UnderWay({ request: { refund, state, money, orderId } }: { request: AdminReturn }) {
  const { money: texts, oneReturn, told } = useAdminTexts()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  if (!refund || !money.askedAt || state !== 'received') return null
  const [amount, since] = [priceText(fromPounds(refund.amount), language), momentText(money.askedAt, language)]
  const isLate = Date.now() - Date.parse(money.askedAt) > REFUND_OVERDUE * 1000
  return (
    <>
      <Notice tone={isLate ? 'warning' : 'info'}>
        {isLate ? texts.overdue(amount, since, told.ask) : texts.underWay(amount, since)}
      </Notice>
      <div className={styles.steps}>
        <Button kind="outline" onClick={() => void revalidate()}>
          {texts.lookAgain}
        </Button>
        <ButtonLink kind="quiet" to={inLanguage(language, `/admin/orders/${orderId}`)}>
          {oneReturn.toOrder}
        </ButtonLink>
      </div>
    </>
  )
}

function Refused({ request: { money, state } }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const language = useLanguage()
  if (!money.refused || state !== 'received') return null
  const { amount, at } = money.refused
  return (
    <Notice tone="error">{texts.refused(priceText(fromPounds(amount), language), momentText(at, language))}</Notice>
  )
}

function UndoLine({ request }: { request: AdminReturn }) {
  const { oneReturn: texts, returns } = useAdminTexts()
  const { isBusy, offerFor } = useReturnUndo()
  const offer = offerFor(request)
  if (!request.undo || !offer) return null
  const { step, to } = request.undo
  return <OwnOffer key={step} text={texts.notToldYet(returns.states[to])} offer={offer} isBusy={isBusy} />
}
