import { redirect, useLocation, useNavigate } from 'react-router'
import { useCart } from '#cart/use-cart.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf, withoutLanguage } from '#lib/language.ts'
import { accessToken } from '#lib/request-over-http.ts'
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
import { type PiecesSetAside, useSetAside } from './use-set-aside.tsx'
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

function useOrderWords({ order, isElsewhere, isLooking }: KnownOrder, isKept: boolean): string {
  const texts = useTexts('payment').payment
  if (isElsewhere) return texts.orderElsewhere
  if (order) return hasMoved(order) ? texts.orderMoved[movedTo(order)](order.sku) : texts.orderKept
  return isLooking ? '' : isKept ? texts.piecesKept : texts.noOrder
}

function waitingOrder({ order }: KnownOrder): ShownOrder | null {
  return order && !hasMoved(order) ? order : null
}

export default function OutcomePage() {
  const texts = useTexts('payment').payment
  const outcome = outcomeAt(useLocation().pathname)
  const knownOrder = useKnownOrder()
  const { isElsewhere, isLooking, order } = knownOrder
  const waiting = waitingOrder(knownOrder)
  const set = useSetAside()
  // There is nothing to try again: the checkout would be empty.
  const keptPieces = set.pieces > 0 && !isLooking && !order && !isElsewhere ? set : null
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.outcomes[outcome].title}</h1>
      <div className={styles.beside}>
        <div className={styles.split}>
          <div>
            <Said outcome={outcome} knownOrder={knownOrder} isKept={keptPieces !== null} />
            {waiting ? (
              <WaysToPay order={waiting} />
            ) : (
              <Ways outcome={outcome} knownOrder={knownOrder} keptPieces={keptPieces} />
            )}
            <p className={isLooking ? styles.later : styles.small}>
              {keptPieces ? `${texts.notConfirmed} ` : null}
              {texts.help}
            </p>
          </div>
          <SetAside
            as={isLooking ? 'nothing' : waiting ? 'number' : 'pieces'}
            set={set}
            isPutBackByPage={keptPieces !== null}
          />
          {waiting ? <PaidFor order={waiting} code={<Code>{waiting.sku}</Code>} /> : null}
        </div>
      </div>
    </div>
  )
}

interface SaidProps {
  outcome: Outcome
  knownOrder: KnownOrder
  isKept: boolean
}

/** Only a result that the server verified proves that nothing was charged. */
function Said({ outcome, knownOrder, isKept }: SaidProps) {
  const texts = useTexts('payment').payment
  const { isDeclined } = knownOrder
  return (
    <div className={styles.said}>
      <p>{isDeclined && outcome === 'failure' ? texts.cardDeclined : texts.outcomes[outcome].text}</p>
      {isDeclined ? <p>{texts.notCharged}</p> : null}
      {waitingOrder(knownOrder) && !isDeclined ? <p>{texts.notConfirmed}</p> : null}
      <p role="status" className={styles.known}>
        {useOrderWords(knownOrder, isKept)}
      </p>
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
        <HomeLink />
      </div>
      <p className={styles.left} role="timer">
        {timeLeft > 0 ? texts.unpaid.timeLeft(clockText(timeLeft)) : texts.unpaid.timeOver}
      </p>
    </>
  )
}

interface WaysProps extends Pick<SaidProps, 'outcome' | 'knownOrder'> {
  keptPieces: PiecesSetAside | null
}

function Ways({ outcome, knownOrder: { order, isElsewhere, isLooking }, keptPieces }: WaysProps) {
  const { payment: texts, checkout } = useTexts('payment', 'checkout')
  const { search } = useLocation()
  const language = useLanguage()
  const isEmpty = useCart(({ isReady, items }) => isReady && items.length === 0)
  if (isEmpty && !isLooking && !order && !isElsewhere && !keptPieces) return <WaysOn outcome={outcome} />
  const [to, name] = order
    ? [`/order/${order.id}`, texts.success.toOrder]
    : isElsewhere
      ? [`/guest-track?sku=${derivedSku(new URLSearchParams(search)) ?? ''}`, checkout.order.track]
      : ['/checkout', texts.tryAgain]
  return (
    <div className={styles.ways}>
      {keptPieces ? (
        <BackToCheckout keptPieces={keptPieces} />
      ) : (
        <ButtonLink to={inLanguage(language, to)}>{name}</ButtonLink>
      )}
      <HomeLink />
    </div>
  )
}

/** There is nothing to pay, and the checkout would be empty. */
function WaysOn({ outcome }: Pick<SaidProps, 'outcome'>) {
  const { payment: texts, shop } = useTexts('payment')
  const language = useLanguage()
  const orders = accessToken.read() === null ? '/guest-track' : '/account/orders'
  return (
    <div className={styles.ways}>
      <ButtonLink to={inLanguage(language, '/products')}>{texts.success.toShop}</ButtonLink>
      <HomeLink />
      <ButtonLink kind="quiet" to={inLanguage(language, orders)}>
        {shop.shell.trackOrder}
      </ButtonLink>
      {outcome === 'failure' ? (
        <ButtonLink kind="quiet" to={inLanguage(language, '/checkout')}>
          {texts.tryAgain}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function BackToCheckout({ keptPieces }: { keptPieces: PiecesSetAside }) {
  const navigate = useNavigate()
  const language = useLanguage()
  const go = (): void => {
    keptPieces.putBack()
    void navigate(inLanguage(language, '/checkout'))
  }
  return <Button onClick={go}>{useTexts('payment').payment.backToCheckout}</Button>
}

const HomeLink = () => (
  <ButtonLink kind="quiet" to={inLanguage(useLanguage(), '/')}>
    {useTexts('payment').payment.home}
  </ButtonLink>
)
