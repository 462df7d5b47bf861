import { type ReactNode, useId } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { verifySkuCall } from '#orders/api.ts'
import { AmountsList } from '#orders/pages/amounts-list.tsx'
import { AnswerHeading } from '#orders/pages/answer-heading.tsx'
import { LineList } from '#orders/pages/line-list.tsx'
import { MoneyBack } from '#orders/pages/money-back.tsx'
import { ScanMe } from '#orders/pages/scan-me.tsx'
import { OrderBadge } from '#orders/pages/status-badge.tsx'
import { amountsOf } from '#orders/shown-order.ts'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './verify.module.css'

export type Verified = Answer<typeof verifySkuCall>['data']

/** Whether the piece is genuine, and what the shop knows of it. */
export function Certificate({ result }: { result: Verified }) {
  const { verify } = useTexts('verify')
  const { order, products } = result
  return (
    <article className={styles.certificate}>
      {order.status === 'cancelled' ? <Cancelled result={result} /> : <Genuine result={result} />}
      <UnpaidOrder order={order} />
      <div className={styles.cards}>
        <OrderCard result={result} />
        <PaymentCard result={result} />
        <CustomerCard result={result} />
        <Card title={verify.products} isWide>
          <LineList lines={products} />
          <AmountsList amounts={amountsOf(order)} />
        </Card>
      </div>
      <div className={styles.tools}>
        <Button kind="outline" onClick={() => print()}>
          {verify.print}
        </Button>
      </div>
    </article>
  )
}

function Sku({ sku }: { sku: string }) {
  const { verify } = useTexts('verify')
  return (
    <p className={styles.sku}>
      <Code>{sku}</Code>
      <CopyButton text={sku} label={verify.copy} copiedLabel={verify.copied} />
    </p>
  )
}

function Genuine({ result: { order, verificationInfo } }: { result: Verified }) {
  const { verify, shop } = useTexts('verify')
  const day = dayText(verificationInfo.verifiedAt, useLanguage())
  return (
    <header className={styles.genuine} data-ground="ink">
      <p className={styles.kind}>
        {shop.shell.shopName}
        <span aria-hidden="true">{'\u00a0· '}</span>
        {verify.certificate}
      </p>
      <AnswerHeading>
        <CheckIcon />
        {verify.genuine(day)}
      </AnswerHeading>
      <Sku sku={order.sku} />
      <ScanMe sku={order.sku} />
    </header>
  )
}

function Cancelled({ result: { order } }: { result: Verified }) {
  const { verify } = useTexts('verify')
  return (
    <header className={styles.outlined}>
      <AnswerHeading>{verify.cancelled}</AnswerHeading>
      <p>{verify.cancelledText}</p>
      <Sku sku={order.sku} />
    </header>
  )
}

function Card({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={isWide ? styles.wide : undefined} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

const Rows = ({ rows }: { rows: Record<string, ReactNode> }) => (
  <dl>
    {Object.entries(rows).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function OrderCard({ result: { order } }: { result: Verified }) {
  const { verify } = useTexts('verify')
  const language = useLanguage()
  const { governorateName, governorateNameAr } = order.shippingAddress
  return (
    <Card title={verify.order}>
      <Rows
        rows={{
          [verify.placedOn]: <time dateTime={order.createdAt}>{dayText(order.createdAt, language)}</time>,
          [verify.status]: <OrderBadge order={order} />,
          [verify.method]: verify.methods[order.paymentMethod],
          [verify.deliveryTo]: inWords(language, governorateName, governorateNameAr),
        }}
      />
    </Card>
  )
}

const TONES: Record<Verified['verificationInfo']['payment'], Tone> = {
  verified: 'success',
  pending: 'warning',
  unverified: 'danger',
}

function PaymentCard({ result: { order, verificationInfo } }: { result: Verified }) {
  const { verify } = useTexts('verify')
  const language = useLanguage()
  const { payment } = verificationInfo
  const { paidAt } = order.paymentInfo
  return (
    <Card title={verify.payment}>
      <p>
        <Badge tone={TONES[payment]}>{verify.payments[payment]}</Badge>
      </p>
      <p>{verify.paymentTexts[payment]}</p>
      {paidAt ? <p className={styles.help}>{verify.paidOn(dayText(paidAt, language))}</p> : null}
      <MoneyBack order={order} className={styles.help} />
    </Card>
  )
}

function CustomerCard({ result: { order, customer } }: { result: Verified }) {
  const { verify } = useTexts('verify')
  return (
    <Card title={verify.customer}>
      <Rows
        rows={{
          [verify.name]: <bdi>{customer.name}</bdi>,
          [verify.email]: <Code>{customer.email}</Code>,
        }}
      />
      {order.isMasked ? <p className={styles.help}>{verify.maskedNote}</p> : null}
    </Card>
  )
}
