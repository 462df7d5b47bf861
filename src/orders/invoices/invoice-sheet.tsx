import type { ReactNode } from 'react'
import { inWords } from '#catalog/product.ts'
import { sizeName } from '#catalog/sizing/size-name.ts'
import { dayText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { spacedPhone } from '#lib/phone.ts'
import { Code } from '#ui/code.tsx'
import kit from '#ui/paper.module.css'
import { Price } from '#ui/price.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { placeLines } from '../admin/admin-order.ts'
import { piecesOf } from '../order.ts'
import { verifyAddress } from '../verify-address.ts'
import type { readReceiptCall } from './api.ts'
import { Also, Both, type BothProps, Row, type Words } from './both.tsx'
import { discountOf } from './invoice.ts'
import styles from './invoice-sheet.module.css'
import pieces from './sheet-lines.module.css'
import { Payment, Sums } from './sheet-sums.tsx'

type Paper = Answer<typeof readReceiptCall>

interface SheetProps {
  invoice: Paper['receipt']
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
  const { shippingAddress: to, sku } = invoice
  const [street = '', ...place] = placeLines(to, language)
  const comma = language === 'ar' ? '، ' : ', '
  return (
    <article className={`${kit.paper} ${styles.sheet}`} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <Head {...{ invoice, seller, language, copy }} {...words} />
      <div className={styles.parties}>
        <Party
          title={<Both {...words} of={({ from }) => from} />}
          lines={[seller.name, seller.address[language]]}
          second={also ? <Also language={also.language}>{seller.address[also.language]}</Also> : null}
          codes={[spacedPhone(seller.phone), seller.email]}
        >
          {seller.registration.tax || seller.registration.trade ? (
            <dl className={styles.facts}>
              <Registered {...words} of={({ taxNumber }) => taxNumber} number={seller.registration.tax} />
              <Registered {...words} of={({ tradeNumber }) => tradeNumber} number={seller.registration.trade} />
            </dl>
          ) : null}
        </Party>
        <Party
          title={<Both {...words} of={({ to: name }) => name} />}
          lines={[to.name, street, place.join(comma)]}
          codes={[spacedPhone(to.phone), to.email]}
        />
      </div>
      <Lines invoice={invoice} language={language} {...words} />
      <div className={styles.end}>
        <div className={styles.totals}>
          <Scan sku={sku} language={language} {...words} />
          <Sums invoice={invoice} language={language} hasVat={seller.registration.tax !== ''} {...words} />
        </div>
        <Payment invoice={invoice} language={language} {...words} />
        <footer className={styles.foot}>
          <p>
            <Both {...words} of={({ taxes }) => taxes} />
          </p>
          <p className={styles.questions}>
            <span>
              <Both {...words} of={({ questions }) => questions} />
            </span>
            <Code>{spacedPhone(seller.phone)}</Code>
            <Code>{seller.email}</Code>
          </p>
        </footer>
      </div>
    </article>
  )
}

const Head = ({ invoice: { sku, createdAt }, seller, language, copy, ...words }: SheetProps) => (
  <header className={styles.head}>
    <strong className={styles.shop}>
      <bdi>{seller.name}</bdi>
    </strong>
    <div className={styles.about}>
      <h2 className={styles.heading}>
        <Both {...words} of={({ heading }) => heading} />
      </h2>
      {copy ? <p className={styles.copy}>{copy}</p> : null}
    </div>
    <dl className={styles.facts}>
      <Row label={<Both {...words} of={({ code }) => code} />}>
        <strong>
          <Code>{sku}</Code>
        </strong>
      </Row>
      <Row label={<Both {...words} of={({ date }) => date} />}>
        <time dateTime={createdAt}>{dayText(createdAt, language)}</time>
      </Row>
    </dl>
  </header>
)

interface ScanProps extends Omit<BothProps, 'of'> {
  sku: string
  language: Language
}

const Scan = ({ sku, language, ...words }: ScanProps) => (
  <figure className={styles.scan}>
    <QrCode text={verifyAddress(sku, language)} label={words.texts.qr(sku)} />
    <figcaption>
      <Both {...words} of={({ scan }) => scan} />
      <strong>
        <Code>{sku}</Code>
      </strong>
    </figcaption>
  </figure>
)

const Registered = ({ number, ...words }: BothProps & { number: string }) =>
  number ? (
    <Row label={<Both {...words} />}>
      <Code>{number}</Code>
    </Row>
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

/** On each page of paper: no sum stands without the order that it is of. */
function Again({ invoice, texts, also }: Pick<SheetProps, 'invoice' | 'texts' | 'also'>) {
  const count = piecesOf(invoice.products)
  return (
    <tr className={pieces.again}>
      <th colSpan={COLUMNS.length}>
        <Code>{invoice.sku}</Code>
        {` · ${texts.pieces(count)}`}
        {also ? (
          <>
            {' · '}
            <bdi lang={also.language}>{also.texts.pieces(count)}</bdi>
          </>
        ) : null}
      </th>
    </tr>
  )
}

const COLUMNS = ['product', 'size', 'unitPrice', 'discount', 'quantity', 'lineTotal'] as const

function Lines({ invoice, language, texts, also }: Omit<SheetProps, 'seller'>) {
  const label = (name: (typeof COLUMNS)[number]): string =>
    also ? `${texts[name]} · ${also.texts[name]}` : texts[name]
  return (
    <table className={`${kit.table} ${pieces.lines}`}>
      <thead>
        <Again invoice={invoice} texts={texts} also={also} />
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
