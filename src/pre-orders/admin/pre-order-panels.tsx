import { Link } from 'react-router'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { dateWords } from '#back-office/day-words.ts'
import { Moment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import type { AdminPreOrder } from '../shown-pre-order.ts'
import styles from './pre-orders.module.css'

interface PanelProps {
  preOrder: AdminPreOrder
}

/** What became of it, with the way there. */
export function OutcomeNotice({ preOrder: { order, cancelledBy } }: PanelProps) {
  const { preOrder: texts, statuses } = useAdminTexts()
  const language = useLanguage()
  if (order)
    return (
      <Notice tone={order.status === 'cancelled' ? 'warning' : 'info'}>
        {order.status === 'cancelled' ? texts.orderIsCancelled : texts.becameOrder}{' '}
        <Link to={inLanguage(language, `/admin/orders/${order.id}`)}>{texts.seeOrder(order.sku)}</Link>{' '}
        {order.status === 'cancelled' ? null : statuses[order.status]}
      </Notice>
    )
  if (!cancelledBy) return null
  return <Notice>{cancelledBy === 'team' ? texts.cancelledByTeam : texts.cancelledByShopper}</Notice>
}

export function AskedForPanel({ preOrder }: PanelProps) {
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  const { color, size, quantity, price, total, freeShipping, releaseOn, shipsOn, createdAt } = preOrder
  return (
    <Panel title={texts.details}>
      <Facts
        rows={{
          [texts.color]: texts.colors[color],
          [texts.size]: <bdi>{size}</bdi>,
          [texts.quantity]: quantity,
          [texts.price]: <Price pounds={price} language={language} />,
          [texts.total]: <Price pounds={total} language={language} />,
          [texts.shipping]: freeShipping ? texts.freeShipping : texts.paidShipping,
          [texts.release]: dateWords(`${releaseOn}T12:00Z`, language),
          [texts.ships]: dateWords(`${shipsOn}T12:00Z`, language),
          [texts.code]: <PromoState preOrder={preOrder} />,
          [texts.date]: <Moment at={createdAt} />,
        }}
      />
    </Panel>
  )
}

function PromoState({ preOrder: { promoCode } }: PanelProps) {
  const { codeStates } = useAdminTexts().preOrder
  const language = useLanguage()
  if (!promoCode) return codeStates.none
  const { code, isUsed, isActive, from } = promoCode
  const waits = isActive ? codeStates.waits(dateWords(from, language)) : codeStates.off
  return (
    <>
      <Code>{code}</Code> <span className={styles.faint}>{isUsed ? codeStates.used : waits}</span>
    </>
  )
}

export function CustomerPanel({ preOrder: { accountId, name, email, phone } }: PanelProps) {
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <Panel title={texts.customer}>
      <Facts
        rows={{
          [texts.name]: <bdi>{name}</bdi>,
          ...(email
            ? {
                [texts.email]: (
                  <a className={styles.email} href={`mailto:${email}`}>
                    <Code>{email}</Code>
                  </a>
                ),
              }
            : {}),
          [texts.phone]: phone ? <Code>{phone}</Code> : texts.noPhone,
        }}
      />
      {accountId ? (
        <Link className={styles.way} to={inLanguage(language, `/admin/customers/${accountId}`)}>
          {texts.allOf}
        </Link>
      ) : null}
    </Panel>
  )
}

type Step = AdminPreOrder['history'][number]

export function HistoryPanel({ preOrder: { history } }: PanelProps) {
  const { preOrder: texts } = useAdminTexts()
  return (
    <Panel title={texts.history}>
      <ol className={styles.history}>
        {[...history].reverse().map((step) => (
          <li key={step.id}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function titleOf({ from, to }: Step) {
  if (from === 'cancelled') return 'reopened'
  return from === 'ordered' ? 'waitsAgain' : to
}

function StepLine({ step }: { step: Step }) {
  const { at, by, note, order } = step
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <>
      <strong>{texts.steps[titleOf(step)]}</strong>
      <span className={styles.faint}>
        <Moment at={at} /> <bdi>{by ? texts.by(by) : texts.byShopper}</bdi>
      </span>
      {order ? <Link to={inLanguage(language, `/admin/orders/${order.id}`)}>{texts.seeOrder(order.sku)}</Link> : null}
      {note ? (
        <p>
          <bdi>{note}</bdi>
        </p>
      ) : null}
    </>
  )
}
