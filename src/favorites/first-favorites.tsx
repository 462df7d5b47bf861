import { AccountPart } from '#accounts/account-part.tsx'
import { ProductGrid } from '#catalog/product-grid.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Link } from '#ui/link.tsx'
import styles from './favorites.module.css'
import { useSavedProducts } from './use-saved-products.tsx'

const SHOWN = 4

/** The newest of what was saved, in the account. */
export function FirstFavorites() {
  const { listing, shop } = useTexts()
  const language = useLanguage()
  const { products, isWaiting } = useSavedProducts()
  return (
    <AccountPart
      id="favorites"
      title={shop.favorites.title}
      action={
        products.length > SHOWN ? (
          <Link className={styles.all} to={inLanguage(language, '/favorites')}>
            {shop.favorites.see}
          </Link>
        ) : null
      }
    >
      {products.length > 0 ? <ProductGrid products={products.slice(0, SHOWN)} heading="h3" /> : null}
      {products.length === 0 && !isWaiting ? <p>{listing.saved.empty}</p> : null}
    </AccountPart>
  )
}
