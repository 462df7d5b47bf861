import { useLocation } from 'react-router'
import { useCanShare } from '#catalog/share.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import { fieldOf } from '#lib/field-of.ts'
import { inLanguage } from '#lib/language.ts'
import { cancelGuestOrderCall, changeOwnOrderCall } from '#orders/api.ts'
import { shortId } from '#orders/order.ts'
import { verifyAddress } from '#orders/verify-address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/success.page.ts'
import { getTransactionStatusCall } from './api.ts'
import { derivedSku, orderIdIn } from './outcome.ts'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'
import { SetAside } from './set-aside.tsx'
import { type PaymentProgress, usePaymentStatus } from './use-payment-status.tsx'

export const meta: Route.MetaFunction = ({ location }) => paymentMeta(location, ({ success }) => success.paidTitle)

/** The order that the address names, or the one that its transaction belongs to. The server asks the bank about it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const transactionId = searchParams.get('id') ?? searchParams.get('txn_id')
  const named = orderIdIn(searchParams)
  const byTransaction = async (): Promise<string | null> => {
    if (transactionId === null || !/^[1-9]\d{0,15}$/.test(transactionId)) return null
    const found = await ask(getTransactionStatusCall, { transactionId }).catch(() => null)
    return found?.order.id ?? null
  }
  const orderId = named ?? (await byTransaction())
  const call = accessToken.read() === null ? cancelGuestOrderCall : changeOwnOrderCall
  const told = orderId ? await ask(call, { id: orderId, status: 'paid' }).catch(() => null) : null
  return {
    orderId,
    status: told?.order.status ?? null,
    transactionId,
    sku: orderId ? `BW${orderId.slice(-6)}` : derivedSku(searchParams),
  }
}

export const shouldRevalidate = () => false

export function HydrateFallback() {
  const { success, needsScript } = useTexts().payment
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{success.waitingTitle}</h1>
      <Loading label={success.waiting} withoutScript={needsScript} />
    </div>
  )
}

function useWords({ status, isUnheard, isLate }: PaymentProgress): { title: string; text: string; isAsked?: true } {
  const { success: texts } = useTexts().payment
  // Only a result that the server verified proves that money was taken.
  const isPaid = fieldOf(useLocation().state, 'verified') === 'paid'
  if (status === 'cancelled') return { title: texts.cancelledTitle, text: isPaid ? texts.issue : texts.cancelled }
  if (status !== null && status !== 'pending') return { title: texts.paidTitle, text: texts.paid }
  return isLate
    ? { title: texts.waitingTitle, text: texts.late }
    : { title: texts.waitingTitle, text: isUnheard ? texts.unheard : texts.waiting, isAsked: true }
}

function ShareButton({ sku }: { sku: string }) {
  const { success } = useTexts().payment
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

export default function SuccessPage({ loaderData: { orderId, status, transactionId, sku } }: Route.ComponentProps) {
  const { success: texts } = useTexts().payment
  const language = useLanguage()
  const progress = usePaymentStatus(orderId, status)
  const { title, text, isAsked } = useWords(progress)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status" className={isAsked && orderId ? styles.asked : styles.said}>
        {text}
      </p>
      {sku ? (
        <dl className={styles.facts}>
          {orderId ? (
            <div>
              <dt>{texts.order}</dt>
              <dd>
                <Code>{shortId(orderId)}</Code>
              </dd>
            </div>
          ) : null}
          {transactionId ? (
            <div>
              <dt>{texts.transaction}</dt>
              <dd>
                <Code>{transactionId}</Code>
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
      ) : null}
      <div className={styles.ways}>
        {orderId && progress.status !== null ? (
          <ButtonLink to={inLanguage(language, `/order/${orderId}`)}>{texts.toOrder}</ButtonLink>
        ) : null}
        <ButtonLink kind="outline" to={inLanguage(language, '/')}>
          {texts.toShop}
        </ButtonLink>
        <ButtonLink kind="outline" to={inLanguage(language, sku ? `/verify?sku=${sku}` : '/verify')}>
          {texts.verify}
        </ButtonLink>
      </div>
      <SetAside />
    </div>
  )
}
