import { dayText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { Price } from '#ui/price.tsx'
import type { readReceiptCall } from './api.ts'
import { Both, type BothProps, Row, type Words } from './both.tsx'
import { lessBack, vatIn } from './invoice.ts'
import styles from './sheet-sums.module.css'

interface SumsProps extends Omit<BothProps, 'of'> {
  invoice: Answer<typeof readReceiptCall>['receipt']
  language: Language
}

interface TotalsProps extends SumsProps {
  /** Whoever is registered for value added tax says how much of it is in the total. */
  hasVat: boolean
}

interface Sum extends Pick<BothProps, 'of' | 'alsoOf'> {
  pounds: number
  look?: 'total' | 'long'
}

export function Sums({ invoice, language, hasVat, ...words }: TotalsProps) {
  const { subtotal, shippingFee, discount, total, promoCode, status } = invoice
  const promo = ({ promo: of, promoAlone }: Words): string => (promoCode ? of(promoCode.code) : promoAlone)
  const rows: Sum[] = [
    { of: ({ subtotal: name }) => name, pounds: subtotal },
    { of: ({ shipping }) => shipping, pounds: shippingFee },
    // One code is read once.
    ...(discount > 0
      ? [{ of: promo, alsoOf: ({ promoAlone }: Words) => promoAlone, pounds: -discount, look: 'long' as const }]
      : []),
    { of: ({ total: name }) => name, pounds: total, look: 'total' as const },
    ...(hasVat && status !== 'cancelled'
      ? [{ of: ({ vat }: Words) => vat, pounds: vatIn(total), look: 'long' as const }]
      : []),
  ]
  return (
    <dl className={`${styles.rows} ${styles.sums}`}>
      {rows.map(({ pounds, look, ...labels }) => (
        <Row key={labels.of(words.texts)} className={look && styles[look]} label={<Both {...words} {...labels} />}>
          <Price pounds={pounds} language={language} />
        </Row>
      ))}
    </dl>
  )
}

/** What is true of its money right now: paid how and when, or what is still to pay. */
export function Payment({ invoice, language, ...words }: SumsProps) {
  const { paymentInfo, status, total } = invoice
  if (status === 'cancelled')
    return (
      <p className={styles.payment}>
        <strong>
          <Both {...words} of={({ cancelled }) => cancelled} />
        </strong>
      </p>
    )
  return (
    <dl className={`${styles.rows} ${styles.payment}`}>
      <Paid {...{ invoice, language }} {...words} />
      {paymentInfo.refunded > 0 ? (
        <>
          <Row label={<Both {...words} of={({ givenBack }) => givenBack} />}>
            <Price pounds={-paymentInfo.refunded} language={language} />
          </Row>
          <Row label={<Both {...words} of={({ remains }) => remains} />}>
            <Price pounds={lessBack(total, paymentInfo.refunded)} language={language} />
          </Row>
        </>
      ) : null}
    </dl>
  )
}

function Paid({ invoice, language, texts, also }: SumsProps) {
  const { isPaid, paidHow, paymentInfo, paymentMethod, total } = invoice
  if (!isPaid)
    return (
      <Row label={<Both {...{ texts, also }} of={({ toPay }) => toPay[paymentMethod]} />}>
        <Price pounds={total} language={language} />
      </Row>
    )
  const { paidAt } = paymentInfo
  const how = ({ paid, paidHow: hows }: Words): string => (paidHow ? `${paid} ${hows[paidHow]}` : paid)
  return (
    <Row
      label={
        <>
          <Both {...{ texts, also }} of={how} />{' '}
          {paidAt ? <time dateTime={paidAt}>{dayText(paidAt, language)}</time> : null}
        </>
      }
    >
      <Price pounds={total} language={language} />
    </Row>
  )
}
