import { dayText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { Price } from '#ui/price.tsx'
import type { readReceiptCall } from './api.ts'
import { Both, type BothProps, Row, type Words } from './both.tsx'
import { lessBack } from './invoice.ts'
import styles from './invoice-sheet.module.css'

interface SumsProps extends Omit<BothProps, 'of'> {
  invoice: Answer<typeof readReceiptCall>['receipt']
  language: Language
}

type Sum = [of: BothProps['of'], pounds: number, alsoOf?: BothProps['of']]

export function Sums({ invoice, language, ...words }: SumsProps) {
  const { subtotal, shippingFee, discount, total, promoCode } = invoice
  const promo = ({ promo: of, promoAlone }: Words): string => (promoCode ? of(promoCode.code) : promoAlone)
  const rows: Sum[] = [
    [({ subtotal: name }) => name, subtotal],
    [({ shipping }) => shipping, shippingFee],
    // One code is read once.
    ...(discount > 0 ? [[promo, -discount, ({ promoAlone }) => promoAlone] satisfies Sum] : []),
    [({ total: name }) => name, total],
  ]
  return (
    <dl className={`${styles.rows} ${styles.sums}`}>
      {rows.map(([of, pounds, alsoOf]) => (
        <Row key={of(words.texts)} label={<Both {...words} of={of} alsoOf={alsoOf} />}>
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
            <Price pounds={paymentInfo.refunded} language={language} />
          </Row>
          <Row label={<Both {...words} of={({ remains }) => remains} />}>
            <Price pounds={lessBack(total, paymentInfo.refunded)} language={language} />
          </Row>
        </>
      ) : null}
    </dl>
  )
}

function Paid({ invoice, language, ...words }: SumsProps) {
  const { isPaid, paidHow, paymentInfo, paymentMethod, total } = invoice
  if (!isPaid)
    return (
      <Row label={<Both {...words} of={({ toPay }) => toPay[paymentMethod]} />}>
        <Price pounds={total} language={language} />
      </Row>
    )
  return (
    <Row label={<Both {...words} of={({ paid, paidHow: hows }) => (paidHow ? `${paid} ${hows[paidHow]}` : paid)} />}>
      {paymentInfo.paidAt ? <time dateTime={paymentInfo.paidAt}>{dayText(paymentInfo.paidAt, language)}</time> : null}
    </Row>
  )
}
