import { Link } from 'react-router'
import { CATEGORIES, type Category, categoryPath } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './categories.module.css'

/** What the shop has, and how many pieces of it; nothing leads where nothing is. */
export function Categories({ pieces }: { pieces: Record<Category, number> }) {
  const { shell, products } = useTexts().shop
  const language = useLanguage()
  return (
    <nav className={styles.categories} aria-label={shell.categories}>
      {CATEGORIES.filter((category) => pieces[category] > 0).map((category) => (
        <Link key={category} className={styles.category} to={inLanguage(language, categoryPath(category))}>
          {products.categories[category]} <bdi className={styles.count}>{pieces[category]}</bdi>
        </Link>
      ))}
    </nav>
  )
}
