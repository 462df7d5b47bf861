import type { ReactNode } from 'react'
import { inWords } from '#catalog/product.ts'
import { sizeName } from '#catalog/sizing/size-name.ts'
import type { paper } from '#i18n/en/receipt.ts'
import { dayText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import kit from '#ui/paper.module.css'
import { Price } from '#ui/price.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { placeLines } from '../admin/admin-order.ts'
import { verifyAddress } from '../verify-address.ts'
import type { readReceiptCall } from './api.ts'
import { discountOf, lessBack } from './invoice.ts'
import styles from './invoices.module.css'

type Paper = Answer<typeof readReceiptCall>
type Invoice = Paper['receipt']

interface SheetProps {
  invoice: Invoice
  seller: Paper['seller']
  /** The paper's, whatever the page around it speaks. */
  language: Language
  texts: typeof paper & { heading: string }
  /** What it says where it was printed before. */
  copy?: string | undefined
}

/** One order, one sheet of A4. */
export function InvoiceSheet({ invoice, seller, language, texts, copy }: SheetProps) {
  const { shippingAddress: to, sku, createdAt } = invoice
  const [street = '', ...place] = placeLines(to, language)
  const comma = language === 'ar' ? '، ' : ', '
  return (
    <article className={`${kit.paper} ${styles.sheet}`} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <header className={styles.head}>
        <strong className={styles.shop}>
          <bdi>{seller.name}</bdi>
        </strong>
        <div className={styles.about}>
          <h2 className={styles.heading}>{texts.heading}</h2>
          {copy ? <p className={styles.copy}>{copy}</p> : null}
          <p>
            <span>{texts.code}</span>{' '}
            <strong>
              <Code>{sku}</Code>
            </strong>
          </p>
          <p>
            <span>{texts.date}</span> <time dateTime={createdAt}>{dayText(createdAt, language)}</time>
          </p>
        </div>
      </header>
      <div className={styles.parties}>
        <Party title={texts.from} lines={[seller.name, seller.address[language]]} codes={[seller.phone, seller.email]}>
          <Registered as={texts.taxNumber} number={seller.registration.tax} />
          <Registered as={texts.tradeNumber} number={seller.registration.trade} />
        </Party>
        <Party title={texts.to} lines={[to.name, street, place.join(comma)]} codes={[to.phone, to.email]} />
      </div>
      <Lines invoice={invoice} language={language} texts={texts} />
      <Sums invoice={invoice} language={language} texts={texts} />
      <Payment invoice={invoice} language={language} texts={texts} />
      <footer className={styles.foot}>
        <figure className={styles.scan}>
          <QrCode text={verifyAddress(sku, language)} label={texts.qr(sku)} />
          <figcaption>{texts.scan}</figcaption>
        </figure>
        <p>{texts.taxes}</p>
        <p className={styles.questions}>
          <span>{texts.questions}</span>
          <Code>{seller.phone}</Code>
          <Code>{seller.email}</Code>
        </p>
      </footer>
    </article>
  )
}

const Registered = ({ as, number }: { as: string; number: string }) =>
  number ? (
    <p>
      <span>{as}</span> <Code>{number}</Code>
    </p>
  ) : null

interface PartyProps {
  title: string
  lines: readonly string[]
  codes: readonly string[]
  children?: ReactNode
}

function Party({ title, lines, codes, children }: PartyProps) {
  return (
    <section>
      <h3 className={styles.label}>{title}</h3>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {codes
        .filter((code) => code !== '')
        .map((code) => (
          <p key={code}>
            <Code>{code}</Code>
          </p>
        ))}
      {children}
    </section>
  )
}

type PartProps = Omit<SheetProps, 'seller'>

function Lines({ invoice, language, texts }: PartProps) {
  return (
    <table className={`${kit.table} ${styles.lines}`}>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.size}</th>
          <th scope="col">{texts.unitPrice}</th>
          <th scope="col">{texts.discount}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.lineTotal}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.products.map((line) => (
          <tr key={`${line.productId} ${line.size}`}>
            <td>
              <bdi>{inWords(language, line.name, line.nameAr)}</bdi>
            </td>
            <td data-label={texts.size}>{sizeName(line, texts.oneSize)}</td>
            <td data-label={texts.unitPrice}>
              <Price pounds={line.fullPrice ?? line.price} language={language} />
            </td>
            <td data-label={texts.discount}>
              {discountOf(line) > 0 ? <Price pounds={-discountOf(line)} language={language} /> : texts.nothingOff}
            </td>
            <td data-label={texts.quantity}>{line.quantity}</td>
            <td data-label={texts.lineTotal}>
              <Price pounds={line.lineTotal} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ invoice: { subtotal, shippingFee, discount, total, promoCode }, language, texts }: PartProps) {
  const promo = promoCode ? texts.promo(promoCode.code) : texts.promoAlone
  const rows: [string, number][] = [
    [texts.subtotal, subtotal],
    [texts.shipping, shippingFee],
    ...(discount > 0 ? [[promo, -discount] satisfies [string, number]] : []),
    [texts.total, total],
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(([name, pounds]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price pounds={pounds} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is true of its money right now: paid how and when, or what is still to pay. */
function Payment({ invoice, language, texts }: PartProps) {
  const { isPaid, paidHow, paymentInfo, paymentMethod, status, total } = invoice
  if (status === 'cancelled') return <p className={styles.payment}>{texts.cancelled}</p>
  return (
    <p className={styles.payment}>
      {isPaid ? (
        <span>
          <strong>{texts.paid}</strong> {paidHow ? texts.paidHow[paidHow] : null}{' '}
          {paymentInfo.paidAt ? (
            <time dateTime={paymentInfo.paidAt}>{dayText(paymentInfo.paidAt, language)}</time>
          ) : null}
        </span>
      ) : (
        <span>
          <strong>{texts.toPay[paymentMethod]}</strong> <Price pounds={total} language={language} />
        </span>
      )}
      {paymentInfo.refunded > 0 ? (
        <span>
          {texts.givenBack} <Price pounds={paymentInfo.refunded} language={language} />
          <span aria-hidden="true">{' · '}</span>
          {texts.remains} <Price pounds={lessBack(total, paymentInfo.refunded)} language={language} />
        </span>
      ) : null}
    </p>
  )
}
