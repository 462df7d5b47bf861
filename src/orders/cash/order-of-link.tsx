import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds } from '#lib/money.ts'
import { Code } from '#ui/code.tsx'
import { AmountsList } from '../pages/amounts-list.tsx'
import { LineList } from '../pages/line-list.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './confirm.module.css'

/** All that is asked to be looked at once more: pieces, sum and place. */
export function OrderOfLink({ order }: { order: ShownOrder }) {
  const { confirm } = useTexts('confirm')
  const language = useLanguage()
  const { name, phone, address, cityName, governorateName, governorateNameAr } = order.shippingAddress
  return (
    <>
      <section className={styles.part}>
        <h2>{confirm.pieces}</h2>
        <LineList lines={order.products} />
        <AmountsList
          amounts={{
            subtotal: fromPounds(order.subtotal),
            shippingFee: fromPounds(order.shippingFee),
            discount: fromPounds(order.discount),
            total: fromPounds(order.total),
          }}
        />
      </section>
      <section className={styles.part}>
        <h2>{confirm.place}</h2>
        <address className={styles.place}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span>
            <bdi>{address}</bdi>
          </span>
          <span>
            <bdi>{cityName}</bdi>
            {language === 'ar' ? '، ' : ', '}
            <bdi>{inWords(language, governorateName, governorateNameAr)}</bdi>
          </span>
          <span>
            <Code>{phone}</Code>
          </span>
        </address>
      </section>
    </>
  )
}
