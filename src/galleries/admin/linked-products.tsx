import { useId } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { ComboFound } from '#back-office/form/combo-found.tsx'
import { listProductsCall } from '#catalog/api.ts'
import { DraftMark } from '#catalog/draft-mark.tsx'
import { draftIn, inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Code } from '#ui/code.tsx'
import type { Option } from '#ui/combo-field.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { MOST_PRODUCTS } from '../gallery.ts'
import type { LinkedProduct } from './gallery-form.ts'
import styles from './items.module.css'

interface LinkedProps {
  products: readonly LinkedProduct[]
  at: number
  problem: string | undefined
  onChange: (products: readonly LinkedProduct[]) => void
}

/** What can be bought of what the item shows. */
export function LinkedProducts({ products, at, problem, onChange }: LinkedProps) {
  const { item: texts } = useAdminTexts().galleryForm
  const language = useLanguage()
  const titleId = useId()
  const mayChange = useMayChange()
  const isFull = products.length >= MOST_PRODUCTS
  return (
    <fieldset className={styles.linked} aria-labelledby={titleId}>
      <p id={titleId} className={styles.label}>
        {texts.products}
      </p>
      {products.length > 0 ? (
        <ul className={styles.chips}>
          {products.map((product) => {
            const name = inWords(language, product.name, product.nameAr)
            return (
              <li key={product.id} className={styles.chip}>
                <bdi>{name}</bdi> <DraftMark product={product} />
                {mayChange ? (
                  <button
                    type="button"
                    aria-label={texts.removeProduct(name)}
                    onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
                  >
                    <CloseIcon />
                  </button>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      {!mayChange ? null : isFull ? (
        <p className={styles.faint}>{texts.tooManyProducts(MOST_PRODUCTS)}</p>
      ) : (
        <ProductSearch
          label={texts.of(texts.addProduct, at)}
          problem={problem}
          taken={products}
          onChoose={(product) => onChange([...products, product])}
        />
      )}
    </fieldset>
  )
}

const MOST_FOUND = 6

interface ProductOption extends Option {
  product: LinkedProduct
}

interface SearchProps {
  label: string
  problem: string | undefined
  taken: readonly LinkedProduct[]
  onChoose: (product: LinkedProduct) => void
}

/** By name or SKU; what is there already is not offered. */
function ProductSearch({ label, problem, taken, onChoose }: SearchProps) {
  const { item: texts } = useAdminTexts().galleryForm
  const language = useLanguage()
  const optionOf = ({ id, sku, name, nameAr, status }: Product): ProductOption => {
    const product = { id, sku, name, nameAr, ...draftIn(status) }
    const beside = (
      <>
        <DraftMark product={product} /> <Code>{sku}</Code>
      </>
    )
    return { value: id, label: inWords(language, name, nameAr), beside, product }
  }
  const search = async (q: string, signal: AbortSignal): Promise<ProductOption[]> => {
    const query = { q: q || undefined, status: 'all' as const, limit: MOST_FOUND }
    return (await sendRequest(listProductsCall, query, { signal })).products.map(optionOf)
  }
  return (
    <ComboFound
      label={label}
      hint={texts.productHint}
      name="product"
      problem={problem}
      search={search}
      isOffered={({ value }) => !taken.some(({ id }) => id === value)}
      onChoose={({ product }) => onChoose(product)}
      words={{ list: texts.productList, count: texts.productsFound, failed: texts.productsFailed }}
    />
  )
}
