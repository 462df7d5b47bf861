import type { ReactNode } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import type { AdminOrder } from './admin-order.ts'
import styles from './order.module.css'
import pieces from './pieces.module.css'

export function LinesPanel({ order }: { order: AdminOrder }) {
  const { details } = useAdminTexts()
  return (
    <Panel title={details.lines}>
      <ul className={`${pieces.lines} ${styles.priced}`}>
        {order.products.map((line) => (
          <Line key={`${line.productId} ${line.size}`} line={line} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ line }: { line: AdminOrder['products'][number] }) {
  const { details } = useAdminTexts()
  const sizeText = useSizeText()
  const language = useLanguage()
  return (
    <li className={pieces.line}>
      {line.image ? (
        <ShopPicture {...line.image} alt="" sizes="64px" className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <GarmentOutline category={line.category} />
        </span>
      )}
      <div className={pieces.about}>
        <bdi className={pieces.name}>{inWords(language, line.name, line.nameAr)}</bdi>
        <span className={`${styles.faint} ${pieces.facts}`}>
          <span>{sizeText(line)}</span>
          <Pair name={details.quantity}>{line.quantity}</Pair>
        </span>
      </div>
      <div className={styles.amount}>
        <Price pounds={line.lineTotal} language={language} />
        <span className={styles.faint}>
          <Pair name={details.unitPrice}>
            <Price pounds={line.price} language={language} />
          </Pair>
        </span>
      </div>
    </li>
  )
}

const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <span>
    <span>{name}</span> <bdi>{children}</bdi>
  </span>
)

export function SummaryPanel({ order }: { order: AdminOrder }) {
  const { details } = useAdminTexts()
  const language = useLanguage()
  const rows: [string, number][] = [
    [details.subtotal, order.subtotal],
    [details.shipping, order.shippingFee],
    ...(order.discount > 0 ? [[details.discount, -order.discount] satisfies [string, number]] : []),
    [details.total, order.total],
  ]
  return (
    <Panel title={details.summary}>
      <dl className={styles.sum}>
        {rows.map(([name, pounds]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price pounds={pounds} language={language} />
            </dd>
          </div>
        ))}
      </dl>
      {order.promoCode ? <PromoCode promo={order.promoCode} /> : null}
    </Panel>
  )
}

function PromoCode({ promo }: { promo: NonNullable<AdminOrder['promoCode']> }) {
  const { money } = useAdminTexts()
  const language = useLanguage()
  const { code, discountType, discountValue, discountAmount } = promo
  const amount = priceText(fromPounds(discountValue), language)
  return (
    <div className={styles.promo}>
      <span>{money.promo}</span>
      <strong>
        <Code>{code}</Code>
      </strong>
      <span>{discountType === 'percentage' ? money.percentOff(discountValue) : money.amountOff(amount)}</span>
      <Price pounds={discountAmount} language={language} />
    </div>
  )
}
