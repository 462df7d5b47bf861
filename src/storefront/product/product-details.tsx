import { inWords, stockOf } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Fee } from '#shipping/delivery.ts'
import { GovernorateButton } from '#shipping/governorate-button.tsx'
import { useDeliveryWords } from '#shipping/use-delivery-words.tsx'
import { Code } from '#ui/code.tsx'
import { BagIcon, CheckIcon, TruckIcon } from '#ui/icons.tsx'
import styles from './product-details.module.css'

export function Promises({ fees }: { fees: readonly Fee[] | null }) {
  const { product } = useTexts('product')
  const delivery = useDeliveryWords(fees)
  return (
    <ul className={styles.promises}>
      <li>
        <TruckIcon />
        <div>
          <p role="status">
            <strong>{delivery.title}</strong>
            <span>{delivery.text}</span>
          </p>
          <GovernorateButton fees={fees} />
        </div>
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
  const { product: words, shop } = useTexts('product')
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
