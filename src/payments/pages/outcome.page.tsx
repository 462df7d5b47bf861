import { redirect, useLocation } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf, withoutLanguage } from '#lib/language.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { derivedSku, KEPT, OUTCOMES, type Outcome, outcomeOfReason, outcomePath } from '../outcome.ts'
import type { Route } from './+types/outcome.page.ts'
import { PaidFor } from './paid-for.tsx'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'
import { SetAside } from './set-aside.tsx'
import { type KnownOrder, useKnownOrder } from './use-known-order.tsx'
import { clockText, useTimeLeft } from './use-time-left.tsx'
import { useUnpaidOrder } from './use-unpaid-order.tsx'

/** The page stands at the outcome's own address; /payment-failure is an older one. */
const outcomeAt = (pathname: string): Outcome =>
  OUTCOMES.find((outcome) => withoutLanguage(pathname).replace(/\/$/, '') === `/payment/${outcome}`) ?? 'failure'

export const handle = pageNeeds({ texts: ['checkout'], fresh: ['reason', 'status', ...KEPT] })

function load({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const reason = outcomeOfReason(searchParams)
  if (outcomeAt(pathname) === 'failure' && reason !== 'failure')
    throw redirect(inLanguage(languageOf(pathname), outcomePath(reason, searchParams)))
  return null
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ location }) =>
  paymentMeta(location, ({ outcomes }) => outcomes[outcomeAt(location.pathname)].title)

const hasMoved = ({ paymentInfo }: ShownOrder): boolean => paymentInfo.payBy === null

const movedTo = ({ status, isPaid }: ShownOrder): 'cancelled' | 'paid' | 'cash' =>
  status === 'cancelled' ? 'cancelled' : isPaid ? 'paid' : 'cash'

function useOrderWords({ order, isElsewhere, isLooking }: KnownOrder): string {
  const texts = useTexts('payment').payment
  if (isElsewhere) return texts.orderElsewhere
  if (order) return hasMoved(order) ? texts.orderMoved[movedTo(order)](order.sku) : texts.orderKept
  return isLooking ? '' : texts.noOrder
}

/** Only a result that the server verified proves that nothing was charged. */
export default function OutcomePage() {
  const texts = useTexts('payment').payment
  const { pathname } = useLocation()
  const outcome = outcomeAt(pathname)
  const knownOrder = useKnownOrder()
  const { isDeclined, isLooking, order } = knownOrder
  const waiting = order && !hasMoved(order) ? order : null
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.outcomes[outcome].title}</h1>
      <div className={styles.beside}>
        <div className={styles.split}>
          <div>
            <div className={styles.said}>
              <p>{isDeclined && outcome === 'failure' ? texts.cardDeclined : texts.outcomes[outcome].text}</p>
              {isDeclined ? <p>{texts.notCharged}</p> : null}
              {waiting && !isDeclined ? <p>{texts.notConfirmed}</p> : null}
              <p role="status" className={styles.known}>
                {useOrderWords(knownOrder)}
              </p>
            </div>
            {waiting ? <WaysToPay order={waiting} /> : <Ways knownOrder={knownOrder} />}
          </div>
          <SetAside as={isLooking ? 'nothing' : waiting ? 'number' : 'pieces'} />
          <p className={styles.small}>{texts.help}</p>
          {waiting ? <PaidFor order={waiting} code={<Code>{waiting.sku}</Code>} /> : null}
        </div>
      </div>
    </div>
  )
}

function WaysToPay({ order }: { order: ShownOrder }) {
  const texts = useTexts('payment').payment
  const { under, problem, takesCash, inCash } = useUnpaidOrder(order, { isPaidNow: false })
  const timeLeft = useTimeLeft(order.paymentInfo.payBy)
  return (
    <>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <div className={styles.ways}>
        <ButtonLink to={inLanguage(useLanguage(), '/checkout')}>{texts.tryAgain}</ButtonLink>
        {takesCash && timeLeft > 0 ? (
          <Button kind="outline" busy={under === 'cash'} onClick={() => void inCash()}>
            {texts.unpaid.cash}
          </Button>
        ) : null}
        <HomeLink kind="quiet" />
      </div>
      <p className={styles.left} role="timer">
        {timeLeft > 0 ? texts.unpaid.timeLeft(clockText(timeLeft)) : texts.unpaid.timeOver}
      </p>
    </>
  )
}

function Ways({ knownOrder: { order, isElsewhere } }: { knownOrder: KnownOrder }) {
  const { payment: texts, checkout } = useTexts('payment', 'checkout')
  const { search } = useLocation()
  const [to, name] = order
    ? [`/order/${order.id}`, texts.success.toOrder]
    : isElsewhere
      ? [`/guest-track?sku=${derivedSku(new URLSearchParams(search)) ?? ''}`, checkout.order.track]
      : ['/checkout', texts.tryAgain]
  return (
    <div className={styles.ways}>
      <ButtonLink to={inLanguage(useLanguage(), to)}>{name}</ButtonLink>
      <HomeLink kind="outline" />
    </div>
  )
}

const HomeLink = ({ kind }: { kind: 'outline' | 'quiet' }) => (
  <ButtonLink kind={kind} to={inLanguage(useLanguage(), '/')}>
    {useTexts('payment').payment.home}
  </ButtonLink>
)
