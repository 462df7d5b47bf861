import { Moment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { AskProvider } from './ask-provider.tsx'
import styles from './money.module.css'
import tries from './tries.module.css'

type Try = AdminOrder['paymentInfo']['tries'][number]
type Message = AdminOrder['told'][number]

/** Each try of the customer at the bank, what the provider said of it, and what that was held against. */
export function PaymentTries({ order }: { order: AdminOrder }) {
  const { money } = useAdminTexts()
  return (
    <section className={styles.list}>
      <h3>{money.tries}</h3>
      <ol>
        {order.paymentInfo.tries.map((one) => (
          <OneTry key={one.number} one={one} told={order.told.filter(({ number }) => number === one.number)} />
        ))}
      </ol>
      <AskProvider orderId={order.id} />
    </section>
  )
}

function OneTry({ one: { number, state, at, askedAt, providerOrderId }, told }: { one: Try; told: Message[] }) {
  const { money, told: texts } = useAdminTexts()
  const language = useLanguage()
  const isWithBank = state === 'open' && told.at(-1)?.verdict === 'pending'
  return (
    <li>
      <span className={styles.ends}>
        <span>{money.number(number)}</span>
        <span>{money.tryStates[isWithBank ? 'pending' : state] ?? state}</span>
      </span>
      <Moment className={styles.faint} at={at} />
      {providerOrderId ? (
        <span className={styles.faint}>
          {`${texts.providerOrder}: `}
          <Code>{providerOrderId}</Code>
        </span>
      ) : null}
      {askedAt ? <span className={styles.faint}>{`${texts.lastAsked}: ${momentText(askedAt, language)}`}</span> : null}
      {told.length === 0 ? (
        <span className={styles.faint}>{texts.silent}</span>
      ) : (
        <details className={tries.said}>
          <summary>{texts.said(told.length)}</summary>
          <ul>
            {told.map((message) => (
              <Said key={message.id} message={message} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const TONES: Record<string, 'success' | 'danger' | 'warning'> = {
  settled: 'success',
  'settled late': 'success',
  mismatch: 'danger',
  unsigned: 'danger',
  declined: 'warning',
  'sent back': 'warning',
}

function Said({
  message: { source, verdict, transactionId, amount, currency, message, ...rest },
}: {
  message: Message
}) {
  const { money, told: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <li>
      <span className={styles.ends}>
        <strong>{texts.sources[source] ?? source}</strong>
        <Badge tone={TONES[verdict] ?? 'neutral'}>{texts.verdicts[verdict] ?? verdict}</Badge>
      </span>
      <span className={styles.ends}>
        {currency === 'EGP' ? (
          <Price pounds={amount} language={language} />
        ) : (
          <bdi dir="ltr">{`${amount} ${currency}`}</bdi>
        )}
        {message ? (
          <bdi className={styles.faint} lang="en">
            {message}
          </bdi>
        ) : null}
      </span>
      {transactionId ? (
        <span className={styles.faint}>
          {`${money.transaction}: `}
          <Code>{transactionId}</Code>
        </span>
      ) : null}
      <Checked checks={rest.checks} />
      <span className={styles.faint}>
        <Moment at={rest.lastAt} />
        {rest.seen > 1 ? ` (${texts.times(rest.seen)})` : null}
      </span>
    </li>
  )
}

function Checked({ checks }: Pick<Message, 'checks'>) {
  const { told: texts } = useAdminTexts()
  const rows = [
    [texts.checks.signature, checks.signature],
    [texts.checks.order, checks.order],
    [texts.checks.amount, checks.amount],
    [texts.checks.currency, checks.currency],
    [texts.checks.integration, checks.integration],
  ] as const
  return (
    <dl className={tries.checks}>
      {rows.map(([name, fits]) => (
        <div key={name} data-fits={fits ?? undefined}>
          <dt>{name}</dt>
          <dd>{fits === null ? texts.notCompared : fits ? texts.fits : texts.differs}</dd>
        </div>
      ))}
    </dl>
  )
}
