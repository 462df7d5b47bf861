import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { useVisitor } from '#accounts/use-visitor.tsx'
import { CATEGORIES, type Category, categoryPath } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, withoutLanguage } from '#lib/language.ts'
import { browserStore } from '#lib/storage.ts'
import styles from './header.module.css'

interface WayProps {
  to: string
  name: string
  onLeave?: (() => void) | undefined
}

/** A page that is on its way is marked already, so that its name and the mark never differ. */
export function Way({ to, name, onLeave }: WayProps) {
  const here = useLocation()
  const { pathname } = useNavigation().location ?? here
  const isHere = withoutLanguage(pathname) === to
  return (
    <Link
      className={styles.link}
      to={inLanguage(useLanguage(), to)}
      aria-current={isHere ? 'page' : undefined}
      onClick={onLeave}
    >
      {name}
    </Link>
  )
}

/** Admin comes last: it is known only when the page is alive, and must not push the others aside. */
export function MainWays({ onLeave, categories }: Pick<WayProps, 'onLeave'> & { categories: ReactNode }) {
  const { shell } = useTexts().shop
  const isAdmin = useVisitor() === 'admin'
  return (
    <>
      <Way to="/" name={shell.home} onLeave={onLeave} />
      <div className={styles.entry}>
        <Way to="/products" name={shell.products} onLeave={onLeave} />
        {categories}
      </div>
      <Way to="/gallery" name={shell.gallery} onLeave={onLeave} />
      {isAdmin ? <Way to="/admin" name={shell.admin} onLeave={onLeave} /> : null}
    </>
  )
}

/** Nothing leads where nothing is; all do where that is not known. */
export function CategoryWays({ onLeave }: Pick<WayProps, 'onLeave'>) {
  const { categories } = useTexts().shop.products
  const pieces = useRouteLoaderData<{ pieces?: Record<Category, number> }>('root')?.pieces
  return CATEGORIES.filter((category) => pieces?.[category] !== 0).map((category) => (
    <Way key={category} to={categoryPath(category)} name={categories[category]} onLeave={onLeave} />
  ))
}

/** A whole new page: the browser then holds the texts of one language only. Works without scripts too. */
export function LanguageWay() {
  const { shell } = useTexts().shop
  const { pathname, search, hash } = useLocation()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const query = new URLSearchParams(search)
  query.set('lang', other)

  return (
    <a
      className={styles.language}
      href={`${pathname}?${query}${hash}`}
      hrefLang={other}
      lang={other}
      onClick={() => browserStore('language').write(other)}
    >
      {shell.otherLanguage}
    </a>
  )
}
