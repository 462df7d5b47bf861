import { inWords, isOneSize, stockOf } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Fee } from '#shipping/delivery.ts'
import { GovernorateButton } from '#shipping/governorate-button.tsx'
import { useDeliveryWords } from '#shipping/use-delivery-words.tsx'
import { Code } from '#ui/code.tsx'
import disclosure from '#ui/disclosure.module.css'
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
            <strong>{delivery.title}</strong> <span>{delivery.text}</span>
          </p>
          <GovernorateButton fees={fees} />
        </div>
      </li>
      <li>
        <BagIcon />
        <p>
          <strong>{product.cash}</strong> <span>{product.cashText}</span>
        </p>
      </li>
      <li>
        <CheckIcon />
        <p>
          <strong>{product.returns}</strong> <span>{product.returnsText}</span>
        </p>
      </li>
    </ul>
  )
}

/** Beside the price rather than below the fold; the first stands open, and without a script they open too. */
export function Details({ product, stock }: { product: Product; stock: Product['sizes'] }) {
  const { product: words, shop } = useTexts('product')
  const language = useLanguage()
  const { modelHeight, sizeWorn } = product
  const told: [title: string, ...texts: string[]][] = [
    [words.description, inWords(language, product.description, product.descriptionAr)],
    [
      words.materialAndCare,
      inWords(language, product.material, product.materialAr),
      inWords(language, product.care, product.careAr),
    ],
    [
      words.fitAndSize,
      inWords(language, product.fit, product.fitAr),
      modelHeight && sizeWorn ? words.worn(modelHeight, isOneSize(product) ? '' : sizeWorn) : '',
    ],
  ]
  const details = [
    [shop.products.color, shop.products.colors[product.color]],
    [shop.products.category, shop.products.categories[product.category]],
    [words.collection, shop.products.collections[product.collection]],
    [words.sku, <Code key="sku">{product.sku}</Code>],
    [words.stock, stockOf(stock) > 0 ? words.inStock(stockOf(stock)) : shop.products.outOfStock],
  ] as const
  return (
    <div className={styles.told}>
      {told.map(([title, ...texts], at) =>
        texts.some(Boolean) ? (
          <details key={title} open={at === 0}>
            <summary className={disclosure.summary}>
              <h2>{title}</h2>
            </summary>
            {texts.filter(Boolean).map((text) => (
              <p key={text} className={styles.text} dir="auto">
                {text}
              </p>
            ))}
          </details>
        ) : null,
      )}
      <details>
        <summary className={disclosure.summary}>
          <h2>{words.details}</h2>
        </summary>
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
