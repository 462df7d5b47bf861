import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { categoryPath, inWords } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './choices.module.css'
import { type Found, MOST } from './use-found.tsx'

export interface Choosing {
  /** The id of the choice that the arrow keys are on. */
  active: string | null
  /** Told what was looked for. */
  onLeave: (words?: string) => void
}

interface ChoiceProps extends Choosing {
  name: string
  to: string
  words?: string
  kind: 'row' | 'tile' | 'all'
  children: ReactNode
}

/** A link, so that it opens in another tab too; the keys reach it from the field, which keeps the focus. */
const Choice = ({ name, to, words, kind, active, onLeave, children }: ChoiceProps) => (
  <Link
    id={name}
    role="option"
    tabIndex={-1}
    aria-selected={name === active}
    className={styles[kind]}
    to={inLanguage(useLanguage(), to)}
    onClick={() => onLeave(words)}
  >
    {children}
  </Link>
)

function Group({ title, className, children }: { title: string; className?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={className}>
      <p id={id} role="presentation" className={styles.title}>
        {title}
      </p>
      {children}
    </fieldset>
  )
}

const query = (entries: Record<string, string>): string => `/products?${new URLSearchParams(entries)}`

/** The whole list of what these words find. */
export const addressOf = (q: string): string => (q ? query({ q }) : '/products')

export function RecentChoices({ searches, ...choosing }: Choosing & { searches: readonly string[] }) {
  const { search } = useTexts('search')
  if (searches.length === 0) return null
  return (
    <Group title={search.recent} className={styles.recent}>
      {searches.map((words, at) => (
        <Choice key={words} name={`recent-${at}`} words={words} to={addressOf(words)} kind="row" {...choosing}>
          <bdi className={styles.words}>{words}</bdi>
        </Choice>
      ))}
    </Group>
  )
}

export function CategoryChoices({ results: { by, categories }, ...choosing }: Choosing & { results: Found }) {
  const { shop } = useTexts()
  if (categories.length === 0) return null
  return (
    <Group title={shop.shell.categories}>
      <div role="presentation" className={styles.rows}>
        {categories.map(({ category, count }) => (
          <Choice
            key={category}
            name={`category-${category.replace(' ', '-')}`}
            to={by ? query({ q: by, category }) : categoryPath(category)}
            kind="row"
            {...choosing}
          >
            <span className={styles.words}>{shop.products.categories[category]}</span>
            <bdi className={styles.count}>{count}</bdi>
          </Choice>
        ))}
      </div>
    </Group>
  )
}

function ProductChoice({ product, sizes, ...choosing }: Choosing & { product: Product; sizes: string }) {
  const { id, name, nameAr, category, images } = product
  return (
    <Choice name={`product-${id}`} to={`/product/${id}`} kind="tile" {...choosing}>
      <SmallPicture className={styles.picture} image={images[0]} category={category} sizes={sizes} />
      <span className={styles.piece}>
        <span className={styles.words}>{inWords(useLanguage(), name, nameAr)}</span>
        <ProductPrice product={product} />
      </span>
    </Choice>
  )
}

const BOXES = Array.from({ length: MOST }, (_, at) => at)

interface ProductChoicesProps extends Choosing {
  results: Found
  /** Other words are on their way. */
  isSlow: boolean
}

export function ProductChoices({ results, isSlow, ...choosing }: ProductChoicesProps) {
  const { search, shop } = useTexts('search')
  const { by, count, isNear, products } = results
  const of = isNear ? search.nearTo(by) : search.foundFor(by)
  const title = isSlow ? search.searching : by === '' ? shop.shell.problem.popular : of
  const sizes = `(min-width: 48rem) 14rem, ${by === '' ? '45vw' : '5rem'}`
  return (
    <Group title={title} className={by === '' ? styles.main : `${styles.main} ${styles.found}`}>
      <div role="presentation" className={styles.tiles}>
        {products?.map((product) => <ProductChoice key={product.id} product={product} sizes={sizes} {...choosing} />) ??
          BOXES.map((box) => (
            <span key={box} aria-hidden="true" className={styles.tile}>
              <span className={styles.box} />
              <span className={styles.lines} />
            </span>
          ))}
      </div>
      {by !== '' && products?.length === count ? null : (
        <Choice name="all" to={addressOf(by)} kind="all" {...choosing}>
          {by === '' ? shop.shell.problem.toProducts : search.seeAll(count)}
        </Choice>
      )}
    </Group>
  )
}
