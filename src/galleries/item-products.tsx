import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './item-products.module.css'
import type { ShownItem } from './shown-gallery.ts'

/** The way from what is seen to what can be bought. */
export function ItemProducts({ products }: Pick<ShownItem, 'products'>) {
  const { viewer } = useTexts('gallery').gallery
  const language = useLanguage()
  if (products.length === 0) return null
  return (
    <ul className={styles.products} aria-label={viewer.products}>
      {products.map(({ id, name }) => (
        <li key={id}>
          <Link to={inLanguage(language, `/product/${id}`)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
