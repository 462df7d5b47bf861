import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Code } from '#ui/code.tsx'
import { BagIcon, CheckIcon, TruckIcon } from '#ui/icons.tsx'
import type { Delivery } from './delivery.ts'
import { inWords, stockOf } from './product.ts'
import styles from './product-details.module.css'
import type { Product } from './shop-product.ts'

/** Delivery, paying and returns, where the choice is made. */
export function Promises({ delivery }: { delivery: Delivery | null }) {
  const { product } = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.promises}>
      <li>
        <TruckIcon />
        <p>
          <strong>
            {delivery ? product.delivery(priceText(fromPounds(delivery.cheapest), language)) : product.deliveryAnywhere}
          </strong>
          {delivery ? <span>{product.deliveryDays(delivery.leastDays, delivery.mostDays)}</span> : null}
        </p>
      </li>
      <li>
        <BagIcon />
        <p>
          <strong>{product.cash}</strong>
          <span>{product.cashText}</span>
        </p>
      </li>
      <li>
        <CheckIcon />
        <p>
          <strong>{product.returns}</strong>
          <span>{product.returnsText}</span>
        </p>
      </li>
    </ul>
  )
}

export function Details({ product, stock }: { product: Product; stock: Product['sizes'] }) {
  const { product: words, shop } = useTexts()
  const language = useLanguage()
  const description = inWords(language, product.description, product.descriptionAr)
  const details = [
    [shop.products.color, shop.products.colors[product.color]],
    [shop.products.category, shop.products.categories[product.category]],
    [words.collection, shop.products.collections[product.collection]],
    [words.sku, <Code key="sku">{product.sku}</Code>],
    [words.stock, stockOf(stock) > 0 ? words.inStock(stockOf(stock)) : shop.products.outOfStock],
  ] as const
  return (
    <div className={styles.facts}>
      {description ? (
        <section className={styles.section} aria-labelledby="description">
          <h2 id="description">{words.description}</h2>
          <p className={styles.description} dir="auto">
            {description}
          </p>
        </section>
      ) : null}
      <section className={styles.section} aria-labelledby="details">
        <h2 id="details">{words.details}</h2>
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
