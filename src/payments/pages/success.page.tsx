import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { cancelGuestOrderCall, changeOwnOrderCall } from '#orders/api.ts'
import { shortId } from '#orders/order.ts'
import { OrderBadge } from '#orders/pages/status-badge.tsx'
import type { ShownOrder } from '#orders/shown-order.ts'
import { verifyAddress } from '#orders/verify-address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { Loading } from '#ui/loading.tsx'
import { useCanShare } from '#ui/use-can-share.tsx'
import { getTransactionStatusCall, sendPaymentResultCall } from '../api.ts'
import { derivedSku, KEPT, orderIdIn } from '../outcome.ts'
import type { Route } from './+types/success.page.ts'
import { keptResult } from './kept-result.ts'
import { PaidFor } from './paid-for.tsx'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'
import { SetAside } from './set-aside.tsx'
import { type PaymentProgress, usePaymentStatus } from './use-payment-status.tsx'
import { useSetAside } from './use-set-aside.tsx'
import type { OrderPageState } from './use-unpaid-order.tsx'

export const handle = pageNeeds({ texts: ['checkout', 'payment'], fresh: KEPT })

export const meta = ({ location, loaderData }: Pick<Route.MetaArgs, 'location'> & { loaderData?: Loaded }) =>
  paymentMeta(location, ({ success }) => success[titleOf(loaderData)])

type Loaded = Awaited<ReturnType<typeof clientLoader>>

/** In its own browser the server asks the bank about it; in another, what the bank signed shows where it stands. */
async function findPaid(
  id: string,
): Promise<{ order: ShownOrder; query: string | null; verified: string | null } | 'unknown' | null> {
  const call = accessToken.read() === null ? cancelGuestOrderCall : changeOwnOrderCall
  const query = keptResult(id)
  const [own, result] = await Promise.all([
    sendRequest(call, { id, status: 'paid' }).catch((error: unknown) => refusalIn(error)),
    query === null ? null : sendRequest(sendPaymentResultCall, { query }).catch(() => null),
  ])
  if (!(own instanceof Refusal)) return { order: own.order, query: null, verified: result?.outcome ?? null }
  if (result) return { order: result.order, query, verified: result.outcome }
  return own.status === 404 && query === null ? 'unknown' : null
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const transactionId = searchParams.get('id') ?? searchParams.get('txn_id')
  const namedId = orderIdIn(searchParams)
  const byTransaction = async (): Promise<string | null> => {
    if (transactionId === null || !/^[1-9]\d{0,15}$/.test(transactionId)) return null
    const answer = await sendRequest(getTransactionStatusCall, { transactionId }).catch(() => null)
    return answer?.order.id ?? null
  }
  const orderId = namedId ?? (await byTransaction())
  const lookup = orderId ? await findPaid(orderId) : 'unknown'
  const result = lookup === 'unknown' ? null : lookup
  return {
    orderId,
    isUnknown: lookup === 'unknown',
    order: result?.order ?? null,
    query: result?.query ?? null,
    verified: result?.verified ?? null,
    transactionId,
    sku: orderId ? `BW${orderId.slice(-6)}` : derivedSku(searchParams),
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href

export function HydrateFallback() {
  const { success, needsScript } = useTexts('payment').payment
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{success.waitingTitle}</h1>
      <Loading label={success.waiting} withoutScript={needsScript} />
    </div>
  )
}

function titleOf(loaded?: Loaded): 'cancelledTitle' | 'paidTitle' | 'waitingTitle' | 'unknownTitle' {
  if (loaded?.isUnknown) return 'unknownTitle'
  const status = loaded?.order?.status ?? 'pending'
  return status === 'pending' ? 'waitingTitle' : status === 'cancelled' ? 'cancelledTitle' : 'paidTitle'
}

/** Only a result that the server verified proves that money was taken. */
function cancelledText({ order, verified }: Loaded): 'issue' | 'issueCancelled' | 'expired' | 'cancelled' {
  const isExpired = order?.paymentInfo.isExpired ?? false
  if (verified === 'paid') return isExpired ? 'issue' : 'issueCancelled'
  return isExpired ? 'expired' : 'cancelled'
}

function waitingText({ isLate, isUnheard, isUnknown }: PaymentProgress): 'late' | 'unheard' | 'unknown' | 'waiting' {
  if (isUnknown) return 'unknown'
  if (isLate) return 'late'
  return isUnheard ? 'unheard' : 'waiting'
}

function useOrderOf({ orderId, order, query }: Loaded): PaymentProgress {
  const { revalidate } = useRevalidator()
  const status = order?.status ?? null
  const firstState = { status, isUndecided: order?.paymentInfo.isUndecided ?? false }
  const progress = usePaymentStatus({ id: orderId, firstState, query })
  const hasMoved = progress.status !== status
  useEffect(() => {
    if (hasMoved) void revalidate()
  }, [hasMoved, revalidate])
  return progress
}

function useWords(loaded: Loaded): { title: string; text: string; isAsked: boolean } {
  const { success: texts } = useTexts('payment').payment
  const progress = useOrderOf(loaded)
  const name = titleOf(loaded)
  const waitingTitle = waitingText(progress)
  const textNames = {
    cancelledTitle: cancelledText(loaded),
    paidTitle: 'paid',
    unknownTitle: 'unknown',
    waitingTitle,
  } as const
  const text = textNames[name]
  const isAsked = text === 'waiting' || text === 'unheard'
  return { title: texts[text === 'unknown' ? 'unknownTitle' : name], text: texts[text], isAsked }
}

function ShareButton({ sku }: { sku: string }) {
  const { success } = useTexts('payment').payment
  const language = useLanguage()
  const canShare = useCanShare()
  const text = success.shareText(sku)
  const url = verifyAddress(sku, language)
  // Closing the phone's sheet without sharing is no failure.
  if (canShare)
    return (
      <Button kind="quiet" onClick={() => void navigator.share({ title: text, url }).catch(() => undefined)}>
        {success.share}
      </Button>
    )
  return (
    <ButtonLink
      kind="quiet"
      to={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      target="_blank"
      rel="noreferrer"
    >
      {success.share}
    </ButtonLink>
  )
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { success: texts } = useTexts('payment').payment
  const { title, text, isAsked } = useWords(loaderData)
  const { order } = loaderData
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.beside}>
        <div className={styles.split}>
          <div>
            <p role="status" className={isAsked ? styles.asked : styles.said}>
              {text}
            </p>
            <Facts {...loaderData} />
            {order && !order.isOwn ? <p>{texts.elsewhere}</p> : null}
            <Ways {...loaderData} />
          </div>
          <SetAside as={order?.isOwn ? 'number' : 'pieces'} set={useSetAside()} />
          {order?.isOwn ? <PaidFor order={order} /> : null}
        </div>
      </div>
    </div>
  )
}

function Facts({ orderId, order, transactionId, sku }: Loaded) {
  const { checkout, payment } = useTexts('checkout', 'payment')
  const { success: texts } = payment
  if (!sku) return null
  return (
    <dl className={styles.facts}>
      {orderId ? (
        <div>
          <dt>{texts.order}</dt>
          <dd className={styles.small}>
            <Code>{shortId(orderId)}</Code>
          </dd>
        </div>
      ) : null}
      {transactionId ? (
        <div>
          <dt>{texts.transaction}</dt>
          <dd className={styles.small}>
            <Code>{transactionId}</Code>
          </dd>
        </div>
      ) : null}
      {order ? (
        <div>
          <dt>{checkout.order.timeline}</dt>
          <dd>
            <OrderBadge order={order} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{texts.sku}</dt>
        <dd className={styles.sku}>
          <Code>{sku}</Code>
          <span className={styles.tools}>
            <CopyButton text={sku} label={texts.copy} copiedLabel={texts.copied} />
            <ShareButton sku={sku} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

const CONFIRMING: OrderPageState = { isConfirming: true }

function Ways({ order, sku, isUnknown }: Loaded) {
  const { checkout, payment } = useTexts('checkout', 'payment')
  const { success: texts } = payment
  const language = useLanguage()
  return (
    <div className={styles.ways}>
      {order?.isOwn ? (
        <ButtonLink to={inLanguage(language, `/order/${order.id}`)} state={CONFIRMING}>
          {texts.toOrder}
        </ButtonLink>
      ) : null}
      {isUnknown && sku ? (
        <ButtonLink to={inLanguage(language, `/guest-track?sku=${sku}`)}>{checkout.order.track}</ButtonLink>
      ) : null}
      <ButtonLink kind="outline" to={inLanguage(language, '/')}>
        {texts.toShop}
      </ButtonLink>
      <ButtonLink kind="outline" to={inLanguage(language, sku ? `/verify?sku=${sku}` : '/verify')}>
        {texts.verify}
      </ButtonLink>
    </div>
  )
}
