import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { spacedPhone } from '#lib/phone.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { Code } from '#ui/code.tsx'
import kit from '#ui/paper.module.css'
import { Price } from '#ui/price.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { piecesOf } from '../order.ts'
import { verifyAddress } from '../verify-address.ts'
import { collectedOf, type ListedOrder, placeLines } from './admin-order.ts'
import styles from './packing-slip.module.css'

/** Seen on paper only: what goes into the parcel, where it goes, and what the courier collects. */
export function PackingSlip({ order }: { order: ListedOrder }) {
  const { details } = useAdminTexts()
  const language = useLanguage()
  const { name, phone, governorateName, governorateNameAr } = order.shippingAddress
  const governorate = language === 'ar' ? governorateNameAr : governorateName
  const place = placeLines(order.shippingAddress, language).filter((line) => line !== governorate)
  return (
    <section className={`${kit.paper} ${styles.slip}`}>
      <Head order={order} />
      <p className={styles.facts}>
        <span>
          <span>{details.slip.date}</span> <time dateTime={order.createdAt}>{dayText(order.createdAt, language)}</time>
        </span>
      </p>
      <Sender />
      <h2 className={styles.label}>{details.slip.to}</h2>
      <p className={styles.big}>
        <span>{governorate}</span>
        <Code>{spacedPhone(phone)}</Code>
      </p>
      <div className={styles.door}>
        <div>
          {[name, ...place].map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <div className={styles.scan}>
          <QrCode text={verifyAddress(order.sku, language)} label={order.sku} />
          <span>{details.slip.scan}</span>
        </div>
      </div>
      <Collect order={order} />
      <SlipLines order={order} />
    </section>
  )
}

function Collect({ order }: { order: ListedOrder }) {
  const { slip } = useAdminTexts().details
  const language = useLanguage()
  const told = collectedOf(order)
  return (
    <div className={styles.collect}>
      {told === 'cash' ? (
        <>
          <span className={styles.due}>{slip.collect}</span> <Price pounds={order.total} language={language} />
        </>
      ) : (
        slip.told[told]
      )}
    </div>
  )
}

function Head({ order: { sku, prints } }: { order: ListedOrder }) {
  const { details } = useAdminTexts()
  const { shell } = useTexts().shop
  return (
    <div className={styles.head}>
      <strong>{shell.shopName}</strong>
      <span>{details.slip.title}</span>
      {prints.some(({ what }) => what === 'slip') ? <strong>{details.slip.copy}</strong> : null}
      <strong className={styles.code}>
        <Code>{sku}</Code>
      </strong>
    </div>
  )
}

function Sender() {
  const { details } = useAdminTexts()
  const language = useLanguage()
  const shop = useFacts()?.settings
  if (!shop) return null
  return (
    <>
      <h2 className={styles.label}>{details.slip.from}</h2>
      <p className={styles.sender}>
        <bdi>{shop.name}</bdi> <Code>{spacedPhone(shop.phone)}</Code>
      </p>
      <p>
        <bdi>{shop.address[language]}</bdi>
      </p>
    </>
  )
}

function SlipLines({ order }: { order: ListedOrder }) {
  const { details } = useAdminTexts()
  const sizeName = useSizeName()
  const language = useLanguage()
  const count = piecesOf(order.products)
  return (
    <table className={`${kit.table} ${kit.ruled} ${styles.lines}`}>
      <thead>
        {/* On each further page too: no piece is packed into another parcel. */}
        <tr>
          <th colSpan={4}>
            <Code>{order.sku}</Code>
            {` · ${details.slip.pieces(count)}`}
          </th>
        </tr>
        <tr>
          <th scope="col">{details.slip.packed}</th>
          <th scope="col">{details.product}</th>
          <th scope="col">{details.size}</th>
          <th scope="col">{details.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {order.products.map((line) => (
          <tr key={`${line.productId} ${line.size}`}>
            <td>
              <span className={styles.box} />
            </td>
            <td>
              <bdi>{inWords(language, line.name, line.nameAr)}</bdi>
            </td>
            <td>{sizeName(line)}</td>
            <td>{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
