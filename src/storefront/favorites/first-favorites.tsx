import { Link } from 'react-router'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { useFavorites } from '#favorites/use-favorites.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ProductGrid } from '#storefront/card/product-grid.tsx'
import { SkeletonGrid } from '#storefront/listing/skeleton-grid.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './favorites.module.css'
import { useSavedProducts } from './use-saved-products.tsx'

const SHOWN = 4

export function FirstFavorites() {
  const { listing, shop } = useTexts('listing')
  const language = useLanguage()
  const saved = useFavorites(({ ids }) => Math.min(ids.length, SHOWN))
  const { products, isWaiting, problem, again } = useSavedProducts()
  const isLoading = isWaiting && problem === ''
  return (
    <AccountPart
      id="favorites"
      title={shop.favorites.title}
      action={
        products.length > SHOWN ? (
          <Link className={styles.all} to={inLanguage(language, '/favorites')}>
            {shop.favorites.viewFavorites}
          </Link>
        ) : null
      }
    >
      {products.length > 0 ? (
        <ProductGrid
          products={products.slice(0, SHOWN)}
          heading="h3"
          rest={<Link to={inLanguage(language, '/products')}>{listing.saved.toProducts}</Link>}
        />
      ) : null}
      {products.length === 0 && isLoading && saved > 0 ? (
        <SkeletonGrid count={saved} label={listing.saved.loading} />
      ) : null}
      {problem ? (
        <Notice tone="error">
          <p>{listing.saved.failed}</p>
          <Button kind="outline" onClick={again}>
            {listing.saved.retry}
          </Button>
        </Notice>
      ) : null}
      {products.length === 0 && !isWaiting ? <p>{listing.saved.empty}</p> : null}
    </AccountPart>
  )
}
