import type { ReactNode } from 'react'
import { inWords } from '#catalog/product.ts'
import { sizeName } from '#catalog/sizing/size-name.ts'
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
import { Also, Both, type BothProps, type Words } from './both.tsx'
import { discountOf, lessBack } from './invoice.ts'
import styles from './invoices.module.css'

type Paper = Answer<typeof readReceiptCall>
type Invoice = Paper['receipt']

interface SheetProps {
  invoice: Invoice
  seller: Paper['seller']
  /** The paper's, whatever the page around it speaks. */
  language: Language
  texts: Words
  also?: BothProps['also']
  /** What it says where it was printed before. */
  copy?: string | undefined
}

/** One order, one sheet of A4. */
export function InvoiceSheet({ invoice, seller, language, texts, also, copy }: SheetProps) {
  const words = { texts, also }
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
          <h2 className={styles.heading}>
            <Both {...words} of={({ heading }) => heading} />
          </h2>
          {copy ? <p className={styles.copy}>{copy}</p> : null}
          <p>
            <span>
              <Both {...words} of={({ code }) => code} />
            </span>{' '}
            <strong>
              <Code>{sku}</Code>
            </strong>
          </p>
          <p>
            <span>
              <Both {...words} of={({ date }) => date} />
            </span>{' '}
            <time dateTime={createdAt}>{dayText(createdAt, language)}</time>
          </p>
        </div>
      </header>
      <div className={styles.parties}>
        <Party
          title={<Both {...words} of={({ from }) => from} />}
          lines={[seller.name, seller.address[language]]}
          second={also ? <Also language={also.language}>{seller.address[also.language]}</Also> : null}
          codes={[seller.phone, seller.email]}
        >
          <Registered {...words} of={({ taxNumber }) => taxNumber} number={seller.registration.tax} />
          <Registered {...words} of={({ tradeNumber }) => tradeNumber} number={seller.registration.trade} />
        </Party>
        <Party
          title={<Both {...words} of={({ to: name }) => name} />}
          lines={[to.name, street, place.join(comma)]}
          codes={[to.phone, to.email]}
        />
      </div>
      <Lines invoice={invoice} language={language} {...words} />
      <Sums invoice={invoice} language={language} {...words} />
      <Payment invoice={invoice} language={language} {...words} />
      <Foot sku={sku} seller={seller} language={language} {...words} />
    </article>
  )
}

interface FootProps extends Omit<SheetProps, 'invoice' | 'copy'> {
  sku: string
}

function Foot({ sku, seller, language, texts, also }: FootProps) {
  return (
    <footer className={styles.foot}>
      <figure className={styles.scan}>
        <QrCode text={verifyAddress(sku, language)} label={texts.qr(sku)} />
        <figcaption>
          <Both texts={texts} also={also} of={({ scan }) => scan} />
        </figcaption>
      </figure>
      <p>
        <Both texts={texts} also={also} of={({ taxes }) => taxes} />
      </p>
      <p className={styles.questions}>
        <span>
          <Both texts={texts} also={also} of={({ questions }) => questions} />
        </span>
        <Code>{seller.phone}</Code>
        <Code>{seller.email}</Code>
      </p>
    </footer>
  )
}

const Registered = ({ number, ...words }: BothProps & { number: string }) =>
  number ? (
    <p>
      <span>
        <Both {...words} />
      </span>{' '}
      <Code>{number}</Code>
    </p>
  ) : null

interface PartyProps {
  title: ReactNode
  lines: readonly string[]
  /** The last of them in the other language. */
  second?: ReactNode
  codes: readonly string[]
  children?: ReactNode
}

function Party({ title, lines, second, codes, children }: PartyProps) {
  return (
    <section>
      <h3 className={styles.label}>{title}</h3>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {second ? <p>{second}</p> : null}
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

const COLUMNS = ['product', 'size', 'unitPrice', 'discount', 'quantity', 'lineTotal'] as const

function Lines({ invoice, language, texts, also }: PartProps) {
  const label = (name: (typeof COLUMNS)[number]): string =>
    also ? `${texts[name]} · ${also.texts[name]}` : texts[name]
  return (
    <table className={`${kit.table} ${styles.lines}`}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              <Both texts={texts} also={also} of={(words) => words[name]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoice.products.map((line) => (
          <tr key={`${line.productId} ${line.size}`}>
            <td>
              <bdi>{inWords(language, line.name, line.nameAr)}</bdi>
              {also && line.nameAr ? (
                <Also language={also.language}>{inWords(also.language, line.name, line.nameAr)}</Also>
              ) : null}
            </td>
            <td data-label={label('size')}>
              <span>
                <Both
                  texts={texts}
                  also={line.isOneSize ? also : undefined}
                  of={({ oneSize }) => sizeName(line, oneSize)}
                />
              </span>
            </td>
            <td data-label={label('unitPrice')}>
              <Price pounds={line.fullPrice ?? line.price} language={language} />
            </td>
            <td data-label={label('discount')}>
              {discountOf(line) > 0 ? <Price pounds={-discountOf(line)} language={language} /> : texts.nothingOff}
            </td>
            <td data-label={label('quantity')}>{line.quantity}</td>
            <td data-label={label('lineTotal')}>
              <Price pounds={line.lineTotal} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Sum = [(texts: Words) => string, number]

function Sums({ invoice, language, texts, also }: PartProps) {
  const { subtotal, shippingFee, discount, total, promoCode } = invoice
  const promo = ({ promo: of, promoAlone }: Words): string => (promoCode ? of(promoCode.code) : promoAlone)
  const rows: Sum[] = [
    [({ subtotal: name }) => name, subtotal],
    [({ shipping }) => shipping, shippingFee],
    ...(discount > 0 ? [[promo, -discount] satisfies Sum] : []),
    [({ total: name }) => name, total],
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(([of, pounds]) => (
        <div key={of(texts)}>
          <dt>
            <Both texts={texts} also={also} of={of} />
          </dt>
          <dd>
            <Price pounds={pounds} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is true of its money right now: paid how and when, or what is still to pay. */
function Payment({ invoice, language, texts, also }: PartProps) {
  const words = { texts, also }
  const { isPaid, paidHow, paymentInfo, paymentMethod, status, total } = invoice
  if (status === 'cancelled')
    return (
      <p className={styles.payment}>
        <Both {...words} of={({ cancelled }) => cancelled} />
      </p>
    )
  return (
    <p className={styles.payment}>
      {isPaid ? (
        <span>
          <strong>
            <Both {...words} of={({ paid, paidHow: hows }) => (paidHow ? `${paid} ${hows[paidHow]}` : paid)} />
          </strong>{' '}
          {paymentInfo.paidAt ? (
            <time dateTime={paymentInfo.paidAt}>{dayText(paymentInfo.paidAt, language)}</time>
          ) : null}
        </span>
      ) : (
        <span>
          <strong>
            <Both {...words} of={({ toPay }) => toPay[paymentMethod]} />
          </strong>{' '}
          <Price pounds={total} language={language} />
        </span>
      )}
      {paymentInfo.refunded > 0 ? (
        <span>
          <Both {...words} of={({ givenBack }) => givenBack} />{' '}
          <Price pounds={paymentInfo.refunded} language={language} />
          <span aria-hidden="true">{' · '}</span>
          <Both {...words} of={({ remains }) => remains} />{' '}
          <Price pounds={lessBack(total, paymentInfo.refunded)} language={language} />
        </span>
      ) : null}
    </p>
  )
}
