import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { listProductsCall } from '#catalog/api.ts'
import { DraftMark } from '#catalog/draft-mark.tsx'
import { draftIn, inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { TextField } from '#ui/field.tsx'
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
                <button
                  type="button"
                  aria-label={texts.removeProduct(name)}
                  onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
                >
                  <CloseIcon />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {isFull ? (
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

const PAUSE = 250
const MOST_FOUND = 6

interface Found {
  products: readonly LinkedProduct[]
  hasFailed: boolean
}

const linked = ({ id, sku, name, nameAr, status }: Product): LinkedProduct => ({
  ...{ id, sku, name, nameAr },
  ...draftIn(status),
})

/** Only the answer to what was typed last counts. */
function useProductSearch(typed: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    setFound(null)
    const q = typed.trim()
    if (q === '') return
    const aborting = new AbortController()
    const { signal } = aborting
    const ask = (): Promise<unknown> =>
      sendRequest(listProductsCall, { q, status: 'all', limit: MOST_FOUND }, { signal }).then(
        ({ products }) => signal.aborted || setFound({ products: products.map(linked), hasFailed: false }),
        () => signal.aborted || setFound({ products: [], hasFailed: true }),
      )
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [typed])
  return found
}

interface SearchProps {
  label: string
  problem: string | undefined
  taken: readonly LinkedProduct[]
  onChoose: (product: LinkedProduct) => void
}

function ProductSearch({ label, problem, taken, onChoose }: SearchProps) {
  const { item: texts } = useAdminTexts().galleryForm
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLDivElement>(null)
  const found = useProductSearch(typed)
  const options = (found?.products ?? []).filter(({ id }) => !taken.some((product) => product.id === id))

  const choose = (product: LinkedProduct): void => {
    onChoose(product)
    setTyped('')
    input.current?.querySelector('input')?.focus()
  }
  // Enter would save the whole gallery; where one product is left, it is meant.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [option] = options
    if (option && options.length === 1) choose(option)
  }
  const told = found?.hasFailed ? texts.productsFailed : texts.productsFound(options.length)
  return (
    <div ref={input} className={styles.search}>
      <TextField
        label={texts.addProduct}
        aria-label={label}
        problem={problem}
        name="product"
        type="search"
        placeholder={texts.productHint}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.faint} role="status">
        {found ? told : ''}
      </p>
      {options.length > 0 ? (
        <ul className={styles.found} aria-label={texts.productList}>
          {options.map((product) => (
            <li key={product.id}>
              <Button kind="quiet" onClick={() => choose(product)}>
                <bdi>{inWords(language, product.name, product.nameAr)}</bdi> <Code>{product.sku}</Code>{' '}
                <DraftMark product={product} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
