import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { Moment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { CheckField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { REFUND_OVERDUE } from '../payment.ts'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { KeepMoney } from './keep-money.tsx'
import styles from './money.module.css'
import { PaymentTries } from './payment-tries.tsx'
import { RefundDialog, type RefundProps } from './refund-dialog.tsx'
import { askedRefund, mayBeSent, refundState, wasRefused } from './refund-form.ts'
import { RefundedLines } from './refunded-lines.tsx'

const TONES = { asked: 'warning', done: 'success', refused: 'danger' } as const

interface PanelProps {
  order: AdminOrder
  onRefund: () => void
}

export function PaymentPanel({ order, onRefund }: PanelProps) {
  const { details } = useAdminTexts()
  const { refunds, tries } = order.paymentInfo
  return (
    <Panel title={details.payment} actions={<State order={order} />}>
      <PaymentFacts order={order} />
      <Act order={order} onRefund={onRefund} />
      {refunds.length > 0 ? <Refunds refunds={refunds} /> : null}
      {tries.length > 0 ? <PaymentTries order={order} /> : null}
    </Panel>
  )
}

function State({ order: { isPaid, paymentInfo } }: { order: AdminOrder }) {
  const { money, order: texts } = useAdminTexts()
  const state = refundState(paymentInfo)
  if (state) return <Badge tone="info">{money.states[state]}</Badge>
  return <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? texts.isPaid : texts.isUnpaid}</Badge>
}

function PaymentFacts({ order: { paymentInfo, came, isPaid } }: { order: AdminOrder }) {
  const { details, money, order: texts } = useAdminTexts()
  const language = useLanguage()
  const { method, kind, isPart, transactionId, paidAt, refunded, refundable } = paymentInfo
  const amounts = {
    [money.refundedSoFar]: <Price pounds={refunded} language={language} />,
    [money.refundable]: <Price pounds={refundable} language={language} />,
  }
  return (
    <Facts
      rows={{
        [details.method]: texts.methods[method],
        ...(kind ? { [money.recordedAt]: isPart ? money.inPart : money.kinds[kind] } : {}),
        ...(came > 0 && !isPaid && !isPart ? { [money.came]: <Price pounds={came} language={language} /> } : {}),
        [money.transaction]: transactionId ? <Transaction id={transactionId} /> : texts.methods.none,
        [details.paidAt]: paidAt ? <Moment at={paidAt} /> : texts.methods.none,
        ...(kind !== null && kind !== 'free' ? amounts : {}),
      }}
    />
  )
}

function Transaction({ id }: { id: string }) {
  const { common, money } = useAdminTexts()
  return (
    <span className={styles.transaction}>
      <Code>{id}</Code>
      <CopyButton text={id} label={money.copyTransaction} copiedLabel={common.copied} />
    </span>
  )
}

function Act({ order, onRefund }: PanelProps) {
  const { giveBack, money, refund } = useAdminTexts()
  const isOwner = useIsOwner()
  const { revalidate } = useRevalidator()
  const pendingRefund = askedRefund(order.paymentInfo)
  if (pendingRefund)
    return (
      <>
        <UnderWay order={order} refund={pendingRefund} />
        <Button kind="outline" onClick={() => void revalidate()}>
          {money.lookAgain}
        </Button>
      </>
    )
  if (!mayBeSent(order.paymentInfo)) return null
  if (!isOwner) return <p className={styles.faint}>{money.onlyOwner}</p>
  return (
    <Button kind="outline" aria-haspopup="dialog" onClick={onRefund}>
      {isByHand(order) ? giveBack.action : refund.action}
    </Button>
  )
}

/** What is known of it, since when, and once it is late what to do: nobody may send money twice for want of a word. */
function UnderWay({ order, refund: { amount, at } }: { order: AdminOrder; refund: { amount: number; at: string } }) {
  const { money, told } = useAdminTexts()
  const language = useLanguage()
  const [price, since] = [priceText(fromPounds(amount), language), momentText(at, language)]
  const isLate = order.attention === 'refund waiting' || Date.now() - Date.parse(at) > REFUND_OVERDUE * 1000
  return isLate ? (
    <Notice tone="warning">{money.overdue(price, since, told.ask)}</Notice>
  ) : (
    <Notice>{money.underWay(price, since)}</Notice>
  )
}

/** No provider knows of the money: an owner gives it back, and writes that down. */
const isByHand = ({ paymentInfo: { kind } }: AdminOrder): boolean => kind === 'cash' || kind === 'manual'

/** What the bank refused may be tried once more, or goes back by hand. */
export function MoneyBackDialog(props: RefundProps) {
  const { giveBack } = useAdminTexts()
  const [isInstead, setInstead] = useState(false)
  const { order } = props
  const way = wasRefused(order.paymentInfo) ? (
    <CheckField
      label={giveBack.instead}
      name="byHand"
      checked={isInstead}
      onChange={({ currentTarget }) => setInstead(currentTarget.checked)}
    />
  ) : null
  const Way = isByHand(order) || isInstead ? GiveBackDialog : RefundDialog
  return <Way {...props} way={way} />
}

function owedIn(order: AdminOrder, money: ReturnType<typeof useAdminTexts>['money']) {
  if (order.paymentInfo.isPart) return money.partOwed
  return isByHand(order) ? money.giveBackOwed : money.refundOwed
}

/** A cancelled order keeps its payment: what is left of it can go back. One that was made cheaper owes the difference. */
export function RefundOffer({ order, onRefund }: PanelProps) {
  const { giveBack, money, refund } = useAdminTexts()
  const language = useLanguage()
  const isOwner = useIsOwner()
  const { dueBack, owedBack } = order.paymentInfo
  const isCancelled = order.status === 'cancelled'
  const owed = isCancelled ? dueBack : owedBack
  const amount = priceText(fromPounds(owed), language)
  if (owed === 0 || !mayBeSent(order.paymentInfo)) return null
  return (
    <Notice className={styles.offer}>
      <span>{isCancelled ? owedIn(order, money)(amount) : money.differenceOwed(amount)}</span>
      {isOwner ? (
        <span className={styles.ways}>
          <Button aria-haspopup="dialog" onClick={onRefund}>
            {isByHand(order) ? giveBack.action : refund.title}
          </Button>
          {isCancelled ? <KeepMoney order={order} /> : null}
        </span>
      ) : (
        <span>{money.onlyOwner}</span>
      )}
    </Notice>
  )
}

function Refunds({ refunds }: { refunds: AdminOrder['paymentInfo']['refunds'] }) {
  const { details, giveBack, money } = useAdminTexts()
  const language = useLanguage()
  const wordOf = ({ amount, how, state }: Pick<(typeof refunds)[number], 'amount' | 'how' | 'state'>): string => {
    if (amount === 0) return money.kept
    return how ? giveBack.ways[how] : money.refundStates[state]
  }
  return (
    <section className={styles.list}>
      <h3>{money.refunds}</h3>
      <ul>
        {[...refunds].reverse().map(({ id, amount, state, reason, how, reference, by, at, lines }) => (
          <li key={id}>
            <span className={styles.ends}>
              <strong>
                <Price pounds={amount} language={language} />
              </strong>
              <Badge tone={amount === 0 ? 'neutral' : TONES[state]}>{wordOf({ amount, how, state })}</Badge>
            </span>
            <RefundedLines lines={lines} />
            {reference ? (
              <span className={styles.reason}>
                {`${giveBack.reference}: `}
                <bdi>{reference}</bdi>
              </span>
            ) : null}
            {reason ? (
              <span className={styles.reason}>
                <bdi>{reason}</bdi>
              </span>
            ) : null}
            <span className={styles.faint}>
              <Moment at={at} /> <bdi>{by ? details.by(by) : money.notAskedByTeam}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
